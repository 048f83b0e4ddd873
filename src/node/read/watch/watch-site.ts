import type { Format } from '../../../content/report/format';
import { CommandProblem } from '../../system/command-problem';
import { watchFolder } from './watch-folder';
import { coalesce } from '../../system/async/coalesce';

/** Milliseconds to wait, so that a document that is saved in two steps (empty, then written) is checked once. */
const CHECK_DELAY_MS = 100;

/** The dependencies of a watch, for tests to replace. */
export interface Watching {
  /** Calls back after every change inside a folder. Returns a function that stops it. */
  follow(dir: string, onChange: () => void, onError: (error: unknown) => void): () => void;
  /** The time of day. */
  now(): string;
  print(text: string): void;
  marks: WatchMarks;
}

/** The lines before and after each check. */
export interface WatchMarks {
  begin(time: string): string;
  end?: string;
}

/** For people: a ruled line with the time. */
const FOR_PEOPLE: WatchMarks = { begin: (time) => `\n── ${time} ${'─'.repeat(50)}\n` };

/** For programs, such as the problem matcher of an editor, which know by them when a check is over. */
const FOR_PROGRAMS: WatchMarks = { begin: (time) => `Checking, ${time}`, end: 'Checked' };

/**
 * Checks a pages folder, and again after every change in it, until Ctrl+C ends the process.
 *
 * @param check prints what it finds; a folder or file that cannot be read for a moment does not end the watch
 * @throws CommandProblem when the folder cannot be watched
 */
export async function watchSite(
  pagesDir: string,
  check: () => Promise<void>,
  { follow, now, print, marks }: Watching = watching('text'),
): Promise<never> {
  const look = async () => {
    print(marks.begin(now()));
    try {
      await check();
    } catch (error) {
      if (!(error instanceof CommandProblem)) throw error;
      print(error.message);
    }
    if (marks.end !== undefined) print(marks.end);
  };
  return new Promise<never>((_, reject) => {
    const again = coalesce(look, CHECK_DELAY_MS);
    const stop = follow(pagesDir, again, (error) => {
      // Otherwise the process would not end, for what is still watched.
      stop();
      reject(error);
    });
    again();
  });
}

/** How a folder is watched on this system. Reports that are one whole, such as JSON, have the output to themselves. */
export const watching = (format: Format): Watching => ({
  follow: watchFolder,
  now: () => new Date().toLocaleTimeString('en-GB'),
  print: format === 'text' || format === 'line' ? (text) => console.log(text) : (text) => console.error(text),
  marks: format === 'text' ? FOR_PEOPLE : FOR_PROGRAMS,
});
