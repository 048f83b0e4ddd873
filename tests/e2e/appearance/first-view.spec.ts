import type { Page } from '@playwright/test';
import { PICTURES } from '../sample';
import { expect, hydrated, noteShifts, test } from '../support';

const SHEET = '**/assets/style-*.css';
const ICONS = '**/assets/icons-*.svg';

/** Holds back what a page fetches beside its HTML; the answer lets it come. */
async function hold(page: Page, files: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.waitForLoadState('load');
  };
}

/** How elements of the page look: their places, and what their style says. */
const look = (page: Page, elements: string) =>
  page.locator(elements).evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, backgroundImage, font, display, visibility } =
        getComputedStyle(element);
      return [x, y, width, height, color, backgroundColor, backgroundImage, font, display, visibility].join();
    }),
  );

/** Without what menus hold. */
const FIRST_VIEW = 'header :not(details > :not(summary), details > :not(summary) *), main h1, main h1 ~ *';

for (const [address, width] of [
  ['/', 1280],
  ['/', 390],
  ['/services/erp', 1280],
  ['/services/erp', 390],
  ['/privacy-policy', 1280],
] as const) {
  test(
    `${address}, ${width} px wide: the first view looks without the style sheet as with it`,
    PICTURES,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const shifts = await noteShifts(page);
      const release = await hold(page, SHEET);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('main h1').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('footer'), 'what comes after the sheet waits for it').toHaveCount(0);
      const before = await look(page, FIRST_VIEW);
      expect(before.length).toBeGreaterThan(10);
      await release();
      await hydrated(page);
      expect(await look(page, FIRST_VIEW)).toEqual(before);
      expect(await shifts()).toBeLessThanOrEqual(0.01);
    },
  );
}

test(
  'icons that come late move nothing, and those of the first view are there at once',
  PICTURES,
  async ({ page }) => {
    const shifts = await noteShifts(page);
    const release = await hold(page, ICONS);
    // Browsers count them among what a page loads.
    await page.goto('/services/erp', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('main h1')).toBeVisible();
    // Pictures are asked elsewhere: files of one picture in several widths differ by parts of a pixel in height.
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
      return Promise.all(Array.from(document.images, (picture) => picture.decode()));
    });
    const drawn = (within: string) =>
      page
        .locator(`${within} use`)
        .evaluateAll((all: SVGUseElement[]) => all.map((use) => use.getBBox().width > 0));
    const first = 'main section:first-of-type:has(h1)';
    expect(await drawn(first)).not.toEqual([]);
    expect(await drawn(first)).not.toContain(false);
    expect(await drawn('footer')).not.toContain(true);
    const before = await look(page, 'main svg, footer svg');
    await release();
    await hydrated(page);
    await expect.poll(() => drawn('footer')).not.toContain(false);
    expect(await look(page, 'main svg, footer svg')).toEqual(before);
    expect(await shifts()).toBe(0);
  },
);

test('the style sheet stays when the page that it came with goes', async ({ page }) => {
  await page.goto('/privacy-policy');
  await hydrated(page);
  for (const name of ['ERP', 'CRM']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const links = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((all) => all.map((link) => link.parentElement?.tagName));
    expect(links).toEqual(['HEAD']);
  }
  const style = async () =>
    (await look(page, 'footer *')).map((each) => each.replace(/^(?:[\d.-]+,){4}/, ''));
  // The link that was pressed looks pointed to until the pointer moves, and then fades.
  await page.mouse.move(0, 0);
  await page
    .getByRole('contentinfo')
    .evaluate((footer) =>
      Promise.allSettled(footer.getAnimations({ subtree: true }).map((one) => one.finished)),
    );
  const inPlace = await style();
  await page.goto('/services/crm');
  await hydrated(page);
  expect(await style()).toEqual(inPlace);
});
