import { type Browser, chromium, type Page } from 'playwright';
import { BROWSER_FLAGS, BROWSER_HELP, findBrowser } from '../../browsers/browser';
import { WITHOUT_HINTS } from '../../browsers/studio';

/** Between two keystrokes, in milliseconds: somebody who types fast. */
const BETWEEN_KEYS = 120;

/** Between two steps that somebody looks at, in milliseconds. */
const BETWEEN_STEPS = 4 * BETWEEN_KEYS;

/** The name of the studio's own measure (src/studio/frame/connect-frame.ts). */
const PAINTED = 'pagewright:keystroke-to-paint';

const MAX_ATTEMPTS = 20;

/** The headings of so many blocks are clicked in turns. */
const HEADINGS = 4;

/** What was measured in a browser, in milliseconds. */
interface InBrowser {
  name: string;
  times: readonly number[];
}

/**
 * Measures what a person waits for in the studio: from a keystroke in the first heading of a page until the page in the frame is
 * painted with it, until the letter is in its field, until an undone step is painted, from a click on a block until its form is
 * painted, and from a letter in the page finder until its list is.
 *
 * @param address of the studio
 * @param count of keystrokes
 */
export async function measureInBrowser(address: string, route: string, count: number): Promise<InBrowser[]> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(BROWSER_HELP);
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    const inEmptyPage = await writeInEmptyPage(browser, count);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(WITHOUT_HINTS);
    await page.goto(`${address}#${route}`);
    await page.getByRole('treegrid').getByRole('row').first().click({ timeout: 60_000 });
    await page
      .frameLocator('iframe >> nth=0')
      .locator('main h2')
      .filter({ visible: true })
      .nth(HEADINGS)
      .waitFor();
    await beginToWrite(page);
    await page.keyboard.press('End');
    // The first keystrokes compile what all others use.
    await page.keyboard.type('xxxxx', { delay: BETWEEN_STEPS });
    await page.evaluate(NOTE_LETTERS);
    await clear(page);
    await page.keyboard.type('x'.repeat(count), { delay: BETWEEN_KEYS });
    await page.waitForTimeout(1000);
    const painted = await timesOf(page, PAINTED);
    const inField = await timesOf(page, 'letter');
    const handled = await timesOf(page, 'letter handled');
    await clear(page);
    for (let step = 0; step < count / 2; step++) {
      await page.keyboard.press(step % 2 === 0 ? 'Control+z' : 'Control+y');
      await page.waitForTimeout(BETWEEN_STEPS);
    }
    const undone = await timesOf(page, PAINTED);
    await select(page, count);
    const selected = await timesOf(page, 'select');
    await findPage(page, count);
    const listed = await timesOf(page, 'letter painted');
    return [
      { name: `keystroke to painted page (${route})`, times: painted },
      { name: 'keystroke until its letter can be drawn', times: handled },
      { name: 'keystroke to letter in its field', times: inField },
      { name: 'the same in an empty page with one field', times: inEmptyPage },
      { name: 'undo or redo to painted page', times: undone },
      { name: 'click on a block to painted form', times: selected },
      { name: 'letter in the page finder to painted list', times: listed },
    ];
  } finally {
    await browser.close();
  }
}

/** How long a letter takes in a page with nothing but its field: what no studio can be faster than. */
async function writeInEmptyPage(browser: Browser, count: number): Promise<number[]> {
  const page = await browser.newPage();
  await page.setContent('<input autofocus>');
  await page.locator('input').focus();
  await page.evaluate(NOTE_LETTERS);
  await page.keyboard.type('x'.repeat(count), { delay: BETWEEN_KEYS });
  const times = await timesOf(page, 'letter');
  await page.close();
  return times;
}

/** Clicks blocks of the page in turns. The first time the form of each is compiled. */
async function select(page: Page, count: number): Promise<void> {
  await page.evaluate(NOTE_SELECTIONS);
  for (let nth = 0; nth < HEADINGS + count / 2; nth++) {
    if (nth === HEADINGS) await clear(page);
    await clickHeading(page, nth % HEADINGS);
    await page.waitForTimeout(BETWEEN_STEPS);
  }
}

/** Clicks the first heading until its field has the cursor: the page in the frame answers once its script runs. */
async function beginToWrite(page: Page): Promise<void> {
  const isWriting = "document.activeElement.matches('aside input, aside textarea')";
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    await clickHeading(page, 0);
    await page.waitForTimeout(1000);
    if (await page.evaluate(isWriting)) return;
  }
  throw new Error('A click on a heading in the studio does not lead to its field.');
}

/** Clicks the heading of a block, which puts the cursor in its field. */
async function clickHeading(page: Page, nth: number): Promise<void> {
  const { x, y } = await page.evaluate<{ x: number; y: number }>(placeOfHeading(nth));
  await page.mouse.click(x, y);
}

/** Writes in the page finder, and takes it back. */
async function findPage(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: /^Page:/ }).click();
  await page.waitForTimeout(BETWEEN_STEPS);
  await clear(page);
  for (let typed = 0; typed < count / 2; typed += SOUGHT.length) {
    await page.keyboard.type(SOUGHT, { delay: BETWEEN_KEYS });
    await page.getByRole('searchbox').first().fill('');
  }
}

/** Letters that are in few names of pages together, and in many alone. */
const SOUGHT = 'services';

/**
 * In the page: notes how long each letter takes until the browser can draw it, until the next frame after it begins, and until that
 * is painted. A screen of 60 Hz takes a frame every 16.7 ms, so that to wait for it takes more than 15.8 ms in five of a hundred
 * cases, however short the first of these times is.
 */
const NOTE_LETTERS = `{
  let handled = 0;
  addEventListener('input', () => { handled = performance.now(); });
  addEventListener('keydown', ({ timeStamp: start }) => requestAnimationFrame(() => {
    if (handled > start) performance.measure('letter handled', { start, end: handled });
    performance.measure('letter', { start });
    setTimeout(() => performance.measure('letter painted', { start }));
  }), { capture: true });
}`;

/** Code for the page that brings the heading of a block in its frame into view, and returns where it is in the window. */
const placeOfHeading = (nth: number) => `{
  const shown = document.querySelector('iframe');
  const blocks = [...shown.contentDocument.querySelectorAll('main section:not(section section):has(h2)')];
  const headings = [...blocks.filter((block) => block.checkVisibility())[${nth}].querySelectorAll('h1, h2')];
  const heading = headings.find((one) => one.checkVisibility({ visibilityProperty: true }));
  heading.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [inside, around] = [heading.getBoundingClientRect(), shown.getBoundingClientRect()];
  const scale = around.width / shown.offsetWidth;
  ({ x: around.left + (inside.left + 9) * scale, y: around.top + (inside.top + inside.height / 2) * scale });
}`;

/** In the page: notes how long a click in its frame takes until another form is painted. */
const NOTE_SELECTIONS = `{
  const shown = document.querySelector('iframe').contentWindow;
  shown.addEventListener('pointerup', ({ timeStamp }) => {
    const start = timeStamp + shown.performance.timeOrigin - performance.timeOrigin;
    const look = new MutationObserver(() => {
      look.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.measure('select', { start })));
    });
    look.observe(document.querySelector('aside'), { childList: true, subtree: true });
  }, { capture: true });
}`;

const clear = (page: Page) => page.evaluate(() => performance.clearMeasures());

const timesOf = (page: Page, name: string): Promise<number[]> =>
  page.evaluate((name) => performance.getEntriesByName(name).map(({ duration }) => duration), name);
