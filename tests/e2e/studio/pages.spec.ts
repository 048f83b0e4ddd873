import { expect, type Page, test } from '@playwright/test';
import { violations } from '../support';
import {
  changedLines,
  type Hand,
  keyboard,
  mouse,
  openStudio,
  openStudioSite,
  type StudioUnderTest,
} from './support';

// What is done with pages as wholes, by mouse and by keyboard alone, judged by the files.
for (const handOf of [mouse, keyboard]) {
  const by = handOf === mouse ? 'by mouse' : 'by keyboard alone';

  test.describe(`pages in the studio, ${by}`, { tag: '@rest' }, () => {
    test.describe.configure({ mode: 'default' });
    let studio: StudioUnderTest;
    let page: Page;
    let hand: Hand;

    test.beforeAll('open the studio', async ({ browser }) => {
      studio = await openStudioSite(['shoes', 'boots']);
      page = await browser.newPage();
      hand = handOf(page);
      await openStudio(page, studio.address, '/services/soles');
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

    const current = (title: string) => page.getByRole('button', { name: `Page: ${title}`, exact: true });
    const allFiles = async () =>
      Object.fromEntries(
        await Promise.all(
          ['_site.json', 'index.json', 'tasks/shoes.json', 'tasks/boots.json'].map(
            async (file) => [file, await studio.read(file)] as const,
          ),
        ),
      );

    test('a dialog begins in its first field, menus and the telephone number are found by these words, and blocks with pictures by another one', async () => {
      await hand.press(page.getByRole('button', { name: 'New page', exact: true }));
      await expect(page.getByRole('dialog', { name: 'A new page' }).getByLabel('Title')).toBeFocused();
      await page.keyboard.press('Escape');
      await hand.press(page.getByRole('button', { name: /^Page: / }));
      const found = page.getByRole('dialog', { name: 'Find a page' });
      for (const word of ['menu', 'phone']) {
        await hand.write(page.getByRole('searchbox', { name: 'Find a page' }), word);
        await expect(found.getByRole('listitem')).toHaveText([/^The whole site/]);
      }
      await hand.write(page.getByRole('searchbox', { name: 'Find a page' }), 'home');
      await expect(found.getByText('Home page: /')).toBeVisible();
      // The first one empties the field.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(found).toBeHidden();
      await hand.pressInRow(page.getByRole('row', { name: /^Page opening/ }), 'Add a block below');
      const picker = page.getByRole('dialog', { name: 'Choose a block' });
      await hand.write(picker.getByRole('searchbox'), 'photograph');
      await expect(picker.getByRole('button', { name: 'Add Alternating rows' })).toBeVisible();
      await expect(picker.getByRole('button', { name: 'Add FAQ' })).toHaveCount(0);
      await hand.press(picker.getByRole('button', { name: 'Close' }));
    });

    if (handOf === keyboard)
      test('Enter leads from a row, and from the page itself, to its texts; Tab past the rows changes nothing', async () => {
        const title = page.locator('#panel-title');
        await hand.press(page.getByRole('button', { name: 'Title, description and dates' }));
        await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
        await page.getByRole('button', { name: 'Title, description and dates' }).focus();
        await page.keyboard.press('Tab');
        await expect(page.locator('[role=row]:focus')).toHaveCount(1);
        await page.keyboard.press('Tab');
        await expect(title).toHaveText('The page');
        await hand.select(page.getByRole('row', { name: /^Page opening/ }));
        await expect(title).toHaveText('Page opening');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
      });

    test('a page has a beginning and an end, typed into their fields; an end before it is said at once', async () => {
      const before = await studio.read('services/soles.json');
      await hand.press(page.getByRole('button', { name: 'Title, description and dates' }));
      const date = async (label: string, digits: string) => {
        const field = page.getByRole('textbox', { name: label });
        if (handOf === mouse) await field.click({ position: { x: 20, y: 20 } });
        else await hand.press(field);
        await page.keyboard.type(digits);
        return field;
      };
      // Whoever saves a day without its time learns that it does not count.
      const from = await date('Public from', '12012999');
      await page.keyboard.press('Control+s');
      await expect(from).toHaveAccessibleDescription(/does not count yet: write the day and the time/);
      await page.keyboard.type('0900AM');
      await expect(from).not.toHaveAccessibleDescription(/does not count/);
      await expect(page.getByRole('button', { name: 'Undo: Add “Public from”' })).toBeVisible();
      const until = await date('Public until', '110129990900AM');
      await expect(page.getByRole('status').getByText('1 error on this page')).toBeAttached();
      await expect(until).toHaveAccessibleDescription(/the end of its time is not after the beginning/);
      await expect(page.getByText(/^Public from .*2999, /)).toBeVisible();
      for (let step = 0; step < 2; step++) await page.keyboard.press('Control+z');
      await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
      expect(await studio.read('services/soles.json')).toBe(before);
    });

    test('a page is renamed: every link is shown first, and follows; undone, all is as it was', async () => {
      const before = await allFiles();
      const soles = await studio.read('services/soles.json');
      await hand.press(page.getByRole('button', { name: 'Rename the page', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'Give the page another address' });
      await hand.write(dialog.getByLabel('Address'), '/tasks/shoes');
      await expect(dialog.getByText(/There is a page at \/tasks\/shoes already/)).toBeVisible();
      // Whoever presses the button all the same is led to what is wrong.
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'Rename the page' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('Address')).toBeFocused();
      await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription(/There is a page at/);
      await hand.write(dialog.getByLabel('Address'), '/services/new-soles');
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Shoes and boots' })).toContainText(
        'a link leads to /services/new-soles',
      );
      expect(await violations(page, 'structure', 'dialog[open]')).toEqual([]);
      await hand.press(dialog.getByRole('button', { name: 'Rename the page' }));
      await expect(page.getByText('The page is at /services/new-soles now.')).toBeVisible();
      await save();
      await expect(studio.read('services/soles.json')).rejects.toThrow('ENOENT');
      const moved = JSON.parse(await studio.read('services/new-soles.json'));
      expect(moved).toEqual({ ...JSON.parse(soles), aliases: ['/services/soles'] });
      const after = await allFiles();
      expect(changedLines(before['tasks/boots.json'] ?? '', after['tasks/boots.json'] ?? '')).toHaveLength(1);
      expect(after['_site.json']).not.toContain('"/services/soles"');

      await page.keyboard.press('Control+z');
      await save();
      expect(await allFiles()).toEqual(before);
      expect(await studio.read('services/soles.json')).toBe(soles);
      await expect(studio.read('services/new-soles.json')).rejects.toThrow('ENOENT');
    });

    test('a page is renamed, and back again before it is saved: nothing has changed', async () => {
      const before = await allFiles();
      const dialog = page.getByRole('dialog', { name: 'Give the page another address' });
      for (const to of ['/repairs', '/services/soles']) {
        await hand.press(page.getByRole('button', { name: 'Rename the page', exact: true }));
        await hand.write(dialog.getByLabel('Address'), to);
        const make = dialog.getByRole('button', { name: 'Rename the page' });
        await expect(make).toBeEnabled();
        await hand.press(make);
        await expect(page.getByText(`The page is at ${to} now.`)).toBeVisible();
      }
      await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await expect(current('New soles for your shoes')).toBeVisible();
      await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
      expect(await allFiles()).toEqual(before);
    });

    test('a page is duplicated, with its texts and an address of its own', async () => {
      await hand.press(page.getByRole('button', { name: 'Duplicate the page' }));
      const dialog = page.getByRole('dialog', { name: 'A copy of this page' });
      await hand.write(dialog.getByLabel('Title'), `Heels ${hand.name}`);
      await dialog.getByRole('checkbox', { name: /^A draft/ }).press('Space');
      await hand.press(dialog.getByRole('button', { name: 'Make the page' }));
      await expect(current(`Heels ${hand.name}`)).toBeVisible();
      await save();
      const [first, copy] = await Promise.all(
        ['services/soles.json', `services/heels-${hand.name}.json`].map(async (file) =>
          JSON.parse(await studio.read(file)),
        ),
      );
      expect(copy).toEqual({ ...first, title: `Heels ${hand.name}` });
    });

    test('a new page is where the others of its menu are, has a short name there, and can be linked before it is saved', async () => {
      const openBoots = async () => {
        await hand.press(page.getByRole('button', { name: /^Page:/ }));
        await hand.write(page.getByRole('searchbox', { name: 'Find a page' }), 'boots');
        await hand.press(page.getByRole('button', { name: /^Shoes and boots/ }));
        await expect(current('Shoes and boots')).toBeVisible();
      };
      const [title, name] = [`Laces of cotton and of leather, ${hand.name}`, `Laces ${hand.name}`];
      await openBoots();
      await hand.press(page.getByRole('button', { name: 'New page', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'A new page' });
      const address = dialog.getByLabel('Address');
      await hand.write(dialog.getByLabel('Title'), `Laces: cotton and leather, ${hand.name}`);
      await expect(dialog.getByLabel('Short name')).toHaveValue('Laces');
      await hand.write(dialog.getByLabel('Title'), title);
      await expect(dialog.getByLabel('Short name')).toHaveValue('');
      await hand.write(dialog.getByLabel('Short name'), name);
      await expect(address).toHaveValue(`/tasks/laces-${hand.name}`);
      await dialog.getByLabel('Its entry in a menu').selectOption('Footer: Services');
      await expect(address).toHaveValue(`/services/laces-${hand.name}`);
      const description = 'Laces cut to the length that you need.';
      await hand.write(dialog.getByLabel('Description'), description);
      await dialog.getByRole('radio', { name: /^A copy of/ }).check();
      await expect(dialog.getByLabel('Description')).toHaveValue(description);
      await expect(dialog.getByRole('checkbox', { name: /^A draft/ })).toBeChecked();
      await hand.press(dialog.getByRole('button', { name: 'Make the page' }));
      await expect(current(title)).toBeVisible();

      await hand.press(current(title));
      await hand.write(page.getByRole('searchbox', { name: 'Find a page' }), 'menu');
      await hand.press(page.getByRole('button', { name: /^The whole site/ }));
      await expect(page.getByRole('button', { name: `Back to ${title}`, exact: true })).toBeVisible();

      await openBoots();
      await hand.select(page.getByRole('row', { name: /^Page opening/ }));
      const closed = page
        .getByRole('complementary')
        .getByRole('button', { name: /^Prices/, expanded: false });
      if ((await closed.count()) > 0) await hand.press(closed.first());
      await hand.write(page.getByRole('combobox', { name: 'Leads to' }), 'laces of cotton');
      await hand.press(page.getByRole('option', { name: title }).first());
      await save();
      const route = `/services/laces-${hand.name}`;
      expect(JSON.parse(await studio.read(`${route.slice(1)}.json`))).toMatchObject({
        title,
        name,
        description,
        status: 'draft',
      });
      expect(JSON.parse(await studio.read('tasks/boots.json')).blocks[0].actions[0].href).toBe(route);
      const { footer } = JSON.parse(await studio.read('_site.json'));
      expect(footer.columns[0].links).toContainEqual({ label: name, href: route });
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await save();
    });

    test('a page is deleted: what leads to it is led to a page of her choice', async () => {
      await hand.press(page.getByRole('button', { name: /^Page:/ }));
      await hand.write(page.getByRole('searchbox', { name: 'Find a page' }), 'soles');
      await hand.press(page.getByRole('button', { name: /^New soles/ }));
      await expect(current('New soles for your shoes')).toBeVisible();
      await hand.press(page.getByRole('button', { name: 'Delete the page' }));
      const dialog = page.getByRole('dialog', { name: 'Delete the page' });
      const target = dialog.getByRole('button', { name: /^The page that takes its place: ./ });
      const changes = dialog.getByRole('listitem');
      await expect(changes.filter({ hasText: 'the entry "Soles" is taken out of the footer' })).toBeVisible();
      await hand.press(target);
      await hand.write(dialog.getByRole('searchbox', { name: 'Find a page' }), '/tasks/shoes');
      await page.keyboard.press('Enter');
      await expect(target).toHaveAccessibleName('The page that takes its place: Shoes and shoes');
      await expect(target).toBeFocused();
      await expect(changes.filter({ hasText: 'Shoes and boots' })).toBeVisible();
      await expect(changes.filter({ hasText: 'the entry "Soles" of the footer leads to' })).toBeVisible();
      expect(await violations(page, 'structure', 'dialog[open]')).toEqual([]);
      // The whole list is seen, or scrolls with all else: it hides nothing in a box of its own.
      const list = dialog.getByRole('list');
      expect(await list.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(
        'Delete the page New soles for your shoes',
      );
      await hand.press(dialog.getByRole('button', { name: 'Delete the page' }));
      await expect(current('Shoes and shoes')).toBeVisible();
      // Where the editor should look is said, and led to.
      await expect(
        page.getByText(/other pages have changed with it: “Changes” leads to each place/),
      ).toBeVisible();
      await hand.press(page.getByRole('button', { name: 'Changes', exact: true }));
      await hand.press(page.getByRole('button', { name: /^Go there: .*All about boots.*, \/tasks\/boots$/ }));
      await expect(current('Shoes and boots')).toBeVisible();
      await expect(page.getByRole('row', { name: /All about boots/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await save();
      await expect(studio.read('services/soles.json')).rejects.toThrow('ENOENT');
      expect(JSON.parse(await studio.read('tasks/shoes.json')).aliases).toContain('/services/soles');
      expect(JSON.parse(await studio.read('tasks/boots.json')).blocks[0].actions[0].href).toBe(
        '/tasks/shoes',
      );
      await expect(page.getByRole('button', { name: /\d error/ })).toHaveCount(0);
    });

    test('a new page like any page says what is left to write, and leads from place to place', async () => {
      await hand.press(page.getByRole('button', { name: 'New page', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'A new page' });
      await hand.write(dialog.getByLabel('Title'), `Laces ${hand.name}`);
      await hand.write(dialog.getByLabel('Description'), 'Laces of cotton, cut to the length that you need.');
      await dialog.getByRole('radio', { name: 'Like another page' }).check();
      const open = (await page.getByRole('button', { name: /^Page: / }).textContent())?.replace(
        /^Page: /,
        '',
      );
      const found = dialog.getByRole('searchbox', { name: 'Find a page' });
      // The open page is the first choice, which Enter keeps.
      await hand.press(
        dialog.getByRole('button', { name: `The page that it is like: ${open}`, exact: true }),
      );
      await expect(found).toBeFocused();
      await page.keyboard.press('Enter');
      await hand.press(
        dialog.getByRole('button', { name: `The page that it is like: ${open}`, exact: true }),
      );
      await hand.write(found, 'boots');
      await page.keyboard.press('Enter');
      await expect(found).toBeHidden();
      await expect(
        dialog.getByRole('button', { name: 'The page that it is like: Shoes and boots' }),
      ).toBeFocused();
      await expect(
        dialog.getByText(/^It begins with: Page opening, Statements, FAQ\. \d+ texts/),
      ).toBeVisible();
      await dialog.getByRole('checkbox', { name: /^All blocks of that page/ }).press('Space');
      await expect(
        dialog.getByText(/^It begins with: Page opening, Statements, FAQ, Tabs\. \d+ texts/),
      ).toBeVisible();
      expect(await violations(page, 'structure', 'dialog[open]')).toEqual([]);
      await dialog.getByRole('checkbox', { name: /^All blocks of that page/ }).press('Space');
      await hand.press(dialog.getByRole('button', { name: 'Make the page' }));
      await expect(current(`Laces ${hand.name}`)).toBeVisible();
      await expect(page.getByRole('treegrid').getByRole('row')).toHaveText([
        /^Page opening/,
        /^Statements/,
        /^FAQ/,
      ]);
      const left = page.getByRole('button', { name: /\d left to write/ });
      const active = page.locator('aside :focus');
      // What is left is begun at once.
      await expect(active).toHaveAttribute('placeholder', /^Still to write: /);
      await hand.press(left);
      await expect(active).toHaveAttribute('placeholder', /^Still to write: /);
      const first = await active.getAttribute('id');
      await hand.press(left);
      await expect.poll(() => page.locator('aside :focus').getAttribute('id')).not.toBe(first);
      await page.keyboard.press('Shift+F8');
      await expect.poll(() => page.locator('aside :focus').getAttribute('id')).toBe(first);
      await page.keyboard.press('F8');
      await expect.poll(() => page.locator('aside :focus').getAttribute('id')).not.toBe(first);
      // By key in both cases: where a check of the whole site ends meanwhile, the button moves aside.
      await page.getByRole('button', { name: /^The one before/ }).press('Enter');
      await expect.poll(() => page.locator('aside :focus').getAttribute('id')).toBe(first);
    });
  });
}
