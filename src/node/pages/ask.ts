import { createInterface } from 'node:readline/promises';
import { CommandProblem } from '../command-problem';

/** Puts a question to the person at the terminal; answers without blanks around it. */
export type Ask = (question: string) => Promise<string>;

/** @returns undefined where nobody is there to answer: the input is a file, a pipe, or CI */
export function askAtTerminal(): Ask | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return (await terminal.question(`${question} `)).trim();
    } catch (error) {
      // Ctrl+C or Ctrl+D.
      if (error instanceof Error && error.name === 'AbortError')
        throw new CommandProblem('Nothing was changed.');
      throw error;
    } finally {
      terminal.close();
    }
  };
}
