import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './run.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Prepares a fresh clone: checks the version of Node, then installs the packages of package-lock.json.
 * Ends the process, saying why, where that cannot be done. Uses nothing but Node itself.
 */
export async function prepare() {
  process.chdir(ROOT);
  await requireNode();
  if (await isInstalled()) return;
  console.log('Installing what is missing (npm ci) …');
  const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) stop('The packages could not be installed; npm says why above.', code);
}

async function requireNode() {
  const { engines } = await readJson('package.json');
  const wanted = engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, wanted)) return;
  stop(
    `Pagewright needs Node ${wanted} or newer; this is ${process.versions.node}. Get it at https://nodejs.org`,
  );
}

/**
 * @param {string} version
 * @param {string} wanted
 */
function isAtLeast(version, wanted) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** Whether npm's record in node_modules fits the lock file; dates say nothing after a copy. */
async function isInstalled() {
  const installed = await readJson('node_modules/.package-lock.json').catch(() => undefined);
  if (!installed) return false;
  const { packages } = await readJson('package-lock.json');
  return Object.entries(packages).every(
    ([place, wanted]) =>
      place === '' || wanted.optional || installed.packages[place]?.version === wanted.version,
  );
}

/**
 * @param {string} file
 * @returns {Promise<any>}
 */
async function readJson(file) {
  return JSON.parse(await readFile(path.join(ROOT, file), 'utf8'));
}

/**
 * @param {string} message
 * @param {number} code
 * @returns {never}
 */
function stop(message, code = 1) {
  console.error(message);
  process.exit(code);
}
