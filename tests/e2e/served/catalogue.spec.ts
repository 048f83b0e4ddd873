import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { serve } from '../../../src/node/hosting/serve/serve';
import type { Page } from '@playwright/test';
import { DEFAULT_PATTERNS } from '../../../src/generated/schema-values';
import { blockTypes } from '../../support/block-types';
import { fillWithLongWords, runningOut } from '../../support/html/long-words';
import { REST } from '../sample';
import { colourViolations, expect, hydrated, test, violations } from '../support';

const build = (options: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/run-ts.mjs', 'scripts/build.ts', ...options]);

let folder: string;
let site: Awaited<ReturnType<typeof serve>>;
let catalogue: string;

// One site for all tests of this file, in a hook: for a fixture of its own Playwright would start another browser.
test.describe.configure({ mode: 'default' });

test.beforeAll('build a site with the catalogue, and serve it', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pagewright-catalogue-'));
  const dir = path.join(folder, 'site');
  await build(['--catalogue', '--pages', 'tests/visual/pages', '--out', dir]);
  site = await serve({ dir });
  catalogue = `${site.url}/_blocks`;
});

test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Opens the catalogue without its examples, which are some hundred pages in frames.
 *
 * @param wanted the address of an example that is shown all the same
 */
async function openWithoutExamples(page: Page, address: string, wanted?: string) {
  await page.route(/\/_blocks\/[^/]+\/[^/]+\?theme/, (route) =>
    wanted && route.request().url().includes(wanted)
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto(address);
}

test('in the catalogue blocks are found, copied and seen live', async ({ context, page }) => {
  await openWithoutExamples(page, `${catalogue}#faq`, '/faq/default?theme=light');
  await test.step('the search finds a block by its purpose', async () => {
    const blocks = page.getByRole('heading', { level: 2 });
    const all = await blocks.count();
    await page
      .getByRole('searchbox', { name: 'Search by name or purpose' })
      .fill('QUESTIONS that customers ask');
    await expect(blocks).toHaveText(['faq']);
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['faq']);
    await expect(page.getByText(`1 of ${all} block types`)).toBeVisible();
    await page.getByRole('searchbox').fill('submarine');
    await expect(blocks).toHaveCount(0);
    await expect(page.getByText('No block type has all of these words.')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(blocks).toHaveCount(all);
  });
  await test.step('the JSON of an example is copied, or selected where the clipboard is closed', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const stats = page.getByRole('region', { name: 'stats', exact: true });
    const copy = stats.getByRole('button', { name: 'Copy the JSON of stats, default' });
    await copy.click();
    await expect(stats.getByText('Copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied)).toMatchObject({ type: 'stats' });
    // Tests that share a tab would keep them.
    await context.clearPermissions();

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await copy.click();
    await expect(stats.getByText('Selected: press Ctrl+C')).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe(copied);
  });
  await test.step('an example is live in its frame, and that as high as it needs', async () => {
    const title = 'faq, default: Light theme, phone';
    const element = page.getByTitle(title);
    await element.scrollIntoViewIfNeeded();
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await expect(frame.getByRole('heading', { level: 2 })).toBeVisible();
    const high = () => element.evaluate((it) => it.clientHeight);
    const needed = () => frame.locator('body').evaluate((it) => Math.ceil(it.getBoundingClientRect().height));
    await expect.poll(async () => (await high()) - (await needed())).toBe(0);
    const before = await high();
    await frame.locator('summary').first().click();
    await expect.poll(high).not.toBe(before);
    await expect.poll(async () => (await high()) - (await needed())).toBe(0);
  });
});

test('axe-core finds no fault in the catalogue, in either theme', REST, async ({ page }) => {
  await openWithoutExamples(page, catalogue);
  // The examples are looked at elsewhere; one block type has all that the others have.
  await page.getByRole('searchbox').fill('large figures');
  await page.getByRole('heading', { name: 'Properties' }).click();
  // What the search hides takes axe-core long all the same.
  await page.locator('[hidden]').evaluateAll((all) => {
    for (const each of all) each.remove();
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page, 'structure'), `${width}px`).toEqual([]);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, `pixels beyond the window at ${width}px`).toBe(0);
  }
  expect(await colourViolations(page)).toEqual([]);
});

