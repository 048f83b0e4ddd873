import type { Browser, Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../support';

/*
 * The oldest browsers that the site is built for (vite.config.ts: Chrome 100, Safari 15.4, Firefox 100) are not at hand. Here what
 * any of them lacks is taken from the browser: a pattern, a method or a declaration that the build does not translate.
 */

/** What the style sheets may use beside a fallback; each is made a name that no browser knows. */
const LATER_STYLE =
  /:has\(|:popover-open|:user-invalid|::details-content|color-mix\(|subgrid|overflow:clip|\d(?:[ds]vh|lh)\b|(?<=@media[^{]*)\bnot \(|(?<=[;{])(?:translate|rotate|scale):/g;

const withoutLater = (text: string) => text.replace(LATER_STYLE, (found) => found.replace(/[a-z]/, 'x$&'));

/** Runs in the page, before its scripts. */
function removeLater() {
  const later = {
    HTMLFormElement: ['requestSubmit'],
    HTMLElement: ['showPopover', 'hidePopover', 'togglePopover', 'inert'],
    Element: ['checkVisibility'],
    Document: ['startViewTransition'],
    Array: ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
  };
  const all = window as unknown as Record<string, { prototype: Record<string, unknown> }>;
  for (const [name, methods] of Object.entries(later))
    for (const method of methods) delete all[name]?.prototype[method];
  for (const name of ['structuredClone', 'requestIdleCallback', 'scheduler', 'navigation']) {
    delete (window as unknown as Record<string, unknown>)[name];
  }
  for (const [owner, name] of [
    [AbortSignal, 'timeout'],
    [AbortSignal, 'any'],
    [Object, 'groupBy'],
    [URL, 'canParse'],
    [Promise, 'withResolvers'],
  ] as const)
    Reflect.deleteProperty(owner, name);
  // The build makes calls of all patterns that these browsers cannot read.
  const Pattern = window.RegExp;
  const create = (given: [string, string?]) => {
    if (/\(\?<[=!]/.test(String(given[0]))) throw new SyntaxError('invalid group specifier name');
    return Reflect.construct(Pattern, given);
  };
  const OldPattern = new Proxy(Pattern, {
    apply: (_, __, given: [string, string?]) => create(given),
    construct: (_, given: [string, string?]) => create(given),
  });
  Object.assign(window, { RegExp: OldPattern });
}

/** A page in such a browser. What the policy says of styles is left aside, as they are changed on their way. */
async function newPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, bypassCSP: true, reducedMotion: 'reduce' });
  await context.addInitScript(removeLater);
  await context.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    const body =
      type === 'stylesheet' ? withoutLater(text) : text.replace(/<style>[\s\S]*?<\/style>/, withoutLater);
    return route.fulfill({ response, body });
  });
  return context.newPage();
}

test('in the oldest browsers the script answers on every kind of page', async ({ browser, baseURL }) => {
  const page = await newPage(browser, baseURL);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  for (const route of ['/', '/services/crm', '/products/school', '/privacy-policy', '/services/erq']) {
    await page.goto(route);
    await hydrated(page);
    await expect(page.locator('html'), route).toHaveClass(/\bjs\b/);
  }
  await page.goto('/services/crm');
  await page.getByRole('tab').nth(2).click();
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  expect(faults).toEqual([]);
  await page.context().close();
});

test('in the oldest browsers a message that is sent before the script comes is sent after it', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, baseURL);
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/');
  const form = page.locator('#contact form');
  await form.getByLabel('Name').fill('Abena Owusu');
  await form.getByLabel('Email').fill('abena@example.com');
  await form.getByLabel('Message').fill('We run two shops.');
  await form.getByRole('button', { name: 'Send message' }).click();
  send();
  await expect(form.getByRole('status')).toHaveText(/^Your mail program should now show your message/);
  await page.context().close();
});

test('in the oldest browsers what the bar opens stands inside the window, and every link in it', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, baseURL);
  await page.goto('/services/erp');
  await hydrated(page);
  for (const [width, height] of [
    [1440, 900],
    [1024, 600],
    [769, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const summary of await page.locator('header summary').all()) {
      await summary.click();
      const faults = await page.locator('header details[open] > div').evaluate((menu) => {
        const { left, right, bottom } = menu.getBoundingClientRect();
        const links = [...menu.querySelectorAll('a, button')].filter(
          (link) => link.getClientRects().length > 0,
        );
        const isCut = (link: Element) => link.scrollWidth > link.clientWidth + 1 || link.clientWidth < 60;
        return [
          ...(left < 0 || right > innerWidth || bottom > innerHeight ? ['it ends outside the window'] : []),
          ...links.filter(isCut).map((link) => link.textContent),
        ];
      });
      expect(faults, `${await summary.textContent()} at ${width}px`).toEqual([]);
      await summary.click();
    }
  }
  await page.context().close();
});

test('in the oldest browsers the first slide has its height, and its buttons their edges', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, baseURL);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await hydrated(page);
  const slide = page.locator('#home [data-state=active]');
  expect((await slide.boundingBox())?.height).toBeGreaterThanOrEqual(640);
  await expect(page.locator('#home [role=tablist] + div button').first()).toHaveCSS(
    'border-top-width',
    '1px',
  );
  await page.context().close();
});

test('in the oldest browsers nothing stands outside the window or its panel', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, baseURL);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  const slide = page.locator('#home [data-state=active]');
  const panel = await slide.locator('[data-color][class*=stage]').boundingBox();
  const picture = await slide.locator('img').first().boundingBox();
  if (!panel || !picture) throw new Error('The first slide has no picture.');
  expect(picture.y).toBeGreaterThan(panel.y);
  expect(picture.y + picture.height).toBeLessThan(panel.y + panel.height);
  await page.context().close();
});

test('in the oldest browsers the names of a device stand beside it', async ({ browser, baseURL }) => {
  const page = await newPage(browser, baseURL);
  await page.goto('/products/smart-watch');
  for (const width of [1440, 900]) {
    await page.setViewportSize({ width, height: 900 });
    const device = await page.locator('main img').first().boundingBox();
    if (!device) throw new Error('The page has no device.');
    for (const name of await page.locator('[data-side=left] span').all())
      expect(await rightOf(name), `left at ${width}px`).toBeLessThan(device.x);
    for (const name of await page.locator('[data-side=right] span').all())
      expect((await name.boundingBox())?.x, `right at ${width}px`).toBeGreaterThan(device.x + device.width);
  }
  await page.context().close();
});

test('in the oldest browsers a phone shows figures two by two, and one drawing in the hero', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, baseURL);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/services/crm');
  for (const figure of await page.locator('main dl > div').all())
    expect((await figure.boundingBox())?.width).toBeGreaterThan(150);
  await expect(page.locator('main picture ~ img').first()).toBeHidden();
  await page.context().close();
});

async function rightOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.x + box.width : Number.NaN;
}
