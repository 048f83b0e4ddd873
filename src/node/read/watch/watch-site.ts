import { CommandProblem } from '../../system/command-problem';
import { watchFolder } from './watch-folder';
import { coalesce } from '../../system/coalesce';

/** Milliseconds to wait, so that a document that is saved in two steps (empty, then written) is checked once. */
const CHECK_DELAY_MS = 100;

/** The dependencies of a watch, for tests to replace. */
export interface Watching {
  /** Calls back after every change inside a folder. Returns a function that stops it. */
  follow(dir: string, onChange: () => void, onError: (error: unknown) => void): () => void;
  /** Calls back when the user presses Ctrl+C. */
  onStop(stop: () => void): void;
  /** The time of day. */
  now(): string;
  print(text: string): void;
}

/**
 * Checks a pages folder, and again after every change in it, until Ctrl+C.
 *
 * @param check prints what it finds; a folder or file that cannot be read for a moment does not end the watch
 * @throws CommandProblem when the folder cannot be watched
 */
export async function watchSite(
  pagesDir: string,
  check: () => Promise<void>,
  { follow, onStop, now, print }: Watching = onDisk,
): Promise<void> {
  const look = async () => {
    print(`\n── ${now()} ${'─'.repeat(50)}\n`);
    try {
      await check();
    } catch (error) {
      if (!(error instanceof CommandProblem)) throw error;
      print(error.message);
    }
  };
  await new Promise<void>((resolve, reject) => {
    const again = coalesce(look, CHECK_DELAY_MS);
    const stop = follow(pagesDir, again, reject);
    onStop(() => {
      stop();
      resolve();
    });
    again();
  });
}

const onDisk: Watching = {
  follow: watchFolder,
  onStop: (stop) => process.once('SIGINT', stop).once('SIGTERM', stop),
  now: () => new Date().toLocaleTimeString('en-GB'),
  print: (text) => console.log(text),
};
