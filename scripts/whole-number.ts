import { CommandProblem } from '../src/node/system/command-problem';

/**
 * The whole number that an option names.
 *
 * @param option as it is written, such as `--runs`
 * @throws CommandProblem when it is none, or less than the least
 */
export function wholeNumber(written: string, option: string, least: number): number {
  const number = Number(written);
  if (/^[0-9]+$/.test(written) && number >= least) return number;
  throw new CommandProblem(`${option} needs a whole number from ${least} on; "${written}" is none.`);
}
