import { readFile } from 'node:fs/promises';
import { type CDPSession, chromium, type Page } from 'playwright';
import { BROWSER_FLAGS, BROWSER_HELP, findBrowser } from '../../browsers/browser';
import { WITHOUT_HINTS } from '../../browsers/studio';

/** What somebody does in half an hour: in each minute a page is opened, blocks are selected, and a heading is written. */
const MINUTES = 30;
const LETTERS = 100;
const SELECTED_BLOCKS = 4;

/** After so many minutes everything has been loaded that is loaded once. */
const WARM_MINUTES = 3;

/** Memory in MB, each after everything that can be freed was freed. */
export interface Memory {
  /** Of the studio's page, with the page in its frame. */
  browser: { before: number; after: number };
  /** Of the server's process. */
  server: { before: number; after: number };
}

/**
 * Does the work of half an hour in the studio without its pauses, and measures how much memory it adds.
 *
 * @param address of the studio
 * @param server the id of the server's process
 * @param titles of the pages that are opened in turns
 */
export async function measureMemory(
  address: string,
  server: number,
  titles: readonly string[],
): Promise<Memory> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(BROWSER_HELP);
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(WITHOUT_HINTS);
    await page.goto(address);
    await page.getByRole('treegrid').waitFor({ timeout: 60_000 });
    const inspector = await page.context().newCDPSession(page);
    for (let minute = 0; minute < WARM_MINUTES; minute++) await work(page, titles, minute);
    const before = { browser: await heapOf(inspector), server: await residentOf(server) };
    for (let minute = 0; minute < MINUTES; minute++) await work(page, titles, minute);
    const after = { browser: await heapOf(inspector), server: await residentOf(server) };
    return {
      browser: { before: before.browser, after: after.browser },
      server: { before: before.server, after: after.server },
    };
  } finally {
    await browser.close();
  }
}

async function work(page: Page, titles: readonly string[], minute: number): Promise<void> {
  const title = titles[minute % titles.length] ?? '';
  await page.getByRole('button', { name: /^Page:/ }).click();
  await page.getByRole('searchbox').first().fill(title);
  await page.keyboard.press('Enter');
  const rows = page.getByRole('treegrid').getByRole('row', { level: 1 });
  for (let nth = 0; nth < Math.min(SELECTED_BLOCKS, await rows.count()); nth++)
    await rows.nth(nth).click({ position: { x: 60, y: 12 } });
  await rows.first().click({ position: { x: 60, y: 12 } });
  await page.getByRole('complementary').getByRole('textbox').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type('x'.repeat(LETTERS));
  for (const key of ['Control+z', 'Control+y', 'Control+z']) await page.keyboard.press(key);
  if (minute % 2 === 0) await page.keyboard.press('Control+s');
}

async function heapOf(inspector: CDPSession): Promise<number> {
  await inspector.send('HeapProfiler.collectGarbage');
  const { usedSize } = await inspector.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** What the process holds, of Linux. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
}
