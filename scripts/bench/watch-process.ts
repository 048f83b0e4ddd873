import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { endsWithUs } from './clean-up';

/** The cost of a command. */
export interface Cost {
  /** Seconds on the clock. */
  seconds: number;
  /** Seconds of all cores together, of the process and of those that it started. */
  cpu: number;
  /** The maximum memory of all its processes together, in megabytes. */
  memory: number;
  /** What it printed. */
  output: string;
}

/** Milliseconds between two samples of the processes. */
const POLL_INTERVAL = 50;

/** Ticks a second in which Linux counts processor time (`getconf CLK_TCK`); it is 100 wherever Node runs. */
const TICKS = 100;

const PAGE_BYTES = 4096;

/**
 * Runs a command and samples it, and all processes that it starts, in `/proc`.
 *
 * @throws Error with its output, when its exit code is not 0
 */
export function runWatched(command: string, args: readonly string[], cwd: string): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    endsWithUs(child);
    const ticks = new Map<number, number>();
    let memory = 0;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        output += data;
      });
    }
    const look = () => {
      const family = familyOf(child.pid ?? 0);
      for (const each of family) ticks.set(each.pid, each.ticks);
      memory = Math.max(
        memory,
        family.reduce((sum, each) => sum + each.bytes, 0),
      );
    };
    const timer = setInterval(look, POLL_INTERVAL);
    child.on('error', reject);
    child.on('exit', look);
    child.on('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - started) / 1000;
      const cpu = [...ticks.values()].reduce((sum, each) => sum + each, 0) / TICKS;
      if (code === 0) resolve({ seconds, cpu, memory: memory / 1e6, output });
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}.\n${output}`));
    });
  });
}

interface Process {
  pid: number;
  parent: number;
  ticks: number;
  bytes: number;
}

function familyOf(root: number): Process[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? processAt(Number(name)) : []));
  const family = new Set([root]);
  // A child has a higher pid than its parent, unless the counter has wrapped around.
  for (const { pid, parent } of all.sort((one, other) => one.pid - other.pid))
    if (family.has(parent)) family.add(pid);
  return all.filter(({ pid }) => family.has(pid));
}

/** The fields of `/proc/PID/stat` are counted after the name, which may contain anything (proc(5)). */
function processAt(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, pages = 0] = [fields[1], fields[11], fields[12], fields[21]];
    return [{ pid, parent, ticks: user + system, bytes: pages * PAGE_BYTES }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
