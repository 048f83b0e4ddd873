import type { ReportProgress } from './steps/write-pages';

/** Smaller sites are done before anybody could read it. */
const MIN_PAGES_WITH_PROGRESS = 500;

/** Milliseconds between two looks of a terminal; a log gets a line at each tenth. */
const PRINT_INTERVAL = 100;

interface Clock {
  now(): number;
  isTerminal: boolean;
  /** Writes over the last line of a terminal. */
  overwrite(text: string): void;
}

interface Progress {
  report: ReportProgress;
  /** Prints something else meanwhile, in place of the line that a terminal shows. */
  print(text: string): void;
}

/** Tells how far the pages are: on a terminal in one line that changes, elsewhere in plain lines. */
export function createProgress(print: (text: string) => void, clock: Clock = onScreen): Progress {
  const started = clock.now();
  let toldAt = started;
  let tenth = 0;
  let isShown = false;
  const overwrite = (text: string) => {
    clock.overwrite(text);
    isShown = text !== '';
  };
  const report: ReportProgress = (done, total) => {
    if (total < MIN_PAGES_WITH_PROGRESS) return;
    const now = clock.now();
    const line = () => lineOf(done, total, (now - started) / 1000);
    if (clock.isTerminal) {
      if (now - toldAt < PRINT_INTERVAL && done < total) return;
      toldAt = now;
      overwrite(done < total ? line() : '');
    } else if (Math.floor((done * 10) / total) > tenth) {
      tenth = Math.floor((done * 10) / total);
      print(line());
    }
  };
  return {
    report,
    print(text) {
      if (isShown) overwrite('');
      print(text);
    },
  };
}

function lineOf(done: number, total: number, seconds: number): string {
  const speed = seconds === 0 ? 0 : done / seconds;
  const left = speed === 0 ? '' : `, ${Math.ceil((total - done) / speed)} s left`;
  return `${done} of ${total} pages, ${Math.round(speed)} a second${left}`;
}

const onScreen: Clock = {
  now: () => performance.now(),
  isTerminal: process.stdout.isTTY && !process.env.CI,
  overwrite: (text) => process.stdout.write(`\r\u001b[K${text}`),
};
