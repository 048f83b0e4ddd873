import type { Page } from '@playwright/test';
import { parse, wcagContrast } from 'culori';
import { PICTURES, REST, withPictures } from '../sample';
import { expect, open, test } from '../support';

/** A page on A4 with its margins, and on a sheet as wide as a desk. */
const WIDTHS = [688, 1280];

/** With slides, tabs and questions; then with what else a page may have. */
const PAGES = [
  { routes: ['/', '/services/crm'], details: {} },
  { routes: ['/services/erp', '/products/school', '/terms-of-service'], details: REST },
];

for (const { routes, details } of PAGES)
  test(
    `on paper every word of ${routes.join(', ')} is there, light, with nothing fixed, and after a visit in the dark theme`,
    withPictures(details),
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('darkMode', 'true'));
      for (const route of routes) {
        await page.emulateMedia({ media: 'screen' });
        await open(page, route);
        await page.emulateMedia({ media: 'print' });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect(await faultsOnPaper(page), `${route} at ${width}px`).toEqual([]);
        }
        await hideAllBut(page, 'hidden');
        expect(await faultsOnPaper(page), `${route} with hidden panels`).toEqual([]);
        await hideAllBut(page, 'until-found');
        expect(await faultsOnPaper(page), `${route} with panels hidden until found`).toEqual([]);
        await expectTextOnLastSheet(page);
      }
    },
  );

test('on paper the parts of a device are numbered on it and named below', PICTURES, async ({ page }) => {
  await open(page, '/products/hardware/rfid-readers');
  await page.emulateMedia({ media: 'print' });
  const device = page.getByRole('main').locator('section').first();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { numbers, names, isOutside } = await device.evaluate((hero) => {
      const picture = hero.querySelector('img')?.getBoundingClientRect();
      const shown = [...hero.querySelectorAll('svg text')].filter((number) => number.checkVisibility());
      return {
        numbers: shown.map((number) => number.textContent),
        names: [...hero.querySelectorAll('[data-side]')].map(
          (name) => getComputedStyle(name, '::before').content,
        ),
        isOutside: shown.some((number) => {
          const { left, right, top, bottom } = number.getBoundingClientRect();
          return (
            !picture ||
            left < picture.left ||
            right > picture.right ||
            top < picture.top ||
            bottom > picture.bottom
          );
        }),
      };
    });
    expect(numbers, `numbers at ${width}px`).toEqual(['1', '2', '3', '4']);
    expect(names).toHaveLength(numbers.length);
    expect(new Set(names)).toEqual(new Set(['counter(part)']));
    expect(isOutside, `a number beside the device at ${width}px`).toBe(false);
  }
});

test('without script every word is on paper, too', PICTURES, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  for (const route of ['/', '/services/crm']) {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faultsOnPaper(page), `${route} at ${width}px`).toEqual([]);
    }
  }
  await context.close();
});

/** Hides all panels but the first of each kind, as a script may do instead of a style sheet. */
const hideAllBut = (page: Page, value: string) =>
  page.evaluate((hidden) => {
    for (const panel of document.querySelectorAll('[role=tabpanel] ~ [role=tabpanel]'))
      panel.setAttribute('hidden', hidden);
  }, value);

/** A sheet with words carries their font; an empty one has none. What loads meanwhile may change the number of sheets: then once more. */
async function expectTextOnLastSheet(page: Page) {
  await expect(async () => {
    const sheets =
      (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    const last = await page.pdf({ format: 'A4', pageRanges: String(sheets) });
    expect(last.toString('latin1')).toMatch(/\/Type\s*\/Font\b/);
  }).toPass();
}

/** Texts that cannot be seen, or hardly, what is fixed, and grounds that are not white. */
async function faultsOnPaper(page: Page): Promise<string[]> {
  const { boxes, texts, sheet } = await page.evaluate(whatIsDrawn);
  return [
    ...boxes.filter(({ position }) => position === 'fixed' || position === 'sticky').map(named('fixed')),
    ...boxes
      .filter(({ ground }) => !isSeenThrough(ground) && wcagContrast(ground, WHITE) > 1.02)
      .map(named('ground')),
    ...texts.filter(({ isSeen, width }) => !isSeen || width < 2).map(named('unseen')),
    ...texts.filter(({ left, right }) => left < -1 || right > sheet + 1).map(named('off the sheet')),
    ...texts.filter(({ colour }) => wcagContrast(colour, WHITE) < 4.5).map(named('pale')),
  ];
}

const WHITE = '#fff';

const isSeenThrough = (colour: string) => parse(colour)?.alpha === 0;

const named =
  (fault: string) =>
  ({ html }: { html: string }) =>
    `${fault}: ${html}`;

/**
 * Every box of the page, and every text of its main part but the names of tabs, what is for the ear alone, news of a form, and
 * the page that is laid out unseen before the visitor goes to it.
 */
function whatIsDrawn() {
  const shown = [...document.querySelectorAll('html, body, body *')].filter((it) => it.checkVisibility());
  const nodes = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const texts = [];
  while (nodes.nextNode()) {
    const { currentNode } = nodes;
    const element = currentNode.parentElement;
    if (!element || !currentNode.nodeValue?.trim()) continue;
    if (element.closest('[data-waiting], [role=tablist], [role=alert], option, script, .visually-hidden'))
      continue;
    const range = document.createRange();
    range.selectNode(currentNode);
    const { width, left, right } = range.getBoundingClientRect();
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const colour = getComputedStyle(element).color;
    texts.push({ html: element.outerHTML.slice(0, 120), isSeen, width, left, right, colour });
  }
  const boxes = shown.map((element) => {
    const { position, backgroundColor: ground } = getComputedStyle(element);
    return { html: element.outerHTML.slice(0, 120), position, ground };
  });
  return { boxes, texts, sheet: innerWidth };
}
