import { expect, type Page, test } from '@playwright/test';
import { violations } from '../support';
import {
  changedLines,
  clickInFrame,
  type Hand,
  keyboard,
  mouse,
  openStudio,
  openStudioSite,
  pageInFrame,
  type StudioUnderTest,
} from './support';

// What stands on every page, by mouse and by keyboard alone, judged by the files.
for (const handOf of [mouse, keyboard]) {
  const by = handOf === mouse ? 'by mouse' : 'by keyboard alone';

  test.describe(`the site in the studio, ${by}`, { tag: '@rest' }, () => {
    test.describe.configure({ mode: 'default' });
    let studio: StudioUnderTest;
    let page: Page;
    let hand: Hand;

    test.beforeAll('open the studio', async ({ browser }) => {
      studio = await openStudioSite(['shoes', 'boots']);
      await studio.write(
        'tasks/boots.json',
        (await studio.read('tasks/boots.json')).replace(
          'Only sneakers.',
          'Call +99 123 456, or +99 123 456.',
        ),
      );
      const site = JSON.parse(await studio.read('_site.json'));
      site.navigation.items.push({ type: 'link', label: 'Soles', href: '/services/soles' });
      await studio.write('_site.json', `${JSON.stringify(site, null, 2)}\n`);
      page = await browser.newPage();
      hand = handOf(page);
      await openStudio(page, studio.address, '/tasks/shoes');
    });

    test.afterAll(async () => {
      await page.close();
      await studio.close();
    });

    async function save() {
      await expect(page.getByText(/pages? not saved|Not saved yet/)).toBeVisible();
      await hand.save();
      await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
    }

    async function openSite() {
      await hand.press(page.getByRole('button', { name: /^Page:/ }));
      await hand.write(page.getByRole('searchbox', { name: 'Find a page' }), 'whole site');
      await hand.press(page.getByRole('button', { name: /^The whole site/ }));
      await expect(page.getByRole('heading', { level: 2, name: 'The whole site' })).toBeVisible();
    }

    const section = (name: string) => page.getByRole('row', { name, exact: true });

    test('the footer is changed, and shows it', async () => {
      await openSite();
      const before = await studio.read('_site.json');
      await hand.select(section('Footer'));
      const broken = await violations(page, 'structure', 'aside, nav');
      // Rows of a tree that is a grid take the focus (ARIA, treegrid), which this rule of axe-core does not know.
      expect(broken.filter((each) => !each.startsWith('focus-order-semantics'))).toEqual([]);
      const sentence = page.getByRole('complementary').getByRole('textbox', { name: 'Sentence' });
      await hand.write(sentence, '{company} fixes shoes and boots.');
      const frame = await pageInFrame(page);
      await expect(frame.getByText('Cobbler fixes shoes and boots.')).toBeVisible();
      await save();
      expect(changedLines(before, await studio.read('_site.json'))).toHaveLength(1);
    });

    test('the menu is put into another order', async () => {
      const before = JSON.parse(await studio.read('_site.json'));
      await hand.select(section('Navigation'));
      await hand.press(page.getByRole('complementary').getByRole('button', { name: 'Move down: Home' }));
      const frame = await pageInFrame(page);
      await expect(frame.getByRole('banner').getByRole('navigation').getByRole('link').first()).toHaveText(
        'Soles',
      );
      await save();
      const after = JSON.parse(await studio.read('_site.json'));
      const [home, soles] = before.navigation.items;
      expect(after).toEqual({ ...before, navigation: { ...before.navigation, items: [soles, home] } });
    });

    test('the telephone number is changed everywhere, also where it is written by hand', async () => {
      const before = await studio.read('tasks/boots.json');
      await hand.press(page.getByRole('button', { name: 'Find words' }));
      const dialog = page.getByRole('dialog', { name: 'Find words on the whole site' });
      await hand.write(dialog.getByLabel('Words'), '+99 123 456');
      await expect(dialog.getByText('2 texts on 1 page and in “The whole site”')).toBeVisible();
      expect(await violations(page, 'structure', 'dialog[open]')).toEqual([]);
      await hand.write(dialog.getByLabel('Write instead'), '+99 999 000');
      await hand.press(dialog.getByRole('button', { name: 'Replace in 2 texts' }));
      await expect(page.getByText('1 page not saved')).toBeVisible();
      await save();
      const after = await studio.read('tasks/boots.json');
      expect(changedLines(before, after)).toHaveLength(1);
      expect(after).toContain('Call +99 999 000, or +99 999 000.');
      expect(JSON.parse(await studio.read('_site.json')).tokens.phone).toBe('+99 999 000');
      await page.keyboard.press('Control+z');
      await save();
      expect(await studio.read('tasks/boots.json')).toBe(before);
    });

    test('a token shows on how many pages it stands', async () => {
      await openSite();
      await hand.select(section('Words that stand in many places'));
      await hand.press(page.getByText('Where they stand'));
      await expect(
        page.getByText(/^\{phone\} stands (?:on \d+ pages? and )?in “The whole site”$/),
      ).toBeVisible();
    });

    if (handOf === mouse)
      test('a click on the header or the footer leads to its field, and a click on a block back to the page', async () => {
        await hand.press(page.getByRole('button', { name: 'Back to Shoes and shoes' }));
        const frame = await pageInFrame(page);
        const title = page.getByRole('complementary').getByRole('textbox', { name: 'Title', exact: true });
        await expect(async () => {
          await clickInFrame(page, frame.getByRole('banner').getByRole('link', { name: 'Ask us' }));
          await expect(page.locator('aside :focus')).toHaveValue('Ask us', { timeout: 1000 });
        }).toPass();
        await clickInFrame(page, frame.getByRole('heading', { level: 1, name: 'All about shoes' }));
        await expect(title).toBeFocused();
      });

    if (handOf === mouse)
      test('a click on a number that is a token leads to its value, which is written over at once', async () => {
        const before = await studio.read('_site.json');
        const site = JSON.parse(before);
        site.footer.columns[0].links.push({ label: '{phone}', href: 'tel:{phone}' });
        await studio.write('_site.json', site);
        const frame = await pageInFrame(page);
        await clickInFrame(page, frame.getByRole('contentinfo').getByRole('link', { name: '+99 123 456' }));
        await expect(
          page.getByRole('textbox', { name: 'What visitors read in its place: phone' }),
        ).toBeFocused();
        await page.keyboard.insertText('+99 777 000');
        await expect(frame.getByRole('contentinfo').getByRole('link', { name: '+99 777 000' })).toBeVisible();
        await expect(page.getByText('{phone} stands here once for the whole site.')).toBeVisible();
        await page.getByRole('button', { name: /^Undo: / }).click();
        await studio.write('_site.json', before);
      });
  });
}
