import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { isRunning } from '../system/processes/is-running';
import { sha256 } from '../system/sha256';

/** Changes that this process is making at the moment. */
const ours = new Set<string>();

/** Identifies the host, since another container or computer with the same folder has its own process ids. */
const HERE = sha256(hostname()).slice(0, 8);

/** An id for a change, which contains the process that makes it. */
export function beginOurs(): string {
  const id = `${HERE}-${process.pid}-${randomBytes(6).toString('hex')}`;
  ours.add(id);
  return id;
}

const ID = /^[0-9a-f]{8}-\d+-[0-9a-f]{12}/;

/** The id that a name begins with. */
export const idIn = (name: string): string | undefined => ID.exec(name)?.[0];

/** Says that a change is complete, or given up. */
export const endOurs = (id: string) => ours.delete(id);

/** Whether the process that makes a change is running; `unknown` where it is one of another computer. */
export function ownerOf(id: string): 'alive' | 'gone' | 'unknown' {
  const [host, pid] = id.split('-');
  if (host !== HERE) return 'unknown';
  if (Number(pid) === process.pid) return ours.has(id) ? 'alive' : 'gone';
  return isRunning(Number(pid)) ? 'alive' : 'gone';
}
