import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { devices, test as fileTest } from '@playwright/test';
import { expect, hurryFonts, loadWithLateFonts, noteShifts, open, routes, tabs, test } from '../support';
import { PICTURES, REST, withPictures } from '../sample';

/** Bytes that the pictures which a page opens with may have, and each of the others. */
const LEAD_LIMIT = 120 * 1024;
const LIMIT = 60 * 1024;

/** Bytes of pictures in the first screen of a telephone. */
const FIRST_SCREEN_LIMIT = 90 * 1024;

/** How far a picture's `sizes` may be from the width that it is shown at. */
const TOLERANCE = 0.1;

const sizeOf = (address: string) => statSync(`dist${new URL(address, 'http://site.invalid').pathname}`).size;

const pages = [...routes, '/404'].map((route) => {
  const html = readFileSync(`dist${route === '/' ? '/index' : route}.html`, 'utf8');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const opening = main.slice(0, main.indexOf('</section>'));
  return { route, html, opening, pictures: main.match(/(?:<source\b[^>]*>)?<img\b[^>]*>/g) ?? [] };
});

fileTest('on every page the first picture has priority, is preloaded, and is the only one', () => {
  for (const { route, html, pictures } of pages) {
    const [first, ...others] = pictures;
    const preloads = html.match(/<link[^>]*as="image"[^>]*fetchPriority="high"[^>]*>/g) ?? [];
    // Two, where it has a drawing for narrow windows.
    const drawings = Array.from(first?.matchAll(/srcSet="([^"]*)"/g) ?? [], ([, srcSet]) => srcSet);
    expect(preloads.length, `${route}: preloads`).toBe(drawings.length);
    if (!first) continue;
    expect(first, route).toContain('loading="eager" fetchPriority="high"');
    for (const [index, srcSet] of drawings.entries())
      expect(preloads[index], route).toContain(`imageSrcSet="${srcSet}"`);
    const isForOne = (link: string) => / media="[^"]+"/.test(link);
    expect(preloads.filter(isForOne).length, `${route}: media`).toBe(drawings.length > 1 ? 2 : 0);
    for (const other of others) expect(other, route).toMatch(/loading="lazy"(?!.*fetchPriority)/);
  }
});

fileTest('every picture says what it shows and how large it is', () => {
  for (const { route, pictures } of pages) {
    for (const picture of pictures) {
      expect(picture, route).toMatch(/alt="[^"]{10,}"/);
      expect(picture, route).toMatch(/ width="\d+" height="\d+"/);
      expect(picture, route).toMatch(/ sizes="[^"]+" srcSet="[^"]+ \d+w"/);
    }
  }
});

fileTest('no file of a picture is heavier than its place allows', () => {
  // Those of the opening: one on most pages, one a slide on the home page.
  const leads = pages.map(({ opening }) => opening).join();
  const tooHeavy = readdirSync('dist/media', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ name, bytes: sizeOf(`/media/${name}`) }))
    .filter(({ name, bytes }) => bytes > (leads.includes(name) ? LEAD_LIMIT : LIMIT));
  expect(tooHeavy).toEqual([]);
});

test.describe('on a telephone', () => {
  const { viewport: _viewport, defaultBrowserType: _type, ...phone } = devices['Pixel 7'];
  test.use({ ...phone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  for (const { pages, details } of tabs) {
    const title = `from ${pages[0]} to ${pages.at(-1)} nothing moves while a page loads, and its pictures in the first screen are light`;
    test(title, withPictures(details), async ({ page }) => {
      await hurryFonts(page);
      const shifts = await noteShifts(page);
      for (const route of pages) {
        await loadWithLateFonts(page, route);
        expect(await shifts(), route).toBe(0);

        const shown = await picturesInView(page);
        const bytes = shown.map(sizeOf).reduce((sum, size) => sum + size, 0);
        expect(bytes, `${route}: ${shown.join(', ')}`).toBeLessThanOrEqual(FIRST_SCREEN_LIMIT);
      }
    });
  }

  test('slides that rest out of view fetch no pictures', PICTURES, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await picturesInView(page);
    // One that is further down the page than any slide, and near enough to be fetched.
    await expect(page.locator('main li img').first()).toHaveJSProperty('complete', true);
    const [, ...resting] = await page.getByRole('tabpanel', { includeHidden: true }).all();
    for (const slide of resting) {
      for (const picture of await slide.locator('img').all())
        await expect(picture).toHaveJSProperty('complete', false);
    }
  });
});

test('pictures are as wide as their sizes say', withPictures(REST), async ({ page }) => {
  for (const route of ['/', '/services/erp', '/products/attendance', '/products/quick-pos']) {
    await open(page, route);
    for (const width of [390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const wrong = (await widths(page)).filter(
        ({ shown, said }) => Math.abs(said - shown) > shown * TOLERANCE,
      );
      expect(wrong, `${route} at ${width}px`).toEqual([]);
    }
  }
});

/** The addresses of the files that a visitor sees without scrolling, once all of them have come. */
async function picturesInView(page: Page): Promise<string[]> {
  const addresses = await page.waitForFunction(() => {
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const overlaps = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return overlaps && image.checkVisibility({ visibilityProperty: true });
    });
    return inView.every((image) => image.complete) && [...new Set(inView.map((image) => image.currentSrc))];
  });
  return (await addresses.jsonValue()) || [];
}

/** Of each picture in CSS pixels: how wide it is, and how wide `sizes` says it is (its natural width, by `srcset`). */
async function widths(page: Page) {
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>('main *'))
      style.contentVisibility = 'visible';
    for (const picture of document.querySelectorAll<HTMLImageElement>('main img')) {
      picture.loading = 'eager';
      // A larger file that an earlier width of the window has asked for would stay.
      for (const files of [
        picture,
        picture.parentElement?.querySelector<HTMLSourceElement>(':scope > source'),
      ])
        if (files) files.srcset = `${files.srcset} `;
    }
  });
  const pictures = await page.waitForFunction(() => {
    const all = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      ({ clientWidth }) => clientWidth > 0,
    );
    const areThere = all.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    return (
      areThere &&
      all.map(({ currentSrc, clientWidth, naturalWidth }) => ({
        file: currentSrc,
        shown: clientWidth,
        said: naturalWidth,
      }))
    );
  });
  return (await pictures.jsonValue()) || [];
}
