import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { tabsOf } from './sample';

export { expect };

const withStoppedClock = new WeakSet<BrowserContext>();

/** A test in the tab that it shares with others; a stopped clock would stay in it, so that such a tab is closed. */
export const tabTest = base.extend({
  async context({ context }, use) {
    await use(context);
    if (withStoppedClock.has(context)) await context.close();
  },
});

/** The browser that loads no pictures (playwright.config.ts), and what it writes because of that. */
const NO_PICTURES = 'chromium';
const ABOUT_PICTURES = /image loading is disabled|\/media\/\S+ was preloaded using link preload but not used/;

/** A test that also fails when the page writes an error or a warning to the console, hydration's included. */
export const test = tabTest.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use, { project }) => {
      const heard: string[] = [];
      const hear = (message: string) => heard.push(`${page.url()}: ${message}`);
      page.on('console', (message) => {
        // The browser reports the 404 page's own status, which is as it should be.
        if (message.location().url === page.url() && message.text().includes('status of 404')) return;
        if (project.name === NO_PICTURES && ABOUT_PICTURES.test(message.text())) return;
        if (message.type() === 'error' || message.type() === 'warning') hear(message.text());
      });
      page.on('pageerror', (error) => hear(String(error)));
      await use(undefined);
      expect(heard, 'messages in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** What the site document says of the site under test. */
export const site: { name: string; url: string } = JSON.parse(readFileSync('pages/_site.json', 'utf8'));

/** The routes of all pages, as the built site tells search engines. */
export const routes = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

/** All pages with the unknown-route page, in the tabs that tests open them in. */
export const tabs = tabsOf([...routes, '/404']);

/** Waits until React has taken over, without waiting for the browser to be idle first: a stopped clock never is. */
export async function hydrated(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
}

/** Opens an address and waits until script answers there. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

/** The part of the page that holds a heading with these words. */
export const section = (page: Page, heading: string | RegExp) =>
  page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) });

/** How far the page is scrolled, in pixels. */
export const place = (page: Page) => page.evaluate(() => scrollY);

/**
 * Stops the page's clock before the page is opened: from then on it moves by `page.clock.runFor` alone, so that a busy
 * machine changes nothing. An installed clock that is not stopped runs on beside the test.
 */
export async function stopClock(page: Page) {
  withStoppedClock.add(page.context());
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of level AAA, which is not our goal; every other rule is on, those that axe-core leaves off included. */
const BEYOND_GOAL = ['wcag2aaa', 'wcag21aaa', 'wcag22aaa'];

/**
 * The rules of axe-core that the page breaks, each with the elements that break it.
 *
 * @param of rules about colours, which are the only ones that a change of theme matters to, or all others
 * @param within a selector: only what is in it is looked at
 */
export async function violations(
  page: Page,
  of: 'colours' | 'structure',
  within = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ beyond, ofColours, within }) => {
      const { axe } = window as unknown as AxeWindow;
      const isOn = ({ tags }: AxeRule) =>
        !tags.some((tag) => beyond.includes(tag)) && tags.includes('cat.color') === ofColours;
      const rules = Object.fromEntries(axe.getRules().map((rule) => [rule.ruleId, { enabled: isOn(rule) }]));
      // What a frame shows is looked at by itself.
      const { violations } = await axe.run(within, { rules, iframes: false, resultTypes: ['violations'] });
      return violations.map(
        (each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
    },
    { beyond: BEYOND_GOAL, ofColours: of === 'colours', within },
  );
}

/** The rules about colours that the page breaks in either theme. */
export async function colourViolations(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await violations(page, 'colours', within)).map((each) => `${colorScheme}: ${each}`));
  }
  return found;
}

interface AxeRule {
  ruleId: string;
  tags: string[];
}

interface AxeWindow {
  axe: {
    getRules(): AxeRule[];
    run(
      within: string,
      options: object,
    ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
  };
}

/**
 * Notes every animation from the start of the page on, so that a test need not catch one while it runs.
 *
 * @returns reads the names of all properties that were animated so far
 */
export async function noteAnimations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      const frames = (animation.effect as KeyframeEffect).getKeyframes();
      noted.push(...frames.flatMap((frame) => Object.keys(frame)));
      return animation;
    };
  });
  return () => page.evaluate(() => (window as unknown as { noted: string[] }).noted);
}

/**
 * Notes from the start of the page on how far things move without the visitor's doing.
 *
 * @returns reads the sum so far, in the browser's own measure (layout shift score), once what is due is drawn
 */
export async function noteShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const noted = { shift: 0 };
    const add = (entries: PerformanceEntry[]) => {
      for (const entry of entries) noted.shift += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      async shiftSoFar() {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        add(observer.takeRecords());
        return noted.shift;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { shiftSoFar(): Promise<number> }).shiftSoFar());
}

/** Milliseconds after which a page shows without its fonts (app/client/wait-for-fonts.ts). */
export const FONTS_WAIT = 900;

/** From now on pages that wait for fonts do it no longer than it takes to draw them, so that no test waits for the clock. */
export const hurryFonts = (page: Page) =>
  page.addInitScript((fontsWait) => {
    const wait = window.setTimeout;
    const hurry = (run: () => void, delay = 0) => wait(run, delay === fontsWait ? 0 : delay);
    Object.assign(window, { setTimeout: hurry });
  }, FONTS_WAIT);

/**
 * Lets the time go by in which a browser still takes a font that may come late, about 100 ms from the first use
 * (`font-display: optional`, CSS Fonts 4). The browser measures it by its own clock, so this is an animation, which goes on
 * where the clock of the page stands still.
 */
export const letFontsBeLate = (page: Page) =>
  page.evaluate(async () => {
    await document.documentElement.animate({}, 200).finished;
  });

/**
 * Opens an address whose fonts come too late to be used for the first paint, as on a slow connection. The document is there as a whole
 * before: in how many pieces a browser draws it depends on the machine.
 */
export async function loadWithLateFonts(page: Page, address: string) {
  const isDocument = ({ pathname }: URL) => pathname === new URL(address, site.url).pathname;
  await page.route(isDocument, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace('<head>', `<head>${WHOLE_BEFORE_PAINT}`).replace('</body>', `${LAST}</body>`);
    await route.fulfill({ response, body });
  });
  let send = () => {};
  let held = 0;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(FONTS, async (request) => {
    held += 1;
    await sent;
    await request.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await painted(page);
  expect(await page.locator(`#${LAST_ID}`).count(), 'the document as a whole before the first paint').toBe(1);
  // A browser that has them in its memory would make the test one of nothing.
  await expect.poll(() => held, 'fonts that are late').toBeGreaterThan(0);
  await letFontsBeLate(page);
  send();
  await page.waitForLoadState('load');
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await page.unroute(FONTS);
  await page.unroute(isDocument);
}

/** Browsers draw nothing before they have read this element, the last one. */
const LAST_ID = 'whole-document';
const LAST = `<i id="${LAST_ID}" hidden></i>`;
const WHOLE_BEFORE_PAINT = `<link rel="expect" href="#${LAST_ID}" blocking="render">`;

const FONTS = '**/*.woff2';

/** Waits until the browser has shown something of the page. */
async function painted(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}
