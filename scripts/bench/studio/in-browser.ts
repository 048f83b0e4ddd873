import { chromium, type Page } from 'playwright';
import { BROWSER_FLAGS, BROWSER_HELP, findBrowser } from '../../browsers/browser';

/** Between two keystrokes, in milliseconds: somebody who types fast. */
const BETWEEN_KEYS = 120;

/** The name of the studio's own measure (src/studio/frame/connect-frame.ts). */
const PAINTED = 'pagewright:keystroke-to-paint';

/** What was measured in a browser, in milliseconds. */
interface InBrowser {
  name: string;
  times: readonly number[];
}

/**
 * Measures what a person waits for in the studio: from a keystroke in the first heading of a page until the page in the frame is
 * painted with it, until the letter is in its field, and until an undone step is painted.
 *
 * @param address of the studio
 * @param count of keystrokes
 */
export async function measureInBrowser(address: string, route: string, count: number): Promise<InBrowser[]> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(BROWSER_HELP);
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${address}#${route}`);
    await page.getByRole('treegrid').getByRole('row').first().click({ timeout: 60_000 });
    const field = page.getByRole('complementary').getByRole('textbox').first();
    await field.click();
    await page.keyboard.press('End');
    // The first keystrokes compile what all others use.
    await page.keyboard.type('xxxxx', { delay: 4 * BETWEEN_KEYS });
    await page.evaluate(NOTE_LETTERS);
    await clear(page);
    await page.keyboard.type('x'.repeat(count), { delay: BETWEEN_KEYS });
    await page.waitForTimeout(1000);
    const painted = await timesOf(page, PAINTED);
    const inField = await timesOf(page, 'letter');
    await clear(page);
    for (let step = 0; step < count / 10; step++) {
      await page.keyboard.press(step % 2 === 0 ? 'Control+z' : 'Control+y');
      await page.waitForTimeout(4 * BETWEEN_KEYS);
    }
    const undone = await timesOf(page, PAINTED);
    return [
      { name: `keystroke to painted page (${route})`, times: painted },
      { name: 'keystroke to letter in its field', times: inField },
      { name: 'undo or redo to painted page', times: undone },
    ];
  } finally {
    await browser.close();
  }
}

/** In the page: notes how long each letter takes until the next frame after it. */
const NOTE_LETTERS = `addEventListener('keydown', ({ timeStamp }) =>
  requestAnimationFrame(() => performance.measure('letter', { start: timeStamp })), { capture: true })`;

const clear = (page: Page) => page.evaluate(() => performance.clearMeasures());

const timesOf = (page: Page, name: string): Promise<number[]> =>
  page.evaluate((name) => performance.getEntriesByName(name).map(({ duration }) => duration), name);
