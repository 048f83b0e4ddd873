import type { Page } from '@playwright/test';
import { PICTURES, REST, withPictures } from '../sample';
import {
  colourViolations,
  expect,
  hurryFonts,
  loadWithLateFonts,
  noteShifts,
  open,
  site,
  tabs,
  test,
  violations,
} from '../support';

/** Widths in pixels: a phone, a desk. */
const PHONE = 390;
const WIDTHS = [PHONE, 1440];

for (const { pages, details } of tabs) {
  test.describe(`from ${pages[0]} to ${pages.at(-1)}`, details, () => {
    test(
      'head, headings, no sideways scroll, room for wider text, no fault that axe-core finds',
      PICTURES,
      async ({ page }) => {
        for (const route of pages) await test.step(route, () => lookThrough(page, route));
      },
    );

    // `npm test` asks each block for its colours, and the tokens for their contrast.
    test('colours that can be read in both themes, and no fault at any width', REST, async ({ page }) => {
      // What rises into view is pale for a moment.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const route of pages) {
        await open(page, route);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          // As wide as a phone, the other test asks it.
          if (width !== PHONE)
            expect(await violations(page, 'structure'), `${route} at ${width}px`).toEqual([]);
          expect(await colourViolations(page), `${route} at ${width}px`).toEqual([]);
        }
      }
    });

    // pictures.spec.ts asks it of the sample on a telephone.
    test('nothing moves while a page loads, fonts coming late', withPictures(REST), async ({ page }) => {
      await hurryFonts(page);
      const shifts = await noteShifts(page);
      for (const route of pages) {
        await loadWithLateFonts(page, route);
        expect(await shifts(), route).toBe(0);
      }
    });
  });
}

async function lookThrough(page: Page, route: string) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/.{10,70}/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  const canonical = page.locator('link[rel=canonical]');
  if (route === '/404') await expect(canonical).toHaveCount(0);
  else await expect(canonical).toHaveAttribute('href', new URL(route, site.url).href);

  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skipped, 'headings that skip a level').toEqual([]);

  for (const width of [280, 320, 390, 768, 769, 1023, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // A busy browser lays a page out in several steps after its window has changed.
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beyond, { message: `pixels beyond the window at ${width}px` }).toBe(0);
  }

  expect(await smallTargets(page), 'controls under 24 pixels').toEqual([]);

  // At a desk's width the test of colours asks it, too.
  await page.setViewportSize({ width: PHONE, height: 900 });
  expect(await violations(page, 'structure'), '390px').toEqual([]);

  await adopt(page, TEXT_SPACING);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cutText(page), `cut by wider text at ${width}px`).toEqual([]);
  }
}

/** What a visitor may set without losing anything (WCAG 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Adds rules as the visitor's own style sheet does, which the page's policy does not forbid. */
const adopt = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Texts that do not fit into what holds them, or the whole page when it goes beyond the window. */
function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (!hasText || clipPath !== 'none' || !element.checkVisibility({ visibilityProperty: true }))
        return false;
      return (
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
      );
    });
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) cut.push(root);
    return cut.map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Links and controls under 24 by 24 pixels, links inside a sentence aside (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isInText = getComputedStyle(element).display === 'inline';
        return (
          !isInText && element.checkVisibility({ visibilityProperty: true }) && (width < 24 || height < 24)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
