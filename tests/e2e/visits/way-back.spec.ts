import { findBrowser } from '../../../scripts/browsers/browser';
import { expect, hydrated, test as base } from '../support';

/** In a browser that keeps whole pages in its memory, which Playwright switches off in its own. */
const test = base.extend({
  async page({ playwright, launchOptions, baseURL }, use) {
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    // A Chromium built without windows has no such memory.
    const executablePath = await findBrowser();
    const browser = await playwright.chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs });
    await use(await browser.newPage({ baseURL }));
    await browser.close();
  },
});

test('on the way back from elsewhere the browser shows the page as it was left', async ({ page }) => {
  for (const address of ['/', '/services/erp']) {
    await page.goto(address);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.goto('/robots.txt');
    // No load comes for a page that was kept.
    await page.goBack({ waitUntil: 'commit' });
    const notKept = () =>
      page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation');
        const reasons: unknown = entry && Reflect.get(entry, 'notRestoredReasons');
        return 'isSame' in window ? 'kept' : JSON.stringify(reasons);
      });
    await expect.poll(notKept, `${address} is kept`).toBe('kept');
  }
});
