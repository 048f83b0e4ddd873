import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import {
  beginRepository,
  git,
  mouse,
  openStudio,
  openStudioSite,
  type StudioUnderTest,
  taskPage,
} from './support';

const run = promisify(execFile);

/** The pages with a price. */
const PRICED = ['boots', 'heels', 'laces', 'seams'];

// From the first click in the morning to the site that somebody else builds from it.
test.describe('a whole day in the studio', { tag: '@rest' }, () => {
  test.describe.configure({ mode: 'serial' });
  let studio: StudioUnderTest;
  let folder: string;
  let page: Page;

  test.beforeAll('open the studio on a repository with a remote', async ({ browser }) => {
    studio = await openStudioSite([...PRICED, 'winter', 'sale']);
    for (const name of PRICED) {
      const text = JSON.stringify(taskPage(name), null, 2).replace('Only sneakers.', 'Yes, for 40 cedis.');
      await studio.write(`tasks/${name}.json`, `${text}\n`);
    }
    folder = await mkdtemp(path.join(tmpdir(), 'pagewright-day-'));
    const remote = path.join(folder, 'remote');
    beginRepository(studio.dir, remote);
    page = await browser.newPage();
    await openStudio(page, studio.address, '/tasks/boots');
  });

  test.afterAll(async () => {
    await page.close();
    await studio.close();
    await rm(folder, { recursive: true });
  });

  const form = () => page.getByRole('complementary');
  const pressed = (name: string) => page.getByRole('button', { name, exact: true }).first().click();

  async function openTask(task: string): Promise<void> {
    await page.getByRole('button', { name: /^Page:/ }).click();
    await page.getByRole('searchbox', { name: 'Find a page' }).fill(task);
    await page.getByRole('button', { name: new RegExp(`^Shoes and ${task}`) }).click();
    await expect(page.getByRole('button', { name: `Page: Shoes and ${task}`, exact: true })).toBeVisible();
  }

  async function save() {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
  }

  test('a new page gets an entry in the menu and a photograph', async () => {
    await pressed('Duplicate the page');
    const dialog = page.getByRole('dialog', { name: 'A copy of this page' });
    await dialog.getByLabel('Title').fill('Bags and belts');
    await dialog.getByLabel('Address').fill('/tasks/bags');
    await dialog.getByLabel(/menu/i).selectOption({ label: 'Footer: Services' });
    await dialog.getByRole('checkbox', { name: /^A draft/ }).uncheck();
    await dialog.getByRole('button', { name: 'Make the page' }).click();
    await expect(page.getByRole('button', { name: 'Page: Bags and belts', exact: true })).toBeVisible();
    await mouse(page).select(page.getByRole('row', { name: /^Page opening/ }));
    const closed = form().getByRole('button', { name: /^Image|^Picture/, expanded: false });
    if ((await closed.count()) > 0) await closed.first().click();
    await form().getByRole('button', { name: 'Choose another one' }).click();
    const picker = page.getByRole('dialog').filter({ visible: true });
    const chooser = page.waitForEvent('filechooser');
    await picker.getByRole('button', { name: 'Upload a picture' }).click();
    const photo = sharp({ create: { width: 1200, height: 900, channels: 3, background: 'peru' } }).jpeg();
    await (await chooser).setFiles({
      ...{ name: 'IMG_2041.JPG', mimeType: 'image/jpeg' },
      buffer: await photo.toBuffer(),
    });
    await picker.getByRole('textbox').fill('A brown bag with two handles');
    await picker.getByRole('button', { name: 'Use this picture' }).click();
    await save();
    const { image } = JSON.parse(await studio.read('tasks/bags.json')).blocks[0].picture;
    expect(image.alt).toBe('A brown bag with two handles');
    expect(await studio.pictures()).toContain(image.src);
  });

  test('a price is changed on the four pages that have it, and on the new one', async () => {
    await pressed('Find words');
    const dialog = page.getByRole('dialog', { name: 'Find words on the whole site' });
    await dialog.getByLabel('Words').fill('40 cedis');
    await expect(dialog.getByText('5 texts on 5 pages')).toBeVisible();
    await dialog.getByLabel('Write instead').fill('45 cedis');
    await dialog.getByRole('button', { name: 'Replace in 5 texts' }).click();
    await save();
    for (const name of PRICED) expect(await studio.read(`tasks/${name}.json`)).toContain('for 45 cedis.');
  });

  test('a page comes on a date', async () => {
    await openTask('winter');
    await pressed('Title, description and dates');
    await form().getByRole('textbox', { name: 'Public from' }).fill('2999-12-01T09:00');
    await expect(page.getByText(/^Public from /).and(page.locator('p'))).toBeVisible();
    await save();
    expect(JSON.parse(await studio.read('tasks/winter.json')).publishFrom).toMatch(
      /^2999-12-01T09:00[+-]\d\d:\d\d$/,
    );
  });

  test('a page is deleted, and its visitors are led to another one', async () => {
    await openTask('sale');
    await pressed('Delete the page');
    const dialog = page.getByRole('dialog', { name: 'Delete the page' });
    await dialog.getByRole('button', { name: /^The page that takes its place: ./ }).click();
    await dialog.getByRole('searchbox', { name: 'Find a page' }).fill('/tasks/boots');
    await page.keyboard.press('Enter');
    const chosen = dialog.getByRole('button', { name: 'The page that takes its place: Shoes and boots' });
    await expect(chosen).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete the page' }).click();
    await expect(page.getByRole('button', { name: 'Page: Shoes and boots', exact: true })).toBeVisible();
    await save();
  });

  test('it is handed over, and whoever gets it checks and builds the site', async () => {
    await pressed('Changes');
    const panel = page.getByRole('dialog', { name: 'What you have changed' });
    await panel.getByRole('textbox', { name: 'What the change is called' }).fill('December');
    await panel.getByRole('button', { name: 'Hand over', exact: true }).click();
    await expect(panel.getByText('by which they find it: december (a branch')).toBeVisible();

    const clone = path.join(folder, 'clone');
    git(folder, 'clone', '--quiet', '--branch', 'december', path.join(folder, 'remote'), clone);
    const command = (name: string, ...args: string[]) =>
      run(process.execPath, ['scripts/run-ts.mjs', `scripts/${name}.ts`, '--pages', clone, ...args]);
    const { stdout: checked } = await command('validate');
    expect(checked).toContain('No errors');
    const out = path.join(folder, 'site');
    const { stdout: built } = await command('build', '--out', out, '--no-social');
    expect(built).toContain('/tasks/winter is public only from 2999-12-01T09:00');
    expect(existsSync(path.join(out, 'tasks/winter.html'))).toBe(false);
    const textOf = (name: string) => readFile(path.join(out, name), 'utf8');
    expect(await textOf('tasks/bags.html')).toContain('A brown bag with two handles');
    expect(await textOf('tasks/boots.html')).toContain('for 45 cedis.');
    expect(await textOf('index.html')).toContain('href="/tasks/bags"');
    expect(await textOf('_redirects')).toContain('/tasks/sale /tasks/boots');
  });
});
