import { expect, type Page, test } from '@playwright/test';
import {
  clickInFrame,
  openStudio,
  openStudioSite,
  pageInFrame,
  type StudioUnderTest,
  taskPage,
} from './support';

// What those meet who have no mouse, or hear the studio.
test.describe('the studio by keyboard and screen reader', { tag: '@rest' }, () => {
  test.describe.configure({ mode: 'default' });
  let studio: StudioUnderTest;
  let page: Page;

  test.beforeAll('open the studio', async ({ browser }) => {
    studio = await openStudioSite(['rows', 'conflicts', 'addresses', 'colours', 'pictures', 'lengths']);
    page = await browser.newPage();
  });
  test.afterAll(async () => {
    await page.close();
    await studio.close();
  });

  const row = (name: string | RegExp) => page.getByRole('row', { name }).first();
  const rows = () =>
    page
      .getByRole('row')
      .evaluateAll((all) =>
        all
          .filter((each) => each.ariaLevel === '1')
          .map((each) => each.getAttribute('aria-label')?.split(',')[0]),
      );
  const field = (name: string) => page.getByRole('complementary').getByRole('textbox', { name, exact: true });
  const dialog = () => page.locator('dialog[open]');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabTo = async (key: 'Tab' | 'Shift+Tab', isReached: () => Promise<boolean>) => {
    for (let step = 0; step < 60 && !(await isReached()); step++) await page.keyboard.press(key);
  };
  const isInTree = () => page.evaluate(() => document.activeElement?.closest('[role=treegrid]') != null);
  const open = (name: string) => openStudio(page, studio.address, `/tasks/${name}`);

  test('keys of the outline are for the row that has the focus', async () => {
    await open('rows');
    const before = ['Page opening', 'Statements', 'FAQ', 'Tabs'];
    expect(await rows()).toEqual(before);
    await tabTo('Tab', isInTree);
    await expect(row(/^Page opening/)).toBeFocused();
    await press('Alt+ArrowDown');
    await expect.poll(rows).toEqual(['Statements', 'Page opening', 'FAQ', 'Tabs']);
    await press('Control+z');
    await expect.poll(rows).toEqual(before);

    await row(/^Statements/).focus();
    await press('Delete');
    await expect.poll(rows).toEqual(['Page opening', 'FAQ', 'Tabs']);
    await expect(row(/^FAQ/)).toBeFocused();
    await press('Control+z');
    await expect.poll(rows).toEqual(before);
    await expect(row(/^Statements/)).toBeFocused();
    await press('Delete');
    await expect.poll(rows).toEqual(['Page opening', 'FAQ', 'Tabs']);
    await press('Control+z');
  });

  test('whoever comes back to the outline is at the row of the form', async () => {
    await open('rows');
    await row(/^Page opening/).focus();
    await press('ArrowDown', 'ArrowUp', '+');
    await dialog().getByRole('button', { name: 'Add Stats' }).press('Enter');
    const selected = page.locator('[role=row][aria-selected=true]');
    await expect(selected).toHaveAccessibleName(/^Stats/);
    await page.getByRole('complementary').getByRole('radio', { name: 'Form' }).focus();
    await tabTo('Shift+Tab', isInTree);
    await expect(row(/^Stats/)).toBeFocused();
    await press('Delete');
    await expect.poll(rows).toEqual(['Page opening', 'Statements', 'FAQ', 'Tabs']);
  });

  test('Enter leads from a row to the end of its first text, Escape back; of a list of links it closes that first', async () => {
    await open('rows');
    await row(/^Page opening/).focus();
    await press('ArrowDown', 'ArrowUp', 'Enter');
    await expect(field('Title')).toBeFocused();
    await page.keyboard.insertText('!');
    await expect(field('Title')).toHaveValue('All about rows!');
    await press('Escape');
    await expect(row(/^Page opening/)).toBeFocused();
    await page.getByRole('complementary').getByRole('button', { name: 'Prices', exact: true }).press('Enter');
    const link = page.getByRole('combobox', { name: 'Leads to' });
    await link.press('ArrowDown');
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await press('Escape');
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeFocused();
    await press('Escape');
    await expect(row(/^Page opening/)).toBeFocused();
    await page.getByRole('button', { name: 'Title, description and dates' }).press('Enter');
    await expect(field('Title')).toBeFocused();
    await press('Escape');
    await expect(page.getByRole('button', { name: 'Title, description and dates' })).toBeFocused();
    await press('Control+z');
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
  });

  test('a link says where it leads, and undo opens no list to choose from', async () => {
    await open('rows');
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    await page.getByRole('complementary').getByRole('button', { name: 'Prices', exact: true }).press('Enter');
    const link = page.getByRole('combobox', { name: 'Leads to' });
    await expect(link).toHaveAccessibleDescription(/^Address: \/services\/soles#prices /);
    await link.fill('rows');
    await press('ArrowDown', 'Enter');
    await expect(link).toHaveValue('Shoes and rows');
    await press('Control+z');
    await expect(link).toHaveValue('prices (on New soles for your shoes)');
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await press('Enter');
    await expect(link).toHaveValue('prices (on New soles for your shoes)');
  });

  test('what two have changed is asked until it is answered, and each button says what it keeps', async () => {
    await open('conflicts');
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    await field('Title').fill('My title');
    const text = await studio.read('tasks/conflicts.json');
    await studio.write('tasks/conflicts.json', text.replace('All about conflicts', 'Their title'));
    const mine = dialog().getByRole('button', { name: 'Keep yours' });
    await expect(mine).toBeFocused();
    await expect(mine).toHaveAccessibleDescription(/title of block 1.* My title$/);
    await expect(dialog().getByRole('button', { name: 'Keep theirs' })).toHaveAccessibleDescription(
      /title of block 1.* Their title$/,
    );
    for (let step = 0; step < 4; step++) {
      await press('Escape');
      await expect(mine).toBeVisible();
    }
    // What a tab that is loaded anew has kept is what was written before the question.
    await page.reload();
    await expect(mine).toHaveAccessibleDescription(/title of block 1.* My title$/);
    await expect(mine).toBeFocused();
    await press('Enter');
    await expect(dialog()).toHaveCount(0);
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    await expect(field('Title')).toHaveValue('My title');
    await press('Control+s');
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
  });

  test('what is said as a dialog closes comes into a place that is there, and is not said again in the next one', async () => {
    await open('addresses');
    await page.evaluate(() => {
      const comeWithWords = (node: Node) =>
        node instanceof Element
          ? [node, ...node.querySelectorAll('*')].flatMap((each) =>
              each.matches('[role=status]') && each.textContent ? [each.textContent] : [],
            )
          : [];
      const found: string[] = [];
      Object.assign(window, { found });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) found.push(...[...addedNodes].flatMap(comeWithWords));
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Rename the page', exact: true }).press('Enter');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('/tasks/Bad address');
    const address = dialog().getByRole('textbox', { name: 'Address' });
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog().locator('[aria-live]').filter({ hasText: 'cannot be the address' })).toBeVisible();
    await address.fill('/tasks/elsewhere');
    await expect(dialog().getByRole('status').filter({ hasText: 'Nothing else changes' })).toBeAttached();
    await press('Enter');
    const said = page.getByRole('status').filter({ hasText: 'The page is at /tasks/elsewhere now' });
    await expect(said).toBeVisible();
    const found = await page.evaluate(() => (window as unknown as { found: string[] }).found);
    expect(found.filter((text) => text.startsWith('The page is at'))).toEqual([]);
    await page.waitForTimeout(1000);
    await page.getByRole('button', { name: 'Rename the page', exact: true }).press('Enter');
    await expect(dialog().getByRole('textbox', { name: 'Address' })).toBeFocused();
    await expect(said).toHaveCount(0);
    await press('Escape', 'Control+z');
  });

  test('F8 leads to the button of each picture that a block needs, and on from there', async () => {
    const { blocks, ...head } = taskPage('pictures');
    const notes = ['Lid', 'Sole'].map((title) => ({ title, text: `What the ${title} is for.` }));
    const showcase = (picture: object) => ({ type: 'showcase', heading: 'See', notes, picture });
    const [hero] = blocks;
    const optional = { ...hero, picture: { color: 'green' } };
    const overlay = { src: 'workshop.webp', alt: 'A cobbler' };
    await studio.write('tasks/pictures.json', {
      ...head,
      blocks: [optional, showcase({ image: { src: '', alt: '' } }), showcase({ overlay })],
    });
    await open('pictures');
    // The studio follows what is on the disk.
    await expect(row(/^Showcase/)).toBeVisible();
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    await expect(page.getByRole('banner').getByRole('button', { name: '4 left to write' })).toBeVisible();
    const choose = (name: string) =>
      page.getByRole('complementary').getByRole('button', { name: `Choose a picture: ${name}` });
    await press('F8');
    await expect(choose('Image')).toBeFocused();
    await press('F8');
    await expect(field('What it shows')).toBeFocused();
    await press('F8');
    await expect(choose('Object in front')).toBeFocused();
    await press('F8');
    await expect(page.getByRole('row', { name: /^Showcase/ }).nth(1)).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(choose('Image')).toBeFocused();
    await press('Enter');
    await expect(dialog().getByRole('searchbox')).toBeFocused();
    await press('Escape');
    await studio.write('tasks/pictures.json', taskPage('pictures'));
    await expect(page.getByRole('button', { name: /left to write/ })).toHaveCount(0);
  });

  test('F8 leads to another page only when it is pressed again', async () => {
    await open('colours');
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    await field('Title').fill('Long '.repeat(60).trim());
    const error = page.getByRole('banner').getByRole('button', { name: /1 error/ });
    await expect(error).toBeVisible();
    await page.getByRole('button', { name: /^Page:/ }).press('Enter');
    await page.getByRole('searchbox', { name: 'Find a page' }).fill('addresses');
    await page.getByRole('button', { name: /^Shoes and addresses/ }).press('Enter');
    await expect(page.getByRole('button', { name: 'Page: Shoes and addresses' })).toBeVisible();
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    // Of another page it is known once the whole site was checked.
    await expect(error).toBeVisible();
    await press('F8');
    const onwards = page.getByText('No more on this page. Press F8 again to go to: Shoes and colours');
    await expect(onwards).toBeVisible();
    await expect(page.getByRole('button', { name: 'Page: Shoes and addresses' })).toBeVisible();
    // A slow machine may need more than the time in which the notice is there.
    await expect(async () => {
      await press('F8');
      await expect(page.getByRole('button', { name: 'Page: Shoes and colours' })).toBeVisible({
        timeout: 5000,
      });
    }).toPass();
    await expect(field('Title')).toBeFocused();

    // Handing over says what no build accepts.
    await page.getByRole('button', { name: 'Changes', exact: true }).press('Enter');
    await expect(
      dialog().getByText(/cannot be published like this: 1 mistake, on Shoes and colours/),
    ).toBeVisible();
    await press('Escape', 'Control+z');
  });

  test('F8 does not leave JSON that is not finished for another page', async () => {
    await open('rows');
    await page.getByRole('radio', { name: 'Code' }).press('Space');
    const editor = page.getByRole('textbox', { name: /^Code of/ });
    await editor.focus();
    await press('ArrowDown', 'End', 'Backspace');
    await expect(page.getByRole('alert').filter({ hasText: 'not finished' })).toBeVisible();
    for (const key of ['F8', 'F8', 'Shift+F8']) {
      await press(key);
      await expect(editor).toBeFocused();
      await expect(page.getByRole('button', { name: 'Page: Shoes and rows' })).toBeVisible();
    }
    await press('Control+z');
    await expect(page.getByRole('alert').filter({ hasText: 'not finished' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Form' }).press('Space');
  });

  test('a page before and now is scrolled by keyboard, and Escape leads back', async () => {
    await open('rows');
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    await field('Title').fill('New');
    await page.getByRole('button', { name: 'Changes', exact: true }).press('Enter');
    const compare = dialog().getByRole('button', { name: /^Before and now: Page opening “New”/ });
    await compare.press('Enter');
    const before = page.getByTitle('Before: the page /tasks/rows');
    const scrolled = () => before.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollY ?? 0);
    await expect(before.contentFrame().getByRole('heading', { level: 1 })).toHaveText('All about rows');
    await tabTo('Tab', () => before.evaluate((frame) => frame === document.activeElement));
    await press('End');
    await expect.poll(scrolled).toBeGreaterThan(200);
    await press('Escape');
    await expect(compare).toBeFocused();
    await press('Escape', 'Control+z');
  });

  test('in the colours of the person, what is chosen looks different', async () => {
    await open('colours');
    await page.emulateMedia({ forcedColors: 'active' });
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    await page.getByRole('button', { name: 'Dark theme' }).focus();
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { outlineStyle, borderInlineStartWidth, forcedColorAdjust } = getComputedStyle(element);
          return [outlineStyle, borderInlineStartWidth, forcedColorAdjust];
        });
    for (const [chosen, other] of [
      ['label:has([name=width]:checked)', 'label:has([name=width]:not(:checked))'],
      ['label:has([name=view]:checked)', 'label:has([name=view]:not(:checked))'],
      ['[role=row][aria-selected=true]', '[role=row][aria-selected=false]'],
    ] as const)
      expect(await look(chosen)).not.toEqual(await look(other));
    const use = page.getByRole('button', { name: 'Use the page' });
    const before = await look('button:has-text("Use the page")');
    await use.click();
    await page.getByRole('button', { name: 'Dark theme' }).focus();
    expect(await look('button:has-text("Use the page")')).not.toEqual(before);
    await use.click();
    await page.emulateMedia({ forcedColors: null });
  });

  test('the page scrolls to what the cursor comes to in the form, and stays where that is in view', async () => {
    const questions = Array.from({ length: 40 }, (_, number) => ({
      ...{ question: `What of number ${number}?`, richText: 'We mend it.' },
    }));
    await studio.write('tasks/lengths.json', {
      ...taskPage('lengths'),
      blocks: [{ type: 'faq', heading: 'What people ask', questions }],
    });
    // At once, then.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open('lengths');
    // The outline is that of the new text.
    await expect(page.getByRole('row')).toHaveCount(1);
    await row(/^FAQ/).click({ position: { x: 60, y: 12 } });
    const form = page.getByRole('complementary');
    const card = (number: number) =>
      form.getByRole('button', { name: `What of number ${number}?`, exact: true });
    await expect(card(39)).toBeVisible();
    const frame = await pageInFrame(page);
    const shown = (number: number) => frame.getByText(`What of number ${number}?`, { exact: true });
    const scrolled = () => frame.evaluate(() => scrollY);
    await expect(shown(0)).toBeInViewport();
    await expect(shown(39)).not.toBeInViewport();
    await card(39).focus();
    await press('Enter', 'Tab');
    await expect(shown(39)).toBeInViewport();
    const before = await scrolled();
    await tabTo('Shift+Tab', () => card(38).evaluate((element) => element === document.activeElement));
    await expect(card(38)).toBeFocused();
    await page.waitForTimeout(500);
    expect(await scrolled()).toBe(before);
    await card(0).focus();
    await expect(shown(0)).toBeInViewport();
    // What was clicked is in view, and comes into view again once it is not.
    await clickInFrame(page, shown(0));
    const question = field('Question').first();
    await expect(question).toBeFocused();
    await card(38).focus();
    await expect(shown(38)).toBeInViewport();
    await question.focus();
    await expect(shown(0)).toBeInViewport();
    await page.emulateMedia({ reducedMotion: null });
  });
});
