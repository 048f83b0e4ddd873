import { codeOf } from '../os-errors';

/** Whether there is a process with this number, of whichever user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
