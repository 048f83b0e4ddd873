import { readFileSync, statSync } from 'node:fs';
import { test as fileTest, type Page } from '@playwright/test';
import { PICTURES } from '../sample';
import { expect, routes, test } from '../support';

/** A page with pictures just below its first one, which browsers fetch as soon as the page is laid out. */
const ROUTE = '/services/erp';

/** Milliseconds after which further pictures are fetched beside the first one (app/client/bootstrap.ts). */
const MAX_HOLD = 3000;

/** How wide a window is on the phone that Lighthouse simulates: 412 pixels across, 1.75 device pixels each. */
const PHONE_PIXELS = 866;

/** Bytes that such a phone may fetch for it. */
const PHONE_LIMIT = 40_000;

const isLead = (address: string) => address.includes('/erp-production');

fileTest('fonts and first picture are preloaded, before the style, and nothing else is', () => {
  for (const route of [...routes, '/404']) {
    const html = readFileSync(`dist${route === '/' ? '/index' : route}.html`, 'utf8');
    const kinds = (text: string) =>
      Array.from(text.matchAll(/<link rel="preload" as="(\w+)"/g), ([, as]) => as);
    const [beforeStyle = '', ...rest] = html.split('<style>');
    // A first picture with a drawing for narrow windows has both, each for its windows.
    const [, source, picture] = /<main[\s\S]*?(<source\b[^>]*>)?(<img\b)[\s\S]*<\/main>/.exec(html) ?? [];
    const drawings = [source, picture].filter(Boolean).map(() => 'image');
    expect(kinds(beforeStyle), route).toEqual(['font', 'font', ...drawings]);
    expect(kinds(rest.join('<style>')), route).toEqual([]);
  }
});

fileTest('the first picture is light on a phone', () => {
  for (const route of routes) {
    const html = readFileSync(`dist${route === '/' ? '/index' : route}.html`, 'utf8');
    const [, srcSet] = /<link rel="preload" as="image" imageSrcSet="([^"]+)"/.exec(html) ?? [];
    const offered = (srcSet?.split(', ') ?? []).map((file) => file.split(' '));
    const [file] =
      offered.find(([, width = '']) => Number.parseInt(width, 10) >= PHONE_PIXELS) ?? offered.at(-1) ?? [];
    if (file) expect(statSync(`dist${file}`).size, `${route}: ${file}`).toBeLessThanOrEqual(PHONE_LIMIT);
  }
});

test.describe('further pictures', PICTURES, () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('are fetched when the first one is shown', async ({ page }) => {
    const { pictures, sendLead } = await openBeforeLead(page);
    expect(await pictures()).toEqual([]);
    sendLead();
    await expect.poll(pictures).not.toEqual([]);
  });

  test('are fetched before it where the visitor scrolls', async ({ page }) => {
    const { pictures, sendLead } = await openBeforeLead(page);
    expect(await pictures()).toEqual([]);
    await page.evaluate(() => scrollBy(0, 1));
    await expect.poll(pictures).not.toEqual([]);
    sendLead();
  });
});

/**
 * Opens the page, whose first picture comes only when `sendLead` is called, and waits until it is laid out.
 *
 * @returns `pictures` reads the addresses of further pictures that were asked for so far
 */
async function openBeforeLead(page: Page) {
  await page.addInitScript((maxHold) => {
    const wait = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, delay = 0) => (delay === maxHold ? 0 : wait(run, delay)),
    });
  }, MAX_HOLD);
  const asked: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (address.endsWith('.webp') && !isLead(address)) asked.push(address);
  });
  let sendLead = () => {};
  const sent = new Promise<void>((resolve) => {
    sendLead = resolve;
  });
  await page.route(
    ({ pathname }) => isLead(pathname),
    async (route) => {
      await sent;
      await route.continue();
    },
  );
  await page.goto(ROUTE, { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('footer')).toBeAttached();
  let markers = 0;
  const pictures = async () => {
    // A request of the test's own, a few frames later: what the layout asks for comes before it.
    const marker = `/favicon.ico?${markers++}`;
    const heard = page.waitForRequest((request) => request.url().endsWith(marker));
    await page.evaluate(async (address) => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      new Image().src = address;
    }, marker);
    await heard;
    return asked;
  };
  return { pictures, sendLead: () => sendLead() };
}
