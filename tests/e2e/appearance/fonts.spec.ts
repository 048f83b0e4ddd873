import type { Page, Response } from '@playwright/test';
import { expect, FONTS_WAIT, letFontsBeLate, stopClock, tabTest, test } from '../support';

const FONTS = '**/*.woff2';

/** The families in which the browser has drawn an element. */
async function familiesOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  let families: string[] = [];
  // The browser forgets its numbers of nodes when the document changes between two questions.
  await expect(async () => {
    const { root } = await browser.send('DOM.getDocument');
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    families = fonts.map(({ familyName }) => familyName);
  }).toPass();
  await browser.detach();
  return families;
}

/** Opens an address whose fonts come only when the answered function is called. No time passes meanwhile. */
async function openBeforeFonts(page: Page, address: string) {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await stopClock(page);
  await page.route(FONTS, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeAttached();
  return () => send();
}

test('the page shows when its fonts are there, and in them', async ({ page }) => {
  const sendFonts = await openBeforeFonts(page, '/services/erp');
  const heading = page.locator('main h1');
  await expect(heading).toBeHidden();
  sendFonts();
  await expect(heading).toBeVisible();
  for (const selector of ['main h1', 'main p', 'footer a'])
    expect(await familiesOf(page, selector), selector).toEqual([
      expect.stringMatching(/^(?:Anek Latin|Figtree)/),
    ]);
});

test('where the fonts take long, the page shows without them, and keeps its lines when they come', async ({
  page,
}) => {
  const sendFonts = await openBeforeFonts(page, '/privacy-policy');
  const heading = page.locator('main h1');
  await page.clock.runFor(FONTS_WAIT - 1);
  await expect(heading).toBeHidden();
  await page.clock.runFor(1);
  await expect(heading).toBeVisible();
  await letFontsBeLate(page);
  const families = await familiesOf(page, 'main p');
  sendFonts();
  await page.waitForLoadState('load');
  expect(await familiesOf(page, 'main p')).toEqual(families);
  expect(families).not.toContainEqual(expect.stringMatching(/^Figtree/));
});

tabTest('where there are no fonts, the page shows at once without them', async ({ page }) => {
  await stopClock(page);
  await page.route(FONTS, (route) => route.abort());
  await page.goto('/services/erp');
  await expect(page.locator('main h1')).toBeVisible();
});

test('a first visit loads no more than 30 KB of fonts, of which a letter that no page has loads more', async ({
  page,
}) => {
  const loaded: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) loaded.push(response);
  });
  await page.goto('/', { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const sizes = await Promise.all(loaded.map(async (response) => (await response.body()).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30_000);
  expect(loaded.every((response) => response.url().includes('-used-'))).toBe(true);

  const whole = page.waitForResponse((response) => /figtree-latin-ext[^/]*\.woff2$/.test(response.url()));
  await page.evaluate(() => document.querySelector('main p')?.append('ő'));
  expect((await whole).url()).not.toContain('-used-');
});
