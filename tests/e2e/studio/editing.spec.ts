import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
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
  taskPage,
} from './support';

/**
 * What people in an office have to do, done from the screen alone and judged by the files: by mouse in `npm test`, by keyboard alone
 * in the rest.
 */
const HANDS = [
  { hand: mouse, tags: [] },
  { hand: keyboard, tags: ['@rest'] },
];

const TASKS = [
  'headings',
  'adding',
  'moving',
  'copies',
  'undoing',
  'photographs',
  'library',
  'rubbish',
  'links',
  'icons',
  'answers',
  'tabs',
  'lengths',
  'fixes',
  'others',
  'dragging',
  'clicks',
];

/** Rows of a tree that is a grid take the focus (ARIA, treegrid), which this rule of axe-core does not know. */
const rulesBroken = async (page: Page) =>
  (await violations(page, 'structure')).filter((each) => !each.startsWith('focus-order-semantics'));

for (const { hand: handOf, tags } of HANDS) {
  const by = handOf === mouse ? 'by mouse' : 'by keyboard alone';

  test.describe(`tasks in the studio, ${by}`, { tag: tags }, () => {
    test.describe.configure({ mode: 'default' });
    let studio: StudioUnderTest;
    let page: Page;
    let hand: Hand;

    test.beforeAll('open the studio', async ({ browser }) => {
      studio = await openStudioSite(TASKS);
      page = await browser.newPage();
      hand = handOf(page);
      await openStudio(page, studio.address, '/');
    });

    test.afterAll(async () => {
      await page.close();
      await studio.close();
    });

    const row = (name: RegExp | string) => page.getByRole('row', { name });
    const field = (name: string | RegExp) =>
      page.getByRole('complementary').getByRole('textbox', { name, exact: true });
    const fileOf = (task: string) => `tasks/${task}.json`;

    /** Opens the page of a task by typing a part of its title. */
    async function openTask(task: string): Promise<string> {
      await hand.press(page.getByRole('button', { name: /^Page:/ }));
      await hand.write(page.getByRole('searchbox', { name: 'Find a page' }), task);
      await hand.press(page.getByRole('button', { name: new RegExp(`^Shoes and ${task}`) }));
      await expect(page.getByRole('button', { name: `Page: Shoes and ${task}` })).toBeVisible();
      await expect(row(`Page opening, All about ${task}`)).toBeVisible();
      return studio.read(fileOf(task));
    }

    /** Saves, and waits until that is said. */
    async function save() {
      await expect(page.getByText(/pages? not saved|Not saved yet/)).toBeVisible();
      await hand.save();
      await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
    }

    const saved = async (task: string) => {
      await save();
      return studio.read(fileOf(task));
    };
    const document = async (task: string) => JSON.parse(await studio.read(fileOf(task)));

    test('a heading is changed: one line differs', async () => {
      const before = await openTask('headings');
      await hand.select(row(/^Page opening/));
      expect(await rulesBroken(page)).toEqual([]);
      await hand.write(field('Title'), 'Heads up');
      const frame = await pageInFrame(page);
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Heads up');
      await expect(page.getByText('1 page not saved')).toBeVisible();
      expect(await studio.read(fileOf('headings'))).toBe(before);
      expect(changedLines(before, await saved('headings'))).toEqual(['7: "title": "Heads up",']);
    });

    test('a block is added as the third one', { tag: '@rest' }, async () => {
      const before = JSON.parse(await openTask('adding'));
      await hand.pressInRow(row(/^Statements/), 'Add a block below');
      const picker = page.getByRole('dialog', { name: 'Choose a block' });
      await hand.write(picker.getByRole('searchbox'), 'value list');
      await page.keyboard.press('Enter');
      await expect(picker.getByRole('listitem').first().getByRole('button')).toBeFocused();
      expect(await rulesBroken(page)).toEqual([]);
      await hand.press(picker.getByRole('button', { name: 'Add Value list' }));
      await expect(row(/^Value list/)).toHaveAttribute('aria-selected', 'true');
      await save();
      const after = await document('adding');
      expect(after.blocks.map(({ type }: { type: string }) => type)).toEqual([
        'hero',
        'statements',
        'value-list',
        'faq',
        'tabs',
      ]);
      after.blocks.splice(2, 1);
      expect(after).toEqual(before);
      await expect(page.getByRole('button', { name: /No problems|No new problems|hint/ })).toBeVisible();
    });

    test('a block is added at the end, with nothing selected before', { tag: '@rest' }, async () => {
      const before = await openTask('adding');
      await hand.press(page.getByRole('button', { name: 'Add a block at the end', exact: true }));
      const picker = page.getByRole('dialog', { name: 'Choose a block' });
      await hand.write(picker.getByRole('searchbox'), 'value list');
      await hand.press(picker.getByRole('button', { name: 'Add Value list' }));
      await expect(page.getByRole('treegrid').getByRole('row').last()).toHaveText(/^Value list/);
      await page.keyboard.press('Control+z');
      await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
      expect(await studio.read(fileOf('adding'))).toBe(before);
    });

    test('a block is moved, with its own lines', async () => {
      const before = JSON.parse(await openTask('moving'));
      if (hand.name === 'mouse') await hand.pressInRow(row(/^Statements/), 'Move down');
      else {
        await hand.select(row(/^Statements/));
        await page.keyboard.press('Alt+ArrowDown');
      }
      await expect(page.getByText('Statements is now block 3 of 4')).toBeVisible();
      await expect(row(/^Statements/)).toBeFocused();
      await save();
      const [hero, statements, faq, tabs] = before.blocks;
      expect((await document('moving')).blocks).toEqual([hero, faq, statements, tabs]);
    });

    test('a block is duplicated: its ids stay unique', { tag: '@rest' }, async () => {
      await openTask('copies');
      if (hand.name === 'mouse') await hand.pressInRow(row(/^Statements/), 'Duplicate');
      else {
        await hand.select(row(/^Statements/));
        await page.keyboard.press('Control+d');
      }
      await expect(row(/^Statements/)).toHaveCount(2);
      await save();
      const { blocks } = await document('copies');
      expect(blocks.map(({ id }: { id?: string }) => id)).toEqual([
        undefined,
        'promise',
        'promise-2',
        undefined,
        undefined,
      ]);
      expect({ ...blocks[2], id: 'promise' }).toEqual(blocks[1]);
    });

    test('a block is deleted, and undo brings the same bytes back', async () => {
      const before = await openTask('undoing');
      if (hand.name === 'mouse') await hand.pressInRow(row(/^FAQ/), 'Delete');
      else {
        await hand.select(row(/^FAQ/));
        await page.keyboard.press('Delete');
      }
      await expect(row(/^FAQ/)).toHaveCount(0);
      await expect(row(/^Tabs/)).toBeFocused();
      await save();
      expect(await studio.read(fileOf('undoing'))).not.toBe(before);
      if (hand.name === 'mouse') await hand.press(page.getByRole('button', { name: 'Undo: Delete FAQ' }));
      else await page.keyboard.press('Control+z');
      await expect(row(/^FAQ/)).toBeVisible();
      expect(await saved('undoing')).toBe(before);
    });

    test('a photograph from a phone is uploaded, and stands upright', async () => {
      await openTask('photographs');
      const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'teal' } })
        .jpeg()
        .withMetadata({ orientation: 6 })
        .toBuffer();
      await hand.select(row(/^Page opening/));
      const dialog = await upload(`Kitchen ${hand.name}.JPG`, 'image/jpeg', photo);
      await hand.write(dialog.getByRole('textbox'), 'The kitchen of the workshop');
      await hand.press(dialog.getByRole('button', { name: 'Use this picture' }));
      await save();
      const { image } = (await document('photographs')).blocks[0].picture;
      expect(image.alt).toBe('The kitchen of the workshop');
      const facts = await sharp(path.join(studio.dir, 'media', image.src)).metadata();
      expect([facts.width, facts.height, facts.exif]).toEqual([900, 1200, undefined]);
    });

    test('a picture of the site is put in at once, with the description that it has elsewhere', async () => {
      await openTask('library');
      const form = page.getByRole('complementary');
      await hand.select(row(/^Page opening/));
      await openParts(/^Image|^Picture/);
      await hand.press(form.getByRole('button', { name: 'Remove: Image', exact: true }));
      await hand.press(form.getByRole('button', { name: 'Add image', exact: true }));
      // The page of the task speaks of shoes, and pages with this picture do so, too.
      const likely = page.getByRole('dialog').getByRole('group', { name: 'These may fit' });
      await hand.press(likely.getByRole('option', { name: 'A cobbler at his bench' }));
      await expect(page.getByText(/^Picture put in\. .*: A cobbler at his bench/)).toBeVisible();
      await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
      await expect(form.getByRole('group', { name: 'Image', exact: true }).getByRole('textbox')).toHaveValue(
        'A cobbler at his bench',
      );
      // The document is as it was before.
      await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
    });

    test('a file that is no picture is refused, and nothing is written', { tag: '@rest' }, async () => {
      const before = await openTask('rubbish');
      const pictures = await studio.pictures();
      await hand.select(row(/^Page opening/));
      const dialog = await upload('letter.png', 'image/png', Buffer.from('Dear Sir or Madam'));
      await expect(dialog.getByRole('alert')).toContainText('letter.png');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(await studio.pictures()).toEqual(pictures);
      expect(await studio.read(fileOf('rubbish'))).toBe(before);
    });

    async function upload(name: string, mimeType: string, buffer: Buffer): Promise<Locator> {
      await openParts(/^Image|^Picture/);
      await hand.press(page.getByRole('complementary').getByRole('button', { name: 'Choose another one' }));
      const dialog = page.getByRole('dialog').filter({ visible: true });
      const chooser = page.waitForEvent('filechooser');
      await hand.press(dialog.getByRole('button', { name: 'Upload a picture' }));
      await (await chooser).setFiles({ name, mimeType, buffer });
      return dialog;
    }

    /** Opens the cards of a form whose names fit. */
    async function openParts(name: RegExp) {
      const closed = page.getByRole('complementary').getByRole('button', { name, expanded: false });
      if ((await closed.count()) > 0) await hand.press(closed.first());
    }

    test('a link leads to a place on another page', { tag: '@rest' }, async () => {
      await openTask('links');
      await hand.select(row(/^Page opening/));
      await openParts(/^Prices/);
      const link = page.getByRole('complementary').getByRole('combobox', { name: 'Leads to' });
      await hand.write(link, 'promise');
      await hand.press(page.getByRole('option', { name: /Shoes and headings|headings/ }).first());
      await save();
      expect((await document('links')).blocks[0].actions[0].href).toBe('/tasks/headings#promise');
    });

    test('an icon is found by what it means', { tag: '@rest' }, async () => {
      await openTask('icons');
      await hand.select(row(/^Tabs/));
      await hand.select(row(/^Benefit grid, Leather/));
      await openParts(/^Leather/);
      const icon = page.getByRole('complementary').getByRole('button', { name: /^Icon/ });
      await hand.press(icon.first());
      const dialog = page.getByRole('dialog').filter({ visible: true });
      await hand.write(dialog.getByRole('searchbox'), 'delivery');
      await hand.press(dialog.getByRole('option', { name: 'truck', exact: true }));
      await save();
      const { benefits } = (await document('icons')).blocks[3].tabs[0].blocks[0];
      expect(benefits[0].icon).toBe('truck');
    });

    test('words of an answer become bold, and others a link', { tag: '@rest' }, async () => {
      await openTask('answers');
      await hand.select(row(/^FAQ/));
      await openParts(/^Do you sew/);
      const answer = page
        .getByRole('complementary')
        .getByRole('textbox', { name: /text|answer/i })
        .last();
      await hand.write(answer, 'Yes, by hand');
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+b');
      await page.keyboard.press('End');
      await page.keyboard.insertText('. See ');
      await page.keyboard.press('Control+k');
      const link = page.getByRole('combobox', { name: 'Where the link goes' });
      await hand.write(link, '/services/soles');
      await hand.press(page.getByRole('option', { name: /^\/services\/soles/ }).first());
      await save();
      const { richText } = (await document('answers')).blocks[2].questions[0];
      expect(richText).toMatch(/^\*\*Yes, by hand\*\*\. See \[.+\]\(\/services\/soles\)/);
    });

    test('a block inside a tab is changed', { tag: '@rest' }, async () => {
      const before = await openTask('tabs');
      await hand.select(row(/^Tabs/));
      await hand.select(row(/^Benefit grid, High/));
      await openParts(/^High/);
      await hand.write(field('Title').first(), 'Highest');
      const frame = await pageInFrame(page);
      await expect(frame.getByRole('tab', { name: 'Heels' })).toHaveAttribute('aria-selected', 'true');
      expect(changedLines(before, await saved('tabs'))).toEqual([
        expect.stringMatching(/"title": "Highest"/),
      ]);
    });

    test('a text that is too long: the field and the list of problems say it', { tag: '@rest' }, async () => {
      const before = await openTask('lengths');
      await hand.select(row(/^Page opening/));
      await hand.write(field('Title'), 'Soles '.repeat(30).trim());
      await expect(page.getByRole('complementary').getByText(/too many/)).toBeVisible();
      await hand.press(page.getByRole('banner').getByRole('button', { name: /1 error/ }));
      const problems = page.getByRole('dialog', { name: 'Problems' });
      await expect(problems.getByText(/characters/).first()).toBeVisible();
      expect(await rulesBroken(page)).toEqual([]);
      await hand.press(problems.getByRole('button', { name: 'Show' }).first());
      await expect(field('Title')).toBeFocused();

      // F8 leads from problem to problem, also from a field that somebody writes in.
      await hand.select(row(/^FAQ/));
      await hand.write(field('Heading'), 'Questions '.repeat(30).trim());
      await expect(page.getByRole('banner').getByRole('button', { name: /2 errors/ })).toBeVisible();
      await page.keyboard.press('Shift+F8');
      await expect(field('Title')).toBeFocused();
      await expect(page.getByText(/^Error 1 of 2, Shoes and lengths: .*characters/)).toBeVisible();
      await page.keyboard.press('F8');
      await expect(field('Heading')).toBeFocused();
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
      expect(await studio.read(fileOf('lengths'))).toBe(before);
    });

    test('the fix of an address with http: is a button', async () => {
      const right = await studio.read(fileOf('fixes'));
      await studio.write(
        fileOf('fixes'),
        right.replace('/services/soles#prices', 'http://www.example.org/shoes'),
      );
      await openTask('fixes');
      await hand.press(page.getByRole('banner').getByRole('button', { name: '1 error' }));
      const problems = page.getByRole('dialog', { name: 'Problems' });
      await hand.press(problems.getByRole('button', { name: /^Write .*https:/ }));
      await expect(page.getByRole('complementary').getByRole('combobox', { name: 'Leads to' })).toBeFocused();
      // The list of the field, which has opened with the focus.
      await page.keyboard.press('Escape');
      await save();
      expect((await document('fixes')).blocks[0].actions[0].href).toBe('https://www.example.org/shoes');
    });

    test('a page of a product is made, with its entry in a menu; undone, nothing of it is left', {
      tag: '@rest',
    }, async () => {
      await openTask('clicks');
      const site = await studio.read('_site.json');
      await hand.press(page.getByRole('button', { name: 'New page' }));
      const dialog = page.getByRole('dialog', { name: 'A new page' });
      // The open page is of no other kind.
      await expect(dialog.getByRole('radio', { name: 'Something else' })).toBeChecked();
      await hand.write(dialog.getByLabel('Title'), `Laces ${hand.name}`);
      await dialog.getByRole('radio', { name: 'A product' }).check();
      await dialog.getByLabel('Its entry in a menu').selectOption('Footer: Services');
      expect(await rulesBroken(page)).toEqual([]);
      await hand.press(dialog.getByRole('button', { name: 'Make the page' }));
      await expect(page.getByText('1 page not saved')).toBeVisible();
      // The first text of the page has the cursor; the description can be taken from the next one.
      await expect(field('Title')).toBeFocused();
      const lead = 'Laces of cotton and of leather, cut to the length you need.';
      await hand.write(field(/lead|intro/i), lead);
      await hand.press(page.getByRole('button', { name: 'Title, description and dates' }));
      await hand.press(page.getByRole('button', { name: `Take from the page: “${lead}”` }));
      await expect(field('Description for search results')).toHaveValue(lead);
      await expect(field('Description for search results')).toBeFocused();
      await save();
      await expect(page.getByText(`Saved: Laces ${hand.name}, The whole site`)).toBeVisible();
      const route = `/services/laces-${hand.name}`;
      const made = JSON.parse(await studio.read(`${route.slice(1)}.json`));
      expect([made.title, made.description, made.kind]).toEqual([`Laces ${hand.name}`, lead, 'product']);
      await hand.press(page.getByRole('button', { name: 'New page', exact: true }));
      await expect(dialog.getByRole('radio', { name: 'A product' })).toBeChecked();
      await page.keyboard.press('Escape');
      const { footer } = JSON.parse(await studio.read('_site.json'));
      expect(footer.columns[0].links.at(-1)).toEqual({ label: `Laces ${hand.name}`, href: route });
      // What was written, and the page with its entry.
      for (const _ of ['description', 'lead', 'page']) await page.keyboard.press('Control+z');
      await save();
      expect(await studio.read('_site.json')).toBe(site);
      await expect(studio.read(`${route.slice(1)}.json`)).rejects.toThrow('ENOENT');
    });

    test('saved while somebody else has saved: both changes are kept, and a real conflict is asked about', async () => {
      const before = await openTask('others');
      await hand.select(row(/^Page opening/));
      await hand.write(field('Title'), 'Mine');
      await studio.write(fileOf('others'), before.replace('By Friday.', 'By Monday.'));
      await expect(field(/lead|intro/i)).toHaveValue('By Monday.');
      await save();
      const both = before.replace('By Friday.', 'By Monday.').replace('All about others', 'Mine');
      expect(await studio.read(fileOf('others'))).toBe(both);

      await hand.write(field('Title'), 'Mine again');
      await studio.write(fileOf('others'), both.replace('Mine', 'Theirs'));
      const dialog = page.getByRole('dialog', { name: 'You and somebody else have changed the same text' });
      await expect(dialog).toContainText('Mine again');
      await expect(dialog).toContainText('Theirs');
      expect(await rulesBroken(page)).toEqual([]);
      await hand.press(dialog.getByRole('button', { name: 'Keep yours' }));
      await expect(dialog).toBeHidden();
      expect(await saved('others')).toBe(both.replace('Mine', 'Mine again'));
    });

    if (handOf === mouse) {
      test('a click on the page selects what it hits, and puts the cursor into its field', async () => {
        const pages = ['Of leather.', 'Of cork.'].map((text) => ({
          label: 'Soles',
          href: '/services/soles',
          text,
        }));
        const cards = { type: 'related-pages', heading: 'Read on', pages };
        const { blocks, ...rest } = taskPage('clicks');
        await studio.write(fileOf('clicks'), { ...rest, blocks: [...blocks, cards] });
        await openTask('clicks');
        const frame = await pageInFrame(page);
        const heading = frame.getByRole('heading', { level: 1, name: 'All about clicks' });
        // A click before the page in the frame listens selects nothing.
        await expect(async () => {
          await clickInFrame(page, heading);
          await expect(field('Title')).toBeFocused({ timeout: 1000 });
        }).toPass();
        await expect(row(/^Page opening/)).toHaveAttribute('aria-selected', 'true');
        await clickInFrame(page, frame.getByText('Ready by Friday.'));
        await expect(field('Text').last()).toBeFocused();
        await expect(row(/^Statements/)).toHaveAttribute('aria-selected', 'true');
        // The link of a card lies over its words, which rise as they come into view.
        await expect(async () => {
          await clickInFrame(page, frame.getByText('Of cork.'));
          await expect(field('Why to read on')).toBeFocused({ timeout: 1000 });
        }).toPass();
        await expect(field('Why to read on')).toHaveValue('Of cork.');
      });

      test('an undone or repeated step is on the page within the event of its key', async () => {
        await openTask('undoing');
        await hand.select(row(/^Page opening/));
        await hand.write(field('Title'), 'At once');
        const heading = (await pageInFrame(page)).getByRole('heading', { level: 1 });
        await expect(heading).toHaveText('At once');
        await page.evaluate(() => {
          const shown = () =>
            window.document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent;
          const seen: unknown[] = [];
          Object.assign(window, { seen });
          // The last of all that hear the key.
          window.addEventListener('keydown', ({ key }) => {
            if (key === 'z' || key === 'y') seen.push(shown());
          });
        });
        for (const key of ['z', 'y', 'z']) await page.keyboard.press(`Control+${key}`);
        expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([
          'All about undoing',
          'At once',
          'All about undoing',
        ]);
        await expect(heading).toHaveText('All about undoing');
      });

      test('a block is moved by dragging', { tag: '@rest' }, async () => {
        await openTask('dragging');
        await row(/^FAQ/).dragTo(row(/^Statements/), { targetPosition: { x: 60, y: 3 } });
        await save();
        const { blocks } = await document('dragging');
        expect(blocks.map(({ type }: { type: string }) => type)).toEqual([
          'hero',
          'faq',
          'statements',
          'tabs',
        ]);
      });
    }
  });
}
