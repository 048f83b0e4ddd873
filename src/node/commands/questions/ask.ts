import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { CommandProblem } from '../../system/command-problem';

/**
 * Asks the user a question.
 *
 * @returns the answer without blanks around it; undefined where nobody answers anything
 * @throws CommandProblem when the answers end too early
 */
export type Ask = (question: string) => Promise<string | undefined>;

/** Questions that are answered at a terminal, or by the lines of a pipe or a file. */
export interface Questions {
  ask: Ask;
  /** Shows a line between questions. */
  say(text: string): void;
  /** Whether a person is at a terminal, who can answer a question once more. */
  isInteractive: boolean;
}

/** The same, until it is closed. */
export interface Dialogue extends Questions {
  close(): void;
}

type Stream<Kind> = Kind & { isTTY?: boolean };

/** Begins with the first question: until then, and where there is none, nothing is read. */
export function openDialogue(
  input: Stream<Readable> = process.stdin,
  output: Stream<Writable> = process.stdout,
): Dialogue {
  const isTerminal = Boolean(input.isTTY && output.isTTY);
  let reader: ReturnType<typeof openReader> | undefined;
  let answered = 0;
  const ask: Ask = async (question) => {
    reader ??= openReader(input, output, isTerminal);
    const answer = await reader.nextAnswer(`${question} `);
    if (answer !== undefined) {
      answered += 1;
      return answer.trim();
    }
    if (isTerminal) throw new CommandProblem('Nothing was changed.');
    if (answered === 0) return undefined;
    throw new CommandProblem(
      `The input ended after ${answered === 1 ? 'one answer' : `${answered} answers`}; nothing answers "${question}" Nothing was changed.`,
    );
  };
  const say = (text: string) => void output.write(`${text}\n`);
  return { ask, say, isInteractive: isTerminal, close: () => reader?.close() };
}

/** One reader for all questions: with one for each, input that comes before its question would be lost. */
function openReader(input: Readable, output: Writable, isTerminal: boolean) {
  const reader = createInterface({ input, output: isTerminal ? output : undefined, terminal: isTerminal });
  const early: string[] = [];
  let isOpen = true;
  let waiting: ((answer?: string) => void) | undefined;
  const settle = (answer?: string) => {
    const settled = waiting;
    // Synchronously: the next line may be in the same chunk of input.
    waiting = undefined;
    // A terminal echoes the input itself.
    if (settled && !(isTerminal && isOpen)) output.write(`${answer ?? ''}\n`);
    settled?.(answer);
  };
  reader.on('line', (line) => (waiting ? settle(line) : early.push(line)));
  reader.on('close', () => {
    isOpen = false;
    settle();
  });
  // In raw mode a terminal does not send the signal for Ctrl+C.
  reader.on('SIGINT', () => {
    const isAsking = waiting !== undefined;
    reader.close();
    if (!isAsking) process.kill(process.pid, 'SIGINT');
  });
  return {
    /** @returns undefined at the end of the input, or when the user has cancelled */
    async nextAnswer(question: string): Promise<string | undefined> {
      const known = early.shift();
      if (known !== undefined) output.write(`${question}${known}\n`);
      if (known !== undefined || !isOpen) return known;
      reader.setPrompt(question);
      if (isTerminal) reader.prompt(true);
      else output.write(question);
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    close: () => reader.close(),
  };
}
