import { chromium } from 'playwright';
import { firstThatStarts, placesOnPath } from '../../src/node/system/programs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

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
 * @throws Error when PAGEWRIGHT_CHROMIUM names a file that does not start
 */
export async function findBrowser(): Promise<string | undefined> {
  const named = process.env.PAGEWRIGHT_CHROMIUM;
  if (!named) return firstThatStarts([...placesOnPath(NAMES), chromium.executablePath()]);
  if (await firstThatStarts([named])) return named;
  throw new Error(`PAGEWRIGHT_CHROMIUM is ${named}, which does not start as a browser.`);
}
