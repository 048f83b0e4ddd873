import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { documentOf, PICTURES, REST, withPictures } from '../sample';
import { expect, open, routes, test, section } from '../support';

/** How much of a product screen its stage shows, in hundredths of its width and of its height. */
async function shown(page: Page, width: number, place: string, focus = '') {
  await page.setViewportSize({ width, height: 900 });
  const pictures = page.locator(`${place} [data-color]${focus} > :is(img, picture)`);
  return pictures.evaluateAll(([picture]) => {
    const image = picture?.matches('img') ? picture : picture?.querySelector('img');
    if (!image || !picture?.parentElement) throw new Error('There is no picture.');
    const whole = image.getBoundingClientRect();
    const drawn = (whole.width * Number(image.getAttribute('height'))) / Number(image.getAttribute('width'));
    const stage = picture.parentElement.getBoundingClientRect();
    const across = Math.min(whole.right, stage.right) - Math.max(whole.left, stage.left);
    const down = Math.min(whole.bottom, stage.bottom) - Math.max(whole.top, stage.top);
    const runsOff = whole.left < stage.left ? 'start' : whole.right > stage.right ? 'end' : 'neither side';
    const hundredths = (part: number, of: number) => Math.round((100 * part) / of);
    return [hundredths(across, whole.width), hundredths(down, drawn), runsOff];
  });
}

/** The first page that opens with a window, on its color at the right, and has a drawing for narrow windows. */
function opensWithWindow(): string {
  const found = routes.find((route) => {
    const [first] = JSON.parse(readFileSync(documentOf(route), 'utf8')).blocks;
    return first.type === 'hero' && !first.layout && first.picture.image?.narrow !== undefined;
  });
  if (!found) throw new Error('No page opens with such a window.');
  return found;
}

/** Asks for every picture to be shown whole, as a document may. */
const seenWhole = (page: Page) =>
  page.evaluate(() => {
    for (const stage of document.querySelectorAll<HTMLElement>('main [data-color]:has(> img)'))
      stage.dataset.focus = 'whole';
  });

/** Takes the drawings for narrow windows away, as on a page that has none. */
const withoutNarrow = (page: Page) =>
  page.evaluate(() => {
    for (const picture of document.querySelectorAll('main picture'))
      picture.replaceWith(...picture.querySelectorAll(':scope > img'));
    for (const stage of document.querySelectorAll('[data-narrow]')) stage.removeAttribute('data-narrow');
  });

test('product screens are cropped as they are drawn for', withPictures(REST), async ({ page }) => {
  await test.step('a hero shows the crop that its screen is drawn for, at every width', async () => {
    await open(page, opensWithWindow());
    await withoutNarrow(page);
    for (const width of [390, 559, 560, 768, 1023, 1024, 1279, 1440, 1920, 2560]) {
      const [across, down] = await shown(page, width, 'main');
      expect(across, `width at ${width}`).toBe(80);
      expect(Number(down), `height at ${width}`).toBeGreaterThanOrEqual(82);
      expect(Number(down), `height at ${width}`).toBeLessThanOrEqual(84);
    }
  });
  await test.step('on a phone a screen runs off at its end, or at its start where its end is the point', async () => {
    expect((await shown(page, 390, 'main'))[2]).toBe('end');
    await open(page, '/products/billing');
    await withoutNarrow(page);
    expect((await shown(page, 390, 'main', '[data-focus=end]'))[2]).toBe('start');
  });
  await test.step('a row beside text shows its screen whole on a desk, and on a phone as far as it is drawn for', async () => {
    await open(page, '/services/erp');
    await withoutNarrow(page);
    const row = '[role=tabpanel]:not([hidden]) ';
    expect(await shown(page, 1440, row)).toEqual([100, 100, 'neither side']);
    expect(await shown(page, 390, row)).toEqual([64, 100, 'end']);
  });
  await test.step('a window that has to be seen whole is so on a phone, too, and none vanishes', async () => {
    await open(page, '/services/erp');
    await withoutNarrow(page);
    await seenWhole(page);
    const row = '[role=tabpanel]:not([hidden]) ';
    for (const width of [320, 390, 559, 768])
      expect(await shown(page, width, row), `in a row at ${width}`).toEqual([100, 100, 'neither side']);
    for (const width of [320, 390, 559])
      expect((await shown(page, width, 'main'))[0], `in a hero at ${width}`).toBeGreaterThanOrEqual(60);
  });
  await test.step('a showcase shows on a phone as much of its screen as it is drawn for', async () => {
    await open(page, '/products/quick-pos');
    for (const width of [320, 390, 430]) {
      await page.setViewportSize({ width, height: 900 });
      const drawn = await page
        .locator('[data-surface=panel] img')
        .first()
        .evaluate((image) => {
          const panel = image.closest('[data-surface]')?.getBoundingClientRect();
          const { left, width: whole } = image.getBoundingClientRect();
          return panel && Math.round((760 * (panel.right - left)) / whole);
        });
      expect(drawn, `width at ${width}`).toBe(420);
    }
  });
  await test.step('the first slide’s screen stands whole, the next runs off by a fifth', async () => {
    // Otherwise a slide that comes in is measured on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    for (const width of [768, 1024, 1440, 1920]) {
      expect(await shown(page, width, '#home [role=tabpanel]')).toEqual([100, 100, 'neither side']);
    }
    await page.getByRole('tab', { name: 'Web development' }).click();
    for (const width of [1440, 1920]) {
      expect(await shown(page, width, '#home [data-state=active]')).toEqual([80, 85, 'end']);
    }
  });
});

test(
  'a narrow window gets the drawing for it, whole between the margins, down to the foot of its stage',
  PICTURES,
  async ({ page }) => {
    await open(page, opensWithWindow());
    const picture = page.locator('main picture').first();
    for (const width of [360, 390, 430, 559, 560, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const isNarrow = width < 560;
      const chosen = picture.evaluate(async (element) => {
        const [source, image] = [element.querySelector('source'), element.querySelector('img')];
        const parent = element.parentElement;
        if (!source || !image || !parent) throw new Error('There is no picture.');
        // The address changes when the browser has chosen anew.
        for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
        await image.decode();
        const stage = parent.getBoundingClientRect();
        const { left, right, top, bottom } = image.getBoundingClientRect();
        const { pathname } = new URL(image.currentSrc);
        return {
          isNarrow: source.srcset.includes(pathname),
          margins: [left - stage.left, stage.right - right, top - stage.top, stage.bottom - bottom].map(
            Math.round,
          ),
          isAlone: [...parent.querySelectorAll(':scope > img')].every((other) => !other.checkVisibility()),
          top: Math.round(top),
        };
      });
      const { top, ...shown } = await chosen;
      expect(shown.isNarrow, `the drawing at ${width}`).toBe(isNarrow);
      if (!isNarrow) continue;
      expect(shown, `at ${width}`).toEqual({ isNarrow, margins: [16, 16, 28, 0], isAlone: true });
      if (width === 390) expect(top, 'where it begins on a phone').toBeLessThan(640);
    }
  },
);

test('the last drawing of each row of steps ends with the column, as the heading above it', async ({
  page,
}) => {
  await open(page, '/services/erp');
  const steps = section(page, 'One order at six desks');
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await steps.evaluate((it) =>
      [it.querySelector('h2')?.parentElement, ...it.querySelectorAll('li:nth-child(3n) > div')].map((part) =>
        Math.round(part?.getBoundingClientRect().right ?? 0),
      ),
    );
    expect(new Set(ends).size, `${ends} at ${width}px`).toBe(1);
  }
});
