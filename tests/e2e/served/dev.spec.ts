import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';

let pages: string;
let server: ChildProcess;
let address: string;

/** Milliseconds that an attempt waits for each of its steps, where another attempt follows. */
const ATTEMPT_MS = 30_000;

// Serial: one dev server for all tests, because it compiles the whole app for its first page.
test.describe.configure({ mode: 'serial' });

/** It serves a copy of the pages, so that tests may spoil documents: each its own, or one that it leaves right. */
test.beforeAll('start the dev server', async () => {
  pages = await mkdtemp(path.join(tmpdir(), 'pagewright-dev-'));
  await cp('pages', pages, { recursive: true });
  server = spawn(process.execPath, ['scripts/run-ts.mjs', 'scripts/dev.ts', '--pages', pages], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await addressOf(server);
});

test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended, 'as shells say that SIGTERM has ended a program').toEqual([143, null]);
  await rm(pages, { recursive: true, force: true });
});

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    server.stdout?.on('data', (chunk) => {
      printed += chunk;
      const address = /http:\/\/\S+/.exec(printed)?.[0];
      if (address) resolve(address.replace(/\/$/, ''));
    });
    server.on('exit', () => reject(new Error(`the dev server ended: ${printed}`)));
  });
}

async function edit(file: string, change: (text: string) => string) {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** True until the document in the browser is loaded anew. */
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);

/** How wide an icon is drawn; 0 where its drawing is missing. */
const widthOf = (icon: Locator) => icon.evaluate((use: SVGUseElement) => use.getBBox().width);

test('an open page follows its document, shows its mistakes, and leads to its lines', async ({ page }) => {
  await test.step('a save changes the page in place; a mistake keeps it and is shown; fixing clears it', async () => {
    const file = path.join(pages, 'services/erp.json');
    const overlay = page.getByText(/There is no block type "benefitgrid"/);
    await page.goto(`${address}/services/erp`);
    await page.getByRole('tab', { name: 'Benifits' }).click();
    await expect(page.getByRole('tab', { name: 'Benifits', selected: true })).toBeVisible();
    await page.evaluate(() => {
      Object.assign(window, { marked: true });
      scrollTo({ top: 400, behavior: 'instant' });
    });

    await edit(file, (text) => text.replace('A calmer month end', 'A quiet month end'));
    await expect(page.getByText('A quiet month end')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(400);
    await expect(page.getByRole('tab', { name: 'Benifits', selected: true })).toBeVisible();

    await edit(file, (text) => text.replace('"benefit-grid"', '"benefitgrid"'));
    await expect(overlay.first()).toBeVisible();
    await expect(page.getByText(/services\/erp\.json:\d+:\d+/).first()).toBeVisible();
    await expect(page.getByText('A quiet month end')).toBeVisible();
    const entry = page.getByRole('link', { name: 'More about unknown-block-type' }).first();
    await expect(entry).toHaveAttribute('href', '/_messages#unknown-block-type');
    const guide = await page.request.get(`${address}/_messages`);
    expect(await guide.text()).toContain('<h2 id="unknown-block-type">');

    await edit(file, (text) => text.replace('"benefitgrid"', '"benefit-grid"'));
    await expect(overlay).toHaveCount(0);

    const site = path.join(pages, '_site.json');
    await edit(site, (text) => text.replace('"smallPrint": "', '"smallPrint": "Woven anew. '));
    await expect(page.getByRole('contentinfo')).toContainText('Woven anew. ');
    expect(await isSameDocument(page)).toBe(true);
  });
  await test.step('an icon that the page did not have shows as soon as its document names it', async () => {
    const added = page.locator('main use[href="#_icon-brand:odoo"]');
    await expect(page.locator('main use').first()).toBeAttached();
    await expect(added).toHaveCount(0);

    await edit(path.join(pages, 'services/erp.json'), (text) => text.replace('"buildings"', '"brand:odoo"'));
    await expect(added).toHaveCount(1);
    expect(await widthOf(added)).toBeGreaterThan(0);
  });
  await test.step('each block names itself and opens its document at its line', async () => {
    const asked: string[] = [];
    await page.route('**/__open-in-editor?*', async (request) => {
      asked.push(new URL(request.request().url()).searchParams.get('file') ?? '');
      await request.fulfill({ status: 200 });
    });
    const file = path.join(pages, 'services/erp.json');
    const lines = (await readFile(file, 'utf8')).split('\n');
    const line = lines.findIndex((each) => each.includes('"hero"'));
    const marker = page.getByRole('button', { name: `hero, line ${line}` });
    await marker.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => asked).toEqual([`${file}:${line}`]);
  });
});

