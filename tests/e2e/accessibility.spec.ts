import type { Locator, Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { fillWithLongWords, runningOut } from '../support/long-words';
import { REST } from './sample';
import { colourViolations, expect, noteAnimations, open, test, violations } from './support';

/** A page and what a visitor has opened or done there. */
interface State {
  name: string;
  route: string;
  /** A selector of the part of the page that changes. */
  part: string;
  reach(page: Page): Promise<void>;
}

const openEntry = (label: string) => async (page: Page) => {
  await page.locator('header summary', { hasText: label }).click();
};

const openMenu = (label?: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  if (label) await openEntry(label)(page);
};

/** Chooses each tab of the page in turn. */
function tabsOf(route: string, names: readonly string[]): State[] {
  return names.map((name) => ({
    name: `the tab ${name}`,
    route,
    part: 'main section:has([role=tablist])',
    reach: (page) => page.getByRole('tab', { name }).click(),
  }));
}

const everywhere: State[] = [
  ...tabsOf('/services/crm', ['Sales management', 'Marketing automation', 'Customer support']),
  ...tabsOf('/services/erp', ['Benifits']),
  ...tabsOf('/services/web-development', ['Backend', 'Databases', 'Frameworks']),
  ...tabsOf('/', ['Web development', 'Mobile apps']),
  {
    name: 'every question open',
    route: '/services/crm',
    part: 'main section:has(details)',
    async reach(page) {
      for (const summary of await page.locator('main summary').all()) await summary.click();
    },
  },
  {
    name: 'the form refused',
    route: '/',
    part: '#contact',
    async reach(page) {
      const form = page.locator('#contact form');
      await form.getByLabel('Email').fill('abena');
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(form.locator(':invalid').first()).toBeVisible();
    },
  },
  {
    name: 'the form sent',
    route: '/',
    part: '#contact',
    async reach(page) {
      const form = page.locator('#contact form');
      await form.getByLabel('Name').fill('Abena Owusu');
      await form.getByLabel('Email').fill('abena@example.com');
      await form.getByLabel('Service').selectOption('erp');
      await form.getByLabel('Message').fill('We run two shops.');
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(form.getByRole('status')).not.toBeEmpty();
    },
  },
  { name: 'pages like the address', route: '/services/erq', part: 'main', reach: async () => {} },
];

const inTheBar: State[] = [
  { name: 'Solutions', route: '/services/erp', part: 'header', reach: openEntry('Solutions') },
  ...['Management', 'ERP', 'Billing', 'IoT', 'Hardware'].map((category) => ({
    name: `the category ${category}`,
    route: '/services/erp',
    part: 'header',
    async reach(page: Page) {
      await openEntry('Products')(page);
      await page.locator('details[open]').getByRole('button', { name: category }).click();
    },
  })),
];

const inTheMenu: State[] = [
  { name: 'the menu', route: '/services/erp', part: 'header', reach: openMenu() },
  { name: 'Solutions in the menu', route: '/services/erp', part: 'header', reach: openMenu('Solutions') },
  { name: 'Products in the menu', route: '/services/erp', part: 'header', reach: openMenu('Products') },
];

for (const [states, widths] of [
  [inTheMenu, [390]],
  [inTheBar, [1440]],
  [everywhere, [390, 1440]],
] as const) {
  for (const { name, route, part, reach } of states) {
    /** Reached at the first width: nothing that a visitor has opened closes when the window changes. */
    const visit = async (page: Page) => {
      await page.setViewportSize({ width: widths[0], height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, route);
      await reach(page);
    };

    /** What is half under the bar is no small target: measured from the top of the page. */
    const show = async (page: Page, width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    };

    test(`${name}, open on ${route}, has no fault that axe-core finds`, async ({ page }) => {
      await visit(page);
      for (const width of widths) {
        await show(page, width);
        expect(await violations(page, 'structure', part), `${width}px`).toEqual([]);
      }
      expect(await colourViolations(page, part)).toEqual([]);
    });

    test(
      `the whole page ${route} with ${name} open has no fault that axe-core finds`,
      REST,
      async ({ page }) => {
        await visit(page);
        for (const width of widths) {
          await show(page, width);
          expect(await violations(page, 'structure'), `${width}px`).toEqual([]);
          expect(await colourViolations(page), `${width}px`).toEqual([]);
        }
      },
    );
  }
}

/**
 * The element that has the focus, and whether the part of it that lies in the window can be seen: nothing lies over its
 * middle. Undefined where the focus has left the page.
 */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
    const at = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
    const isSeen = at !== null && (element.contains(at) || at.contains(element));
    return { isSeen, html: element.outerHTML.slice(0, 200) };
  });