test('a link of an example leads nowhere', async ({ page }) => {
  const example = `${catalogue}/related-pages/default`;
  await page.goto(example);
  await hydrated(page);
  await page.getByRole('main').getByRole('link').first().click();
  expect(page.url()).toBe(example);
});

test('without script every word of the catalogue is there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // Without script, browsers would load some hundred frames at once.
  await page.route(catalogue, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<iframe.*?<\/iframe>/gs, '');
    await route.fulfill({ response, body });
  });
  await page.goto(catalogue);
  await expect(page.getByRole('heading', { level: 2, name: 'faq' })).toBeVisible();
  await expect(page.getByText('"type": "faq"').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await context.close();
});

/** One page with the first example of every block: what is asked of them is asked once, and one page is loaded. */
async function openAllBlocks(page: Page) {
  const documents = await Promise.all(
    blockTypes.map((type) => readFile(path.join(folder, `site/_blocks/${type}/default.html`), 'utf8')),
  );
  const bodies = documents.map((html, index) => {
    const [, body = ''] = /<body>(.*)<\/body>/s.exec(html) ?? [];
    expect(body, blockTypes[index]).toContain('<main');
    return `<div id="${blockTypes[index]}">${body}</div>`;
  });
  // Script would take over the first block alone; without any, each stands as it is before that.
  const shell = (documents[0] ?? '').replace(/<script type="module".*?<\/script>/s, '');
  const body = shell.replace(/<body>.*<\/body>/s, () => `<body>${bodies.join('')}</body>`);
  const address = `${catalogue}/${blockTypes[0]}/default?theme=light`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
}

test('a hero of one color is readable on every color, and its words stand beside the pattern', async ({
  page,
}) => {
  await page.goto(`${catalogue}/hero/full-color?theme=light`);
  await hydrated(page);
  for (const color of Object.keys(DEFAULT_PATTERNS)) {
    for (const theme of ['light', 'dark']) {
      await page.evaluate(
        ([color = '', theme]) => {
          document.documentElement.classList.toggle('dark-mode', theme === 'dark');
          for (const part of document.querySelectorAll('main [data-color]'))
            part.setAttribute('data-color', color);
          for (const animation of document.getAnimations()) animation.finish();
        },
        [color, theme],
      );
      expect(await violations(page, 'colours', 'main'), `${color}, ${theme}`).toEqual([]);
    }
  }
  for (const width of [320, 560, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overlapping(page, 'h1, h1 ~ *, nav li, li', '[data-pattern]'), `${width}px`).toEqual([]);
  }
});

test('the names of a device’s parts stand beside each other and beside the device, in both directions', async ({
  page,
}) => {
  await page.goto(`${catalogue}/hero/device-with-parts?theme=light`);
  await hydrated(page);
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((name) => document.documentElement.setAttribute('dir', name), direction);
    for (const width of [320, 767, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const place = `${direction}, ${width}px`;
      expect(await overlapping(page, 'ol > li > span', 'ol > li > span, img, h1, h1 ~ *'), place).toEqual([]);
      expect(await runningOut(page), place).toEqual([]);
    }
  }
});

/** The texts of elements that lie over other ones. */
function overlapping(page: Page, these: string, those: string): Promise<string[]> {
  return page.evaluate(
    ([these, those]) => {
      const all = (selector: string) => [...document.querySelectorAll(`main :is(${selector})`)];
      const others = all(those).map((element) => ({ element, box: element.getBoundingClientRect() }));
      return all(these).flatMap((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isOver = others.some(
          ({ element: other, box }) =>
            other !== element &&
            Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
            Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1,
        );
        return isOver ? [element.textContent] : [];
      });
    },
    [these, those] as const,
  );
}

test('every block has readable colours in both themes, and lets no long word run out', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAllBlocks(page);
  await expect(page.getByRole('main')).toHaveCount(blockTypes.length);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((isDark) => {
      document.documentElement.classList.toggle('dark-mode', isDark);
      for (const animation of document.getAnimations()) animation.finish();
    }, theme === 'dark');
    expect(await violations(page, 'colours'), theme).toEqual([]);
  }
  await fillWithLongWords(page, 'body > div');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await runningOut(page), `${width}px`).toEqual([]);
  }
});
