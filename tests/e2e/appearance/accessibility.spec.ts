import type { Locator, Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { fillWithLongWords, runningOut } from '../../support/html/long-words';
import { REST } from '../sample';
import { colourViolations, expect, noteAnimations, open, test, violations } from '../support';

/** What a visitor opens or does on a page, one after the other, without loading it anew. */
interface Walk {
  route: string;
  /** In pixels; `npm test` looks at the first alone. Each state is reached at the first: nothing that a visitor has opened closes when the window changes. */
  widths: readonly number[];
  states: readonly State[];
}

interface State {
  name: string;
  /** A selector of the part of the page that changes. */
  part: string;
  reach(page: Page): Promise<void>;
}

const openEntry = (label: string) => async (page: Page) => {
  await page.locator('header summary', { hasText: label }).click();
};

/** Chooses each tab of the page in turn. */
function tabsOf(names: readonly string[]): State[] {
  return names.map((name) => ({
    name: `the tab ${name}`,
    part: 'main section:has([role=tablist])',
    reach: (page) => page.getByRole('tab', { name }).click(),
  }));
}

const everyQuestion: State = {
  name: 'every question open',
  part: 'main section:has(details)',
  async reach(page) {
    for (const summary of await page.locator('main summary').all()) await summary.click();
  },
};

const refusedForm: State = {
  name: 'the form refused',
  part: '#contact',
  async reach(page) {
    const form = page.locator('#contact form');
    await form.getByLabel('Email').fill('abena');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.locator(':invalid').first()).toBeVisible();
  },
};

const sentForm: State = {
  name: 'the form sent',
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
};

const inTheMenu: State[] = [
  {
    name: 'the menu',
    part: 'header',
    reach: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  { name: 'Solutions in the menu', part: 'header', reach: openEntry('Solutions') },
  { name: 'Products in the menu', part: 'header', reach: openEntry('Products') },
];

const inTheBar: State[] = [
  { name: 'Solutions', part: 'header', reach: openEntry('Solutions') },
  { name: 'Products', part: 'header', reach: openEntry('Products') },
  ...['ERP', 'Billing', 'IoT', 'Hardware'].map((category) => ({
    name: `the category ${category}`,
    part: 'header',
    reach: (page: Page) => page.locator('details[open]').getByRole('button', { name: category }).click(),
  })),
];

const WIDTHS = [390, 1440];

const walks: Walk[] = [
  { route: '/services/erp', widths: [390], states: inTheMenu },
  { route: '/services/erp', widths: [1440], states: inTheBar },
  { route: '/services/erp', widths: WIDTHS, states: tabsOf(['Benifits']) },
  {
    route: '/services/crm',
    widths: WIDTHS,
    states: [...tabsOf(['Sales management', 'Marketing automation', 'Customer support']), everyQuestion],
  },
  {
    route: '/services/web-development',
    widths: WIDTHS,
    states: tabsOf(['Backend', 'Databases', 'Frameworks']),
  },
  {
    route: '/',
    widths: WIDTHS,
    states: [...tabsOf(['Web development', 'Mobile apps']), refusedForm, sentForm],
  },
  {
    route: '/services/erq',
    widths: WIDTHS,
    states: [{ name: 'pages like the address', part: 'main', reach: async () => {} }],
  },
];

/** What is half under the bar is no small target: measured from the top of the page. */
const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

for (const { route, widths, states } of walks) {
  const names = states.map(({ name }) => name).join(', ');

  /** Calls back for each state, as soon as a visitor has reached it. */
  async function walk(page: Page, look: (state: State) => Promise<void>) {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, route);
    for (const state of states) {
      await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
      await test.step(state.name, async () => {
        await state.reach(page);
        await look(state);
      });
    }
  }

  // Colours are asked of the tokens (tokens.test.ts), of each block (catalogue.spec.ts), and here of whole pages in the rest.
  test(`on ${route}, at ${widths[0]}px, axe-core finds no fault in ${names}`, async ({ page }) => {
    await walk(page, async ({ name, part }) => {
      await toTop(page);
      expect(await violations(page, 'structure', part), name).toEqual([]);
    });
  });

  test(
    `on ${route}, at ${widths.join(' and ')}px, axe-core finds no fault in the whole page with ${names}`,
    REST,
    async ({ page }) => {
      await walk(page, async ({ name }) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await toTop(page);
          expect(await violations(page, 'structure'), `${name} at ${width}px`).toEqual([]);
          expect(await colourViolations(page), `${name} at ${width}px`).toEqual([]);
        }
      });
    },
  );
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

