import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { runStudio } from '../../../scripts/browsers/studio';
import { violations } from '../support';
import { keyboard, pageInFrame } from './support';

// A folder in which there is no site yet: from the questions of a new site to its home page.
test.describe('the studio where there is no site', () => {
  test.describe.configure({ mode: 'serial' });
  let folder: string;
  let dir: string;
  let studio: Awaited<ReturnType<typeof runStudio>>;
  let page: Page;

  test.beforeAll('start it on a folder with something else in it', async ({ browser }) => {
    folder = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
    dir = path.join(folder, 'bakery/pages');
    await mkdir(dir, { recursive: true });
    await writeFile(path.join(dir, 'notes.txt'), 'flour');
    studio = await runStudio(dir);
    page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.addInitScript(() => localStorage.setItem('pagewright-studio-hints-seen', 'yes'));
  });

  test.afterAll(async () => {
    await page.close();
    await studio.stop();
    await rm(folder, { recursive: true });
  });

  const field = (name: string) => page.getByLabel(name, { exact: true });
  const problemOf = (name: string) => field(name).locator('xpath=following-sibling::p');

  test('says in the words of the command that a folder with something else in it is not empty', async () => {
    await page.goto(`${studio.address}/_studio`);
    await expect(page.getByRole('alert')).toHaveText(
      `The folder ${dir} is not empty: it holds notes.txt. Name a folder that is new or empty.`,
    );
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('shows the palettes and the fonts as they will look', async () => {
    await rm(folder, { recursive: true });
    await page.reload();
    await field('Name of the company').fill('Ama’s Bakery');
    const drawn = await page.evaluate(() => {
      const styles = (name: string) => {
        const card = document.querySelector(`[value="${name}"]`)?.closest('label');
        return [...(card?.querySelectorAll('span') ?? [])].map((span) => getComputedStyle(span));
      };
      return {
        clay: styles('clay').map(({ backgroundColor }) => backgroundColor),
        book: styles('book').map(({ fontFamily }) => fontFamily),
      };
    });
    // Links and buttons in the light theme and in the dark one, and buttons on panels: src/content/palette/palettes.ts.
    for (const color of ['rgb(140, 53, 25)', 'rgb(243, 166, 133)', 'rgb(240, 203, 142)'])
      expect(drawn.clay).toContain(color);
    expect(drawn.book.some((family) => family.startsWith('"Source Serif 4 Variable"'))).toBe(true);
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('600 20px "Source Serif 4 Variable"')))
      .toBe(true);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.reload();
      await field('Name of the company').waitFor();
      expect(await violations(page, 'colours')).toEqual([]);
    }
    expect(await violations(page, 'structure')).toEqual([]);
  });

  test('is begun by keyboard alone: what is refused is shown at its field, then the site is there', async ({
    context,
  }) => {
    const other = await context.newPage();
    await other.goto(`${studio.address}/_studio`);
    await other.getByRole('button', { name: 'Make the site' }).waitFor();
    await page.bringToFront();

    const hand = keyboard(page);
    await hand.write(field('What does it do?'), 'We bake bread and cakes');
    await hand.write(field('Town'), 'Accra');
    await hand.write(field('Country of the town'), 'Ghanna');
    await hand.press(page.getByRole('button', { name: 'Make the site' }));
    await expect(problemOf('Name of the company')).toHaveText('A new site needs this name.');
    await expect(problemOf('Country of the town')).toContainText('Did you mean Ghana?');
    await expect(problemOf('E-mail address')).toContainText('A new site needs an e-mail address');
    await expect(field('Name of the company')).toBeFocused();
    await expect(field('Name of the company')).toHaveAccessibleDescription('A new site needs this name.');
    expect(await violations(page, 'structure')).toEqual([]);
    await expect(readFile(path.join(dir, '_site.json'))).rejects.toThrow('ENOENT');

    await hand.write(field('Name of the company'), 'Ama’s Bakery');
    await hand.write(field('Country of the town'), 'Ghana');
    await hand.write(field('E-mail address'), 'ama@example.com');
    for (const [first, steps] of [
      ['Forest', 2],
      ['Clear', 1],
    ] as const) {
      // A group of radio buttons is one stop; the arrow keys choose.
      while (
        !(await page
          .getByRole('radio', { name: first })
          .evaluate((radio) => radio === document.activeElement))
      )
        await page.keyboard.press('Tab');
      for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight');
    }
    await hand.press(page.getByRole('button', { name: 'Make the site' }));

    await expect(page.getByRole('row', { name: 'Page opening' })).toBeFocused();
    await expect(page.getByText('The site of Ama’s Bakery is made.')).toBeVisible();
    const frame = await pageInFrame(page);
    const heading = frame.getByRole('heading', { level: 1, name: 'Ama’s Bakery' });
    await expect(heading).toHaveCSS('font-family', /^"Source Serif 4 Variable"/);
    // In the dark theme, which the system has by now.
    const action = frame.getByRole('link', { name: 'Write to us' }).first();
    await expect(action).toHaveCSS('background-color', 'rgb(243, 166, 133)');
    expect(JSON.parse(await readFile(path.join(dir, '_site.json'), 'utf8'))).toMatchObject({
      palette: { name: 'clay' },
      fonts: { name: 'book' },
      contact: { offices: [{ address: ['Accra', 'Ghana'], country: 'GH' }] },
    });
    const validate = ['scripts/run-ts.mjs', 'scripts/validate.ts', '--pages', dir];
    const { stdout } = await promisify(execFile)(process.execPath, validate);
    expect(stdout).toContain('No errors in 7 documents');

    // Another tab finds that the site is there.
    await expect(other.getByRole('treegrid')).toBeVisible();
    await other.close();
  });

  test('has its first text changed and saved', async () => {
    await page.getByRole('textbox', { name: 'Title' }).fill('Bread of the day');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
    expect(await readFile(path.join(dir, 'index.json'), 'utf8')).toContain('"title": "Bread of the day"');
  });

  test('gets a page in the color of its home page', async () => {
    await page.getByRole('button', { name: 'New page', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'A new page' });
    await dialog.getByLabel('Title').fill('Cakes');
    await dialog.getByLabel('Description').fill('Cakes for the day that matters.');
    await dialog.getByRole('radio', { name: 'A product' }).check();
    await dialog.getByRole('button', { name: 'Make the page' }).click();
    await expect(page.getByRole('button', { name: 'Page: Cakes', exact: true })).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
    const [opening, home] = await Promise.all(
      ['cakes.json', 'index.json'].map(
        async (file) => JSON.parse(await readFile(path.join(dir, file), 'utf8')).blocks[0],
      ),
    );
    expect(home.picture.color).toBe('laterite');
    // Its own picture is still to be chosen.
    expect(opening.picture).toMatchObject(home.picture);
  });
});
