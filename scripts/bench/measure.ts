import { PROJECT_ROOT } from '../../src/node/project';
import { type Cost, runWatched } from './watch-process';

/** One row of the table. */
export interface Measure {
  name: string;
  prepare?: (seed: number) => Promise<void>;
  /** The folder of which a copy must fit. */
  needs?: string;
  measure: () => Promise<Cost>;
}

/** Runs Node in the project. */
export const node = (...args: string[]) => runWatched(process.execPath, args, PROJECT_ROOT);

/** Runs a program that prints its own time, without the start of the process. */
export function inside(cost: Cost): Cost {
  const printed = /^took ([\d.]+)$/m.exec(cost.output)?.[1];
  if (printed === undefined) throw new Error(`A measured program did not say what it took.\n${cost.output}`);
  return { ...cost, seconds: Number(printed) / 1000 };
}
