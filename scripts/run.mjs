import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * @typedef {object} Outcome
 * @property {number} code the exit code; where a signal has ended the program, 128 and the signal's number, as shells give it
 * @property {string} output what it printed, when captured
 *
 * @typedef {object} RunOptions
 * @property {boolean} [capture] keep the output instead of showing it
 * @property {Readonly<Record<string, string>>} [env] added to the environment
 */

/**
 * Runs Node with these arguments, to its end.
 *
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function node(args, options) {
  return run(process.execPath, args, options);
}

/**
 * Runs npm with these arguments, to its end: the npm that started us where there is one.
 *
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? node([cli, ...args], options) : run('npm', args, options);
}

/**
 * Whether a program was ended by Ctrl+C or by another program: what was to follow it is not wanted any more.
 *
 * @param {number} code its exit code
 */
export const wasStopped = (code) => code === STOPPED.SIGINT || code === STOPPED.SIGTERM;

/**
 * The exit code of a command that runs programs: 0 where all ended with 0, otherwise 1. Where one was stopped, the command
 * ends as that one did.
 *
 * @param {number[]} codes what the programs ended with
 */
export const exitCodeOf = (...codes) => codes.find(wasStopped) ?? (codes.every((code) => code === 0) ? 0 : 1);

const STOPPED = { SIGINT: 128 + constants.signals.SIGINT, SIGTERM: 128 + constants.signals.SIGTERM };

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
function run(command, args, { capture = false, env = {} } = {}) {
  const colour = capture && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...colour, ...env },
    shell: command === 'npm' && process.platform === 'win32',
  });
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  const release = handOnSignals(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      release();
      const ended = code ?? 128 + (signal ? constants.signals[signal] : 0);
      resolve({ code: ended, output: Buffer.concat(chunks).toString() });
    });
  });
}

/**
 * Ctrl+C reaches the child by itself; we only wait for it. SIGTERM is passed on.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function handOnSignals(child) {
  const wait = () => {};
  const end = () => child.kill('SIGTERM');
  process.on('SIGINT', wait);
  process.on('SIGTERM', end);
  return () => {
    process.off('SIGINT', wait);
    process.off('SIGTERM', end);
  };
}
