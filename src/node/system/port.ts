import { CommandProblem } from './command-problem';

/** The port of the dev server, unless it is taken. */
export const DEV_PORT = 5173;

/**
 * The port that an option names.
 *
 * @throws CommandProblem when it is no port
 */
export function portOf(option: string | undefined): number | undefined {
  if (option === undefined) return undefined;
  const port = Number(option);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new CommandProblem(`--port needs a number from 1 to 65535; "${option}" is none.`);
}