for (const { width, height, tag } of [
  { width: 390, height: 700, tag: [] },
  { width: 1280, height: 720, tag: '@rest' },
]) {
  test(`the focus is never hidden, there and back, at ${width}px`, { tag }, async ({ page }) => {
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

test('in forced colours the markers of lists, tags and steps are drawn', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const [route, markers] of [
    ['/products/hardware/rfid-readers', 3],
    ['/privacy-policy', 1],
    ['/products/billing', 2],
    ['/', 2],
  ] as const) {
    await open(page, route);
    const { pale, kinds } = await page.evaluate(whatMarks);
    expect(pale, route).toEqual([]);
    expect(kinds, `kinds of markers on ${route}`).toBeGreaterThanOrEqual(markers);
  }
});

/** Elements with a turned square before or after their words, and those of them whose square has the ground's colour or none. */
function whatMarks() {
  const marks = [...document.querySelectorAll('main *')].flatMap((element) =>
    ['::before', '::after'].map((part) => ({ element, style: getComputedStyle(element, part) })),
  );
  const isTurned = (style: CSSStyleDeclaration) => {
    const { a, b } = new DOMMatrix(style.transform);
    return Math.round((Math.atan2(b, a) * 180) / Math.PI) === 45;
  };
  const knots = marks.filter(({ style }) => style.content === '""' && isTurned(style));
  const ground = getComputedStyle(document.body).backgroundColor;
  const isPale = ({ style }: (typeof knots)[number]) =>
    parseFloat(style.borderBlockStartWidth) < 3 || style.borderBlockStartColor === ground;
  return {
    pale: knots.filter(isPale).map(({ element }) => element.outerHTML.slice(0, 120)),
    kinds: new Set(knots.map(({ element }) => element.className || element.parentElement?.className)).size,
  };
}

for (const { colorScheme, details } of [
  { colorScheme: 'light', details: {} },
  { colorScheme: 'dark', details: REST },
] as const) {
  const title = `in ${colorScheme} forced colours what is chosen is told by more than a line`;
  test(title, details, async ({ page }) => {
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
        const room = (selector: string) => page.locator(selector).first().evaluate(roomAtSides);
        expect(await room(chosen), `beside the words of ${chosen} on ${route}`).toBeGreaterThanOrEqual(6);
        const beside = (await colours(other)).ground;
        expect(wcagContrast(ground, beside), `${chosen} beside ${other} on ${route}`).toBeGreaterThanOrEqual(
          3,
        );
      }
    }
  });
}

/** Pixels between an element's edge and its words, at the side that has fewer. */
function roomAtSides(element: Element): number {
  const style = getComputedStyle(element);
  const at = (border: string, padding: string) => parseFloat(border) + parseFloat(padding);
  return Math.min(
    at(style.borderInlineStartWidth, style.paddingInlineStart),
    at(style.borderInlineEndWidth, style.paddingInlineEnd),
  );
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

test('no line of a path begins or ends with an arrow', async ({ page }) => {
  await open(page, '/product/hardware/digtal-signage');
  const trail = page.locator('main nav');
  for (const width of [320, 360, 390, 560, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const loose = await trail.evaluate((nav) => {
      const names = [...nav.querySelectorAll('a, [aria-current]')].filter((name) => name.checkVisibility());
      const boxes = names.map((name) => name.getBoundingClientRect());
      const list = nav.querySelector('ol')?.getBoundingClientRect();
      return [...nav.querySelectorAll('svg')]
        .map((arrow) => arrow.getBoundingClientRect())
        .filter((arrow) => list && arrow.right > list.left)
        .filter(({ left, right, top, bottom }) => {
          const onLine = boxes.filter((box) => box.top < bottom && box.bottom > top);
          return !onLine.some((box) => box.right <= left) || !onLine.some((box) => box.left >= right);
        }).length;
    });
    expect(loose, `arrows at ${width}px`).toBe(0);
  }
});

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

test('a screen reader walks the pages as written down in outlines/', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, route] of [
    ['home', '/'],
    ['erp', '/services/erp'],
    ['not-found', '/404'],
  ] as const) {
    await open(page, route);
    expect.soft(await outline(page), route).toMatchSnapshot(`${name}.yml`);
  }
});
