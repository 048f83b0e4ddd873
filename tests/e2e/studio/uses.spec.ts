import { expect, type Page, test } from '@playwright/test';
import { openStudio, openStudioSite, type StudioUnderTest } from './support';

// What is used from elsewhere: tokens, and places on pages.
test.describe('what is used elsewhere, in the studio', { tag: '@rest' }, () => {
  test.describe.configure({ mode: 'default' });
  let studio: StudioUnderTest;
  let page: Page;

  test.beforeAll('open the studio', async ({ browser }) => {
    studio = await openStudioSite(['shoes', 'boots']);
    await studio.write(
      'tasks/shoes.json',
      (await studio.read('tasks/shoes.json')).replace('By Friday.', '{phone}'),
    );
    await studio.write(
      'tasks/boots.json',
      (await studio.read('tasks/boots.json'))
        .replace('/services/soles#prices', '/tasks/shoes#promise')
        .replace('By Friday.', 'Call {phone}'),
    );
    page = await browser.newPage();
    await openStudio(page, studio.address, '/tasks/shoes');
  });

  test.afterAll(async () => {
    await page.close();
    await studio.close();
  });

  const save = async () => {
    await expect(page.getByText(/pages? not saved|Not saved yet/)).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
  };
  const undo = async () => {
    await page.getByRole('button', { name: /^Undo:/ }).click();
  };
  const openTokens = async () => {
    await page.getByRole('button', { name: /^Page:/ }).click();
    await page.getByRole('searchbox', { name: 'Find a page' }).fill('whole site');
    await page.getByRole('button', { name: /^The whole site/ }).click();
    await page.getByRole('row', { name: 'Words that stand in many places' }).click();
  };

  test('a block that is linked to is deleted: that is said at once, and leads to the link', async () => {
    await page.getByRole('row', { name: /^Statements/ }).click({ position: { x: 60, y: 12 } });
    await page
      .getByRole('row', { name: /^Statements/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByText(/^1 link on 1 page led to a place that is gone now/)).toBeVisible();
    await page.getByRole('button', { name: 'Show where' }).click();
    await expect(page.getByRole('button', { name: 'Page: Shoes and boots' })).toBeVisible();
    await undo();
    await expect(page.getByRole('button', { name: 'Page: Shoes and shoes' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Statements/ })).toBeVisible();
  });

  test('the id of a block is changed: its links are led along, in one step', async () => {
    await page.getByRole('row', { name: /^Statements/ }).click({ position: { x: 60, y: 12 } });
    const id = page.getByRole('complementary').locator('input[value="promise"]');
    await id.fill('our-word');
    await page.getByRole('button', { name: 'Lead the links along' }).click();
    await expect(page.getByText('1 link leads to #our-word now, on 1 page.')).toBeVisible();
    await save();
    expect(await studio.read('tasks/boots.json')).toContain('/tasks/shoes#our-word');
    await undo();
    await undo();
    await save();
    expect(await studio.read('tasks/boots.json')).toContain('/tasks/shoes#promise');
  });

  test('a token is renamed with all its uses, in one step', async () => {
    await openTokens();
    const before = await studio.read('_site.json');
    const name = page.getByRole('textbox', { name: 'The name that texts have in braces: phone' });
    await name.fill('telephone');
    await name.press('Enter');
    await expect(
      page.getByText(
        /^It is called \{telephone\} now, also in \d texts on \d pages? and in “The whole site”\.$/,
      ),
    ).toBeVisible();
    await save();
    expect(await studio.read('_site.json')).toBe(
      before.replaceAll(/\bphone"(?=: "\+)|(?<=\{)phone(?=\})/g, (found) => `tele${found}`),
    );
    expect(await studio.read('tasks/shoes.json')).toContain('"{telephone}"');
    expect(await studio.read('tasks/boots.json')).toContain('"Call {telephone}"');
    await undo();
    await save();
    expect(await studio.read('_site.json')).toBe(before);
    expect(await studio.read('tasks/boots.json')).toContain('"Call {phone}"');
  });

  test('a double click on a button opens its panel, and does not close it again', async () => {
    await openStudio(page, studio.address, '/tasks/shoes');
    await page.getByRole('button', { name: 'History of the page' }).dblclick();
    const panel = page.getByRole('dialog', { name: 'History of this page' });
    await expect(panel).toBeVisible();
    // A click right after it might be the second half of a double click.
    await expect(async () => {
      await page.mouse.click(300, 300);
      await expect(panel).toBeHidden({ timeout: 1000 });
    }).toPass();
  });

  test('a token that is used is removed: that is said at once, with all places', async () => {
    await openTokens();
    await page.getByRole('button', { name: 'Remove: phone' }).click();
    await expect(
      page.getByText(/^\{phone\} is gone, and still stands in \d texts on \d pages?/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Show where' }).click();
    const list = page.getByRole('dialog', { name: /^\{phone\} is gone/ });
    await expect(list.getByRole('button', { name: /^Shoes and boots/ })).toContainText('Call {phone}');
    await list.getByRole('button', { name: 'Close' }).click();
    await undo();
    await expect(
      page.getByRole('textbox', { name: 'The name that texts have in braces: phone' }),
    ).toBeVisible();
  });
});
