import { expect, type Page, test } from '@playwright/test';
import { openStudio, openStudioSite, pageInFrame, type StudioUnderTest } from './support';
import { colourViolations, violations } from '../support';

/** The JSON of a document beside its form. */
test.describe('the JSON view', () => {
  test.describe.configure({ mode: 'default' });
  let studio: StudioUnderTest;
  let page: Page;
  let loads = 0;
  const editorCode: string[] = [];
  const TASKS = ['forms', 'typing', 'broken', 'offers', 'places', 'leaving'];

  test.beforeAll('open the studio', async ({ browser }) => {
    studio = await openStudioSite(TASKS);
    page = await browser.newPage();
    page.on('load', () => loads++);
    page.on('request', (request) => {
      if (/\/JsonPane-/.test(request.url())) editorCode.push(request.url());
    });
    await openStudio(page, studio.address, '/tasks/forms');
  });
  test.afterAll(async () => {
    await page.close();
    await studio.close();
  });

  const fileOf = (task: string) => `tasks/${task}.json`;
  const row = (name: RegExp) => page.getByRole('row', { name });
  const view = (name: string) =>
    page.getByRole('group', { name: 'How the document is shown' }).getByText(name);
  const json = () => page.getByRole('textbox', { name: /^Code of/ });
  const line = (text: string) => json().locator('.cm-line').filter({ hasText: text });
  /** While the next letter's offers are awaited, those that are shown cannot be taken, and Enter begins a line. */
  const offers = () => page.locator('.cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled)');
  const title = () => page.getByRole('complementary').getByRole('textbox', { name: 'Title', exact: true });
  const headline = async () => (await pageInFrame(page)).getByRole('heading', { level: 1 });

  async function openTask(task: string): Promise<string> {
    await page.getByRole('button', { name: /^Page:/ }).click();
    await page.getByRole('searchbox', { name: 'Find a page' }).fill(task);
    await page.getByRole('button', { name: new RegExp(`^Shoes and ${task}`) }).click();
    await expect(page.getByRole('button', { name: `Page: Shoes and ${task}` })).toBeVisible();
    await expect(row(new RegExp(`^Page opening, All about ${task}`))).toBeVisible();
    return studio.read(fileOf(task));
  }

  /** Puts the cursor behind some words. */
  async function cursorBehind(words: string) {
    await line(words).click();
    await page.keyboard.press('Home');
    const written = (await line(words).innerText()).trimStart();
    for (let step = 0; step < written.indexOf(words) + words.length; step++)
      await page.keyboard.press('ArrowRight');
  }

  async function saved(task: string): Promise<string> {
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
    return studio.read(fileOf(task));
  }

  test('nothing of it is fetched before it is opened, and the studio is not loaded anew', async () => {
    expect(editorCode).toEqual([]);
    await view('Both').click();
    await expect(json()).toBeVisible();
    expect(editorCode).not.toEqual([]);
    expect(loads).toBe(1);
  });

  test('what the form changes is in the JSON at once, and undo takes it back in both', async () => {
    await view('Both').click();
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    await expect(line('"title": "All about forms"')).toHaveClass(/cm-selected-block/);
    await title().fill('Forms and more');
    await expect(line('"title": "Forms and more"')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(line('"title": "All about forms"')).toBeVisible();
    // Rows of a tree that is a grid take the focus, which this rule of axe-core does not know.
    const broken = await violations(page, 'structure');
    expect(broken.filter((each) => !each.startsWith('focus-order-semantics'))).toEqual([]);
    expect(await colourViolations(page)).toEqual([]);
    const dark = page.getByRole('button', { name: 'Dark theme' });
    await dark.click();
    expect(await colourViolations(page)).toEqual([]);
    await dark.click();
  });

  test('what is written stands in the form, on the page and in the file as it was written', async () => {
    const before = await openTask('typing');
    await view('Both').click();
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    await cursorBehind('"All about typing');
    await page.keyboard.type(' fast');
    await expect(title()).toHaveValue('All about typing fast');
    await expect(await headline()).toHaveText('All about typing fast');
    await cursorBehind('"title": "All');
    for (const _ of 'All"') await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('    ');
    const wanted = before.replace('"title": "All about typing"', '"title":     "All about typing fast"');
    expect(await saved('typing')).toBe(wanted);

    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(title()).toHaveValue('All about typing');
    expect(await saved('typing')).toBe(before);
    await page.keyboard.press('Control+y');
    await expect(line('"title": "All about typing fast"')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
  });

  test('what is no JSON does not count, says why, and is not left without a word', {
    tag: '@rest',
  }, async () => {
    await openTask('broken');
    await view('Code').click();
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    await cursorBehind('"All about broken"');
    await page.keyboard.type(',,');
    const alert = page.getByRole('alert').filter({ hasText: 'does not count yet' });
    await expect(alert).toContainText('comma');
    await expect(await headline()).toHaveText('All about broken');
    await page.getByText('Form', { exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'The code is not finished' });
    await dialog.getByRole('button', { name: 'Go on writing' }).click();
    await expect(dialog).toBeHidden();

    // What is changed elsewhere goes under it, and what is not finished waits on another page.
    await row(/^Statements/).click({ position: { x: 60, y: 12 } });
    await row(/^Statements/)
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(line('"label": "Promise"')).toHaveCount(0);
    await openTask('leaving');
    await openTask('broken');
    await expect(line('"All about broken",,,')).toBeVisible();
    // Nor is it lost when the page is loaded anew.
    await page.reload();
    await expect(line('"All about broken",,,')).toBeVisible();
    await expect(line('"label": "Promise"')).toHaveCount(0);
    await json().focus();
    await page.keyboard.press('Control+Home');
    await cursorBehind('"All about broken",,');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(alert).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(line('"label": "Promise"')).toBeVisible();
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
  });

  test('what is typed on JSON that is not finished can be taken back, or thrown away', {
    tag: '@rest',
  }, async () => {
    await openTask('leaving');
    await view('Code').click();
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    await cursorBehind('"All about leaving"');
    // One letter is one step: two may be, where a machine takes long for the second.
    await page.keyboard.type('!');
    await expect(page.getByRole('alert')).toContainText('does not count yet');
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('alert').filter({ hasText: 'does not count yet' })).toBeHidden();
    await page.keyboard.type('"x');
    const dialog = page.getByRole('dialog', { name: 'The code is not finished' });
    await page.getByText('Form', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Throw away what is not finished' }).click();
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    await expect(title()).toHaveValue('All about leaving');
  });

  test('offers of the whole site are taken by keyboard', { tag: '@rest' }, async () => {
    await openTask('offers');
    await view('Code').click();
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    await cursorBehind('"lead": "By Friday.",');
    await page.keyboard.press('Enter');
    await page.keyboard.type('"lay');
    await expect(offers().getByRole('option', { name: /^layout/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(offers().getByRole('option', { name: 'full-color', selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(line('"layout": "full-color",')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('');
    await expect(page.getByRole('button', { name: 'Undo: Add the layout of block 1' })).toBeVisible();

    await cursorBehind('"href": "/');
    await page.keyboard.press('Control+Space');
    const offer = page.getByRole('option', { name: /^\/services\/soles/ }).first();
    await expect(offer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(offer).toBeHidden();
  });

  test('a message stands at its place, and its fix is made there', { tag: '@rest' }, async () => {
    await openTask('places');
    await view('Code').click();
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    await cursorBehind('"lea');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('e');
    await expect(json().locator('.cm-lintRange-error').first()).toBeVisible();
    await page.keyboard.press('Control+Shift+M');
    const list = page.getByRole('listbox', { name: 'Messages' });
    await expect(list).toBeFocused();
    await expect(list.getByRole('button', { name: /Write .lead. in place of/ })).toBeVisible();
    await page.keyboard.press('w');
    await expect(line('"lead": "By Friday."')).toBeVisible();
  });

  test('the cursor selects its block, and a block that is selected has its lines marked', {
    tag: '@rest',
  }, async () => {
    await view('Code').click();
    await row(/^FAQ/).click({ position: { x: 60, y: 12 } });
    await row(/^Tabs/).click({ position: { x: 60, y: 12 } });
    await line('"Do you sew?"').click();
    await expect(row(/^FAQ/)).toHaveAttribute('aria-selected', 'true');
    await expect(line('"Do you glue?"')).toHaveClass(/cm-selected-block/);
    await row(/^Statements/).click({ position: { x: 60, y: 12 } });
    await expect(line('"Mission"')).toHaveClass(/cm-selected-block/);
    await expect(line('"Mission"')).toBeInViewport();
    await json().focus();
    await page.keyboard.press('Tab');
    await expect(json()).not.toBeFocused();
  });
});