/** Opens a page once the server answers it so; a page of this server takes seconds to load. */
async function openOnceAnswered(page: Page, route: string, status: number) {
  const answered = async () => (await page.request.get(address + route)).status();
  await expect.poll(answered, `${route} is answered`).toBe(status);
  await page.goto(address + route);
}

test('new, renamed and deleted documents are picked up', { tag: '@rest' }, async ({ page }) => {
  const created = path.join(pages, 'services/annual-fair.json');
  const heading = page.getByRole('heading', { level: 1 });
  const text = await readFile(path.join(pages, 'services/custom-software.json'), 'utf8');
  await writeFile(created, text.replace('Software cut to your own pattern', 'A page that was not there'));
  await openOnceAnswered(page, '/services/annual-fair', 200);
  await expect(heading).toHaveText('A page that was not there');

  await rename(created, path.join(pages, 'services/clients.json'));
  await openOnceAnswered(page, '/services/clients', 200);
  await expect(heading).toHaveText('A page that was not there');

  await rm(path.join(pages, 'services/clients.json'));
  await openOnceAnswered(page, '/services/clients', 404);
  await expect(heading).toHaveText('We lost the thread here');
});

test('a page first opened with an unknown block shows a card with its file and line', async ({ page }) => {
  await writeFile(path.join(pages, 'services/annual-fair.json'), withUnknownBlock);
  await openOnceAnswered(page, '/services/annual-fair', 200);
  await expect(page.getByRole('note')).toContainText('services/annual-fair.json:6');
  await expect(page.getByRole('note')).toContainText('There is no block type "herro"');
});

test('the catalogue of blocks stands beside the pages, and draws its examples with this site', {
  tag: '@rest',
}, async ({ page }) => {
  // The catalogue draws some hundred examples in frames; one is opened by itself.
  const frames = /\/_blocks\/[^/]+\/[^/]+\?theme/;
  await page.route(frames, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${address}/_blocks`);
  await expect(page.getByRole('heading', { level: 2, name: 'stats' })).toBeVisible();
  await page.unroute(frames);
  await page.goto(`${address}/_blocks/contact/default?theme=dark`);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark-mode/);
  await page.goto(`${address}/_blocks/no-such-block`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We lost the thread here');
});

test('the studio beside the pages draws what is typed, without an error', { tag: '@rest' }, async ({
  browser,
}) => {
  const errors: string[] = [];
  const type = async (page: Page) => {
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !text.includes('(Outdated Optimize Dep)')) errors.push(text);
    });
    await page.goto(`${address}/_studio#/services/erp`);
    await page.getByRole('treegrid').getByRole('row').first().click({ timeout: ATTEMPT_MS });
    const field = page.locator('aside').getByRole('textbox').first();
    await field.fill('Typed in the studio', { timeout: ATTEMPT_MS });
    const drawn = page.frameLocator('iframe >> nth=0').getByText('Typed in the studio').first();
    await expect(drawn).toBeVisible({ timeout: ATTEMPT_MS });
  };
  // Vite loads the page anew, at any moment, while it prepares libraries that it sees for the first time.
  await expect(async () => {
    const page = await browser.newPage();
    await type(page).finally(() => page.close());
  }).toPass({ timeout: 8 * ATTEMPT_MS });
  expect(errors, 'in no attempt').toEqual([]);
});

test('in the studio slides stand still, and the one whose text is written in is shown', {
  tag: '@rest',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto(`${address}/_studio#/`);
  await page.getByRole('treegrid').getByRole('row').first().click();
  const frame = page.frameLocator('iframe >> nth=0');
  const shown = (name: string) => frame.getByRole('tab', { name, selected: true });
  await expect(shown('Company')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(shown('Company')).toBeVisible();
  const slides = page.locator('aside').getByRole('group', { name: 'Slides' });
  await slides
    .getByRole('button', { name: /^Mobile apps/ })
    .first()
    .click();
  await slides.getByRole('textbox', { name: 'Heading' }).focus();
  await expect(shown('Mobile apps')).toBeVisible();
  await slides.getByRole('button', { name: /^CRM/ }).first().click();
  await expect(shown('CRM')).toBeVisible();
});

const withUnknownBlock = `{
  "title": "A page with a mistake",
  "description": "A page with a block that nobody knows.",
  "blocks": [
    { "type": "call-to-action", "heading": "Above", "text": "Above it.", "actions": [{ "label": "Home", "href": "/" }], "color": "green", "pattern": "phula" },
    { "type": "herro" }
  ]
}
`;
