import { expect, type Locator, type Page, test } from '@playwright/test';
import { unclear } from './heard';
import { openStudio, openStudioSite, type StudioUnderTest } from './support';

// What each state of the studio shows and says.
test.describe('the states of the studio', { tag: '@rest' }, () => {
  test.describe.configure({ mode: 'default' });
  let studio: StudioUnderTest;
  let page: Page;

  test.beforeAll('open the studio', async ({ browser }) => {
    studio = await openStudioSite(['shoes', 'boots']);
    await studio.write('tasks/shoes.json', {
      ...JSON.parse(await studio.read('tasks/shoes.json')),
      blocks: [
        {
          type: 'reason-panel',
          heading: 'Why us',
          reasons: ['By hand', 'By Friday', 'In Accra'],
          color: 'green',
          pattern: 'kente',
        },
      ],
    });
    page = await browser.newPage();
    await openStudio(page, studio.address, '/tasks/shoes');
  });

  test.afterAll(async () => {
    await page.close();
    await studio.close();
  });

  const form = () => page.getByRole('complementary');
  const row = (name: string | RegExp) => page.getByRole('row', { name });
  const openSite = () => page.goto(`${studio.address}/_studio#_site.json`);

  test('how much may still be written stands beside its field, over no other one', async () => {
    await row(/^Reason panel/).click({ position: { x: 60, y: 12 } });
    await expectOwnRoom(form().getByRole('textbox', { name: 'Reason 2' }));
    await openSite();
    await row('Words that stand in many places').click({ position: { x: 60, y: 12 } });
    await expectOwnRoom(form().getByRole('textbox', { name: 'What visitors read in its place: phone' }));
  });

  test('the buttons of a dialog are in view in the smallest window', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openBoots();
    const dialog = page.locator('dialog[open]');
    for (const [open, end] of [
      ['New page', 'Make the page'],
      ['Rename the page', 'Rename the page'],
      ['Delete the page', 'Delete the page'],
      ['Find words', 'Close'],
    ] as const) {
      await page.getByRole('button', { name: open, exact: true }).first().click();
      const model = dialog.getByRole('radio', { name: 'Like another page' });
      if (open === 'New page') await model.check();
      await expect(dialog.getByRole('button', { name: end, exact: true })).toBeInViewport({ ratio: 1 });
      if (open === 'New page') await expectInFront(dialog.getByRole('checkbox', { name: /^A draft/ }));
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('hints of other pages that were there before stand behind those of the page, and are not counted', async () => {
    const site = await studio.read('_site.json');
    await studio.write('_site.json', { ...JSON.parse(site), placeholders: ['phone'] });
    await page.reload();
    await openBoots();
    const count = (words: string | RegExp) => page.getByRole('banner').getByRole('button', { name: words });
    await count('Problems: No new problems').click();
    const before = page.locator('dialog[open] details', { hasText: /^Elsewhere, from before: \d+ hint/ });
    await expect(before.getByText(/^The value of \{phone\}/)).toBeHidden();
    await before.locator('summary').press('Enter');
    await expect(before.getByText(/^The value of \{phone\}/)).toBeVisible();
    await page.keyboard.press('Escape');
    await form().getByRole('textbox', { name: 'Description for search results' }).fill('Short.');
    await expect(count('Problems: 1 hint')).toBeVisible();
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect(count('Problems: No new problems')).toBeVisible();
    await studio.write('_site.json', site);
  });

  test('the list of pages says in words what each of them is', async () => {
    await openBoots();
    await form().getByRole('combobox', { name: 'Status' }).selectOption('Draft');
    await page.getByRole('button', { name: /^Page: / }).click();
    const find = page.getByRole('searchbox', { name: 'Find a page' });
    for (const typed of ['/tasks/boots', 'and boots']) {
      await find.fill(typed);
      await expect(page.getByRole('button', { name: /^Shoes and boots.*Draft.*Not saved/ })).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await form().getByRole('combobox', { name: 'Status' }).selectOption('Finished');
    await form().getByRole('textbox', { name: 'Public from' }).fill('2999-12-01T09:00');
    await page.getByRole('button', { name: /^Page: / }).click();
    await find.fill('boots');
    await expect(page.getByRole('button', { name: /^Shoes and boots.*Public from .*2999/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Undo: / }).click();
  });

  test('what is heard of each state says what it is, and of each button to what it does it', async () => {
    const open = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
    const dialog = page.locator('dialog[open]');
    const everything = page.locator('body');
    const states: [string, () => Promise<unknown>, Locator][] = [
      ['the page itself', openBoots, everything],
      ['a new block, with two entries of the same words', addFaq, everything],
      ['its JSON', () => page.getByRole('radio', { name: 'Both' }).press('Space'), form()],
      ['the form again', () => page.getByRole('radio', { name: 'Form' }).press('Space'), form()],
      ['links', () => openIn(/^Page opening/, 'Prices', /^Show what links can lead to/), everything],
      ['the pictures', () => open(/^Choose (another one|a picture): /), dialog],
      ['the icons', () => openIn(/^Benefit grid/, 'Leather', /^Icon /), dialog],
      ['the kinds of block', () => open(/^Add a block below/), dialog],
      ['the problems', () => open(/^Problems: /), dialog],
      ['the pages', () => open(/^Page: /), everything],
      ['words that are found', findWords, dialog],
      ['a new page', () => open('New page'), dialog],
      ['a copy', () => open('Duplicate the page'), dialog],
      ['another address', () => open('Rename the page'), dialog],
      ['deleting', () => open('Delete the page'), dialog],
      ['the changes', () => open('Changes'), dialog],
      ['a change, before and now', () => open(/^Before and now/), dialog.last()],
      ['the history', () => open('History of the page'), dialog],
      ['the whole site', openSite, everything],
      ['a table', () => select('Words that stand in many places'), everything],
      ['a table of groups', () => select('Names above page titles'), everything],
      ['the menu', () => select('Navigation'), everything],
      ['an entry of the menu', () => select(/^Home/), everything],
    ];
    const heard: Record<string, string[]> = {};
    for (const [state, lead, shown] of states) {
      await lead();
      await expect(shown.first()).toBeVisible();
      const found = unclear(await shown.first().ariaSnapshot());
      if (found.length > 0) heard[state] = found;
      if (state !== 'the changes') for (let step = 0; step < 2; step++) await page.keyboard.press('Escape');
    }
    expect(heard).toEqual({});
  });

  /** A field that gets the cursor is not behind the buttons. */
  async function expectInFront(field: Locator) {
    await field.focus();
    const isInFront = await field.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 6, bottom - 6));
    });
    expect(isInFront).toBe(true);
  }

  const select = (name: string | RegExp) =>
    row(name)
      .first()
      .click({ position: { x: 60, y: 12 } });

  async function openBoots() {
    await page.goto(`${studio.address}/_studio#/tasks/boots`);
    await expect(page.getByRole('button', { name: 'Page: Shoes and boots' })).toBeVisible();
    await page.getByRole('button', { name: 'Title, description and dates' }).click();
  }

  async function openIn(block: RegExp, entry: string, button: RegExp) {
    await select(block);
    await form().getByRole('button', { name: entry, exact: true }).click();
    await form().getByRole('button', { name: button }).first().click();
  }

  /** Opens its entries, too. */
  async function addFaq() {
    await select(/^Page opening/);
    await page.getByRole('button', { name: /^Add a block below/ }).click();
    await page.getByRole('button', { name: 'Add FAQ' }).click();
    for (const question of await form()
      .getByRole('button', { name: /^Question \d: / })
      .all())
      await question.click();
  }

  async function findWords() {
    await page.getByRole('button', { name: 'Find words' }).click();
    await page.keyboard.insertText('Friday');
    await expect(page.getByText(/^\d+ texts on/)).toBeVisible();
  }

  /** The note of the field that has the focus is seen, and overlaps no control. */
  async function expectOwnRoom(field: Locator) {
    await field.focus();
    const found = await field.evaluate((element) => {
      const note = document.getElementById(`${element.id}-note`);
      const box = note?.getBoundingClientRect();
      if (!note?.checkVisibility() || !box) return 'no note';
      const overlaps = (other: Element) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
      };
      const controls = document.querySelectorAll('aside :is(input, textarea, button)');
      return [...controls].filter(overlaps).map(({ outerHTML }) => outerHTML);
    });
    expect(found).toEqual([]);
  }
});