for (const [width, height] of [
  [390, 700],
  [1280, 720],
] as const) {
  test(`the focus is never hidden, there and back, at ${width}px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await open(page, '/services/erp');
    for (const key of ['Tab', 'Shift+Tab']) {
      let seen = 0;
      for (;;) {
        await page.keyboard.press(key);
        const focus = await lookAtFocus(page);
        if (!focus) break;
        expect(focus.isSeen, focus.html).toBe(true);
        seen += 1;
      }
      expect(seen, `stops of ${key}`).toBeGreaterThan(30);
    }
  });
}

test('with reduced motion nothing is animated, and slides stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const animated = await noteAnimations(page);
  for (const route of ['/', '/services/erp', '/services/crm']) {
    await open(page, route);
    await page.getByRole('tab').nth(1).click();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await animated(), route).toEqual([]);
  }
});

test('in forced colours the chosen tab, the fields and the buttons keep an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, '/services/erp');
  const edges = (of: Locator) =>
    of.evaluate((element) => {
      const { borderBlockEndWidth, borderBlockEndStyle, backgroundColor } = getComputedStyle(element);
      return { border: borderBlockEndStyle === 'none' ? '0px' : borderBlockEndWidth, backgroundColor };
    });
  const [chosen, other] = [
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }),
  ];
  expect(await edges(chosen)).not.toEqual(await edges(other.first()));
  await open(page, '/#contact');
  for (const field of await page.locator('#contact form :is(input, select, textarea, button)').all()) {
    expect(parseFloat((await edges(field)).border)).toBeGreaterThan(0);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme} forced colours what is chosen is told by more than a line`, async ({ page }) => {
    // The site's own theme must not matter: it is the other one.
    await page.addInitScript(
      (dark) => localStorage.setItem('darkMode', dark),
      String(colorScheme === 'light'),
    );
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    const tabs = ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'] as const;
    for (const [route, width, pairs] of [
      ['/', 1280, [tabs]],
      [
        '/services/erp',
        1280,
        [
          tabs,
          ['summary[aria-current]', 'summary:not([aria-current])'],
          ['button[aria-expanded=true]', 'button[aria-expanded=false]'],
          ['footer li > a[aria-current]', 'footer li > a:not([aria-current])'],
        ],
      ],
      ['/services/erp', 390, [['nav li > a[aria-current]', 'nav li > a:not([aria-current])']]],
      ['/products/attendance', 390, [tabs]],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, route);
      const colours = (selector: string) => page.locator(selector).first().evaluate(drawnColours);
      for (const [chosen, other] of pairs) {
        const { text, ground } = await colours(chosen);
        expect(wcagContrast(text, ground), `${chosen} on ${route}`).toBeGreaterThanOrEqual(4.5);
        const beside = (await colours(other)).ground;
        expect(wcagContrast(ground, beside), `${chosen} beside ${other} on ${route}`).toBeGreaterThanOrEqual(
          3,
        );
      }
    }
  });
}

/** The colours of an element's words and of what lies under them, system colours being half transparent at times. */
function drawnColours(element: Element): { text: string; ground: string } {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('There is no canvas to mix colours on.');
  const page = document.createElement('div');
  page.style.cssText = 'forced-color-adjust: none; color: Canvas';
  document.body.append(page);
  const layers = [getComputedStyle(page).color];
  page.remove();
  const { color, backgroundColor } = getComputedStyle(element);
  const mix = (colours: readonly string[]) => {
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return `rgb(${red} ${green} ${blue})`;
  };
  layers.push(backgroundColor);
  return { ground: mix(layers), text: mix([...layers, color]) };
}

test('no long word runs out of header, footer and breadcrumbs, on any kind of page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of ['/services/erp', '/terms-of-service', '/404']) {
    await open(page, route);
    await fillWithLongWords(page);
    for (const width of [320, 768, 769, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await runningOut(page), `${route} at ${width}px`).toEqual([]);
    }
  }
});

/** What a screen reader meets on its walk: landmarks, headings, controls and pictures, without the running text. */
async function outline(page: Page): Promise<string> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return `${lines.filter((line) => !/^\s*- (text|paragraph|\/url)\b/.test(line)).join('\n')}\n`;
}

for (const [name, route] of [
  ['home', '/'],
  ['erp', '/services/erp'],
  ['not-found', '/404'],
] as const) {
  test(`a screen reader walks ${route} as written down in outlines/${name}.yml`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    expect(await outline(page)).toMatchSnapshot(`${name}.yml`);
  });
}
