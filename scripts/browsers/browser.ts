import { chromium } from 'playwright';
import { CommandProblem } from '../../src/node/system/command-problem';
import { firstThatStarts, placesOnPath } from '../../src/node/system/processes/programs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Chromium built without windows and their interface, as Debian and Chrome for Testing call it. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

const isRoot = process.getuid?.() === 0;

/** Flags for every browser that we start: no background requests. */
export const BROWSER_FLAGS: readonly string[] = [
  // Chromium refuses to run its sandbox as root, which is what containers give us.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What to do by hand where no browser is found and none can be installed. */
export const BROWSER_HELP =
  'Install Chromium or Chrome, or set PAGEWRIGHT_CHROMIUM to the path of one that you have.';

/**
 * Finds a Chromium that starts: the one that PAGEWRIGHT_CHROMIUM names, else one on the PATH, else Playwright's own.
 *
 * @returns the path of its executable, or undefined where there is none
 * @throws CommandProblem when PAGEWRIGHT_CHROMIUM names a file that does not start
 */
export async function findBrowser(): Promise<string | undefined> {
  const named = process.env.PAGEWRIGHT_CHROMIUM;
  if (!named) return firstThatStarts([...placesOnPath(NAMES), chromium.executablePath()]);
  if (await firstThatStarts([named])) return named;
  throw new CommandProblem(
    `PAGEWRIGHT_CHROMIUM is ${named}, which does not start as a browser. Set it to the path of Chromium or Chrome, or unset it.`,
  );
}

/**
 * Finds the browser for tests: the one that PAGEWRIGHT_CHROMIUM names, else a Chromium built without windows, which takes a third
 * less processor time for a page, else any that `findBrowser` finds. The first has no memory of whole pages (back/forward cache).
 *
 * @returns the path of its executable, or undefined where there is none
 * @throws CommandProblem when PAGEWRIGHT_CHROMIUM names a file that does not start
 */
export async function findTestBrowser(): Promise<string | undefined> {
  const shell = process.env.PAGEWRIGHT_CHROMIUM ? undefined : await findShell();
  return shell ?? findBrowser();
}

/** Finds a Chromium built without windows on the PATH. */
export const findShell = (): Promise<string | undefined> => firstThatStarts(placesOnPath(SHELL_NAMES));
