import { expect, type Page, test } from '@playwright/test';
import {
  changedLines,
  type Hand,
  keyboard,
  mouse,
  openStudio,
  openStudioSite,
  pageInFrame,
  type StudioUnderTest,
} from './support';

const SOLES = { label: 'Soles', href: '/services/soles' };
const HEELS = { label: 'Heels', href: '/services/soles#prices' };
const STRAPS = { label: 'Straps', href: '/' };

/** A menu with two groups, and two columns in the footer. */
const NAVIGATION = {
  items: [
    { type: 'link', label: 'Home', href: '/' },
    {
      type: 'menu',
      label: 'Repairs',
      groups: [
        { heading: 'Shoes', links: [SOLES, HEELS] },
        { heading: 'Bags', links: [STRAPS] },
      ],
    },
  ],
};
const COLUMNS = [
  { heading: 'Services', links: [{ label: 'All services', href: '/services/soles' }] },
  { heading: 'Company', links: [{ label: 'About us', href: '/' }] },
];

// The menu and the footer as a tree, by mouse and by keyboard alone, judged by the files.
for (const handOf of [mouse, keyboard]) {
  const by = handOf === mouse ? 'by mouse' : 'by keyboard alone';
  const isMouse = handOf === mouse;

  test.describe(`the menu in the studio, ${by}`, { tag: '@rest' }, () => {
    test.describe.configure({ mode: 'default' });
    let studio: StudioUnderTest;
    let page: Page;
    let hand: Hand;
    let first: string;

    test.beforeAll('open the site document in the studio', async ({ browser }) => {
      studio = await openStudioSite(['shoes']);
      const site = JSON.parse(await studio.read('_site.json'));
      const footer = { ...site.footer, columns: COLUMNS };
      await studio.write('_site.json', { ...site, navigation: NAVIGATION, footer });
      first = await studio.read('_site.json');
      page = await browser.newPage();
      hand = handOf(page);
      await openStudio(page, studio.address, '/tasks/shoes');
      // The whole tree is in view: a list that scrolls under the pointer is dragged from another place.
      await page.setViewportSize({ width: 1440, height: 1600 });
      await hand.press(page.getByRole('button', { name: /^Page:/ }));
      await hand.write(page.getByRole('searchbox', { name: 'Find a page' }), 'whole site');
      await hand.press(page.getByRole('button', { name: /^The whole site/ }));
      await expect(row('Navigation')).toBeVisible();
    });

    test.afterAll(async () => {
      await page.close();
      await studio.close();
    });

    const row = (name: string | RegExp) => page.getByRole('row', { name });
    const field = (name: string) =>
      page.getByRole('complementary').getByRole('textbox', { name, exact: true });
    const undo = (step: string) => page.getByRole('button', { name: `Undo: ${step}`, exact: true });
    const menu = async () => JSON.parse(await studio.read('_site.json')).navigation.items[1].groups;

    async function save() {
      await expect(page.getByText(/pages? not saved|Not saved yet/)).toBeVisible();
      await hand.save();
      await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
    }

    /** Takes a step back that was saved, and finds the first bytes. */
    async function takeBack(step: string) {
      await hand.press(undo(step));
      await save();
      expect(await studio.read('_site.json')).toBe(first);
    }

    test('a link that is selected has its form, and its menu is open on the page', async () => {
      await hand.select(row(/^Heels/));
      await expect(field('Words of the link')).toHaveValue('Heels');
      const frame = await pageInFrame(page);
      await expect(frame.getByRole('banner').getByRole('link', { name: 'Heels' })).toBeInViewport();
      await hand.select(row(/^About us/));
      await expect(field('Words of the link')).toHaveValue('About us');
      await expect(frame.getByRole('contentinfo').getByRole('link', { name: 'About us' })).toBeInViewport();
      await expect(frame.getByRole('banner').getByRole('link', { name: 'Heels' })).toBeHidden();
    });

    test('a link is moved in its group: only its lines move, and undo gives the same bytes', async () => {
      if (isMouse) await row(/^Heels/).dragTo(row(/^Soles/), { targetPosition: { x: 80, y: 2 } });
      else {
        await hand.select(row(/^Heels/));
        await page.keyboard.press('Alt+ArrowUp');
      }
      await expect(page.getByText('Heels is now at place 1 of 2')).toBeVisible();
      await expect(row(/^Heels/)).toBeFocused();
      await save();
      expect(changedLines(first, await studio.read('_site.json'))).toEqual([
        expect.stringContaining('"label": "Heels",'),
        expect.stringContaining('"href": "/services/soles#prices"'),
        expect.stringContaining('},'),
        expect.stringContaining('{'),
        expect.stringContaining('"label": "Soles",'),
        expect.stringContaining('"href": "/services/soles"'),
      ]);
      await takeBack('Move Heels to place 1');
    });

    test('the bar is put into another order', async () => {
      if (isMouse) await hand.pressInRow(row(/^Home/), 'Move down');
      else {
        await hand.select(row(/^Home/));
        await page.keyboard.press('Alt+ArrowDown');
      }
      await expect(page.getByText('Home is now at place 2 of 2')).toBeVisible();
      const frame = await pageInFrame(page);
      await expect(
        frame.getByRole('banner').getByRole('navigation').locator('summary, a').first(),
      ).toHaveText('Repairs');
      await save();
      const { items } = JSON.parse(await studio.read('_site.json')).navigation;
      expect(items).toEqual(NAVIGATION.items.toReversed());
      await takeBack('Move Home to place 2');
    });

    /** The place to drop on that has the keyboard. */
    const dropTarget = () => page.evaluate(() => document.activeElement?.ariaLabel ?? null);

    test('a link is moved to another group, and to the footer', async () => {
      if (isMouse) await row(/^Heels/).dragTo(row(/^Bags/));
      else {
        await hand.select(row(/^Heels/));
        await page.keyboard.press('Alt+ArrowDown');
      }
      const place = isMouse ? 2 : 1;
      await expect(page.getByText(`Heels is now at place ${place} of 2 in Bags`)).toBeVisible();
      await save();
      const links = isMouse ? [STRAPS, HEELS] : [HEELS, STRAPS];
      expect(await menu()).toEqual([
        { heading: 'Shoes', links: [SOLES] },
        { heading: 'Bags', links },
      ]);
      await takeBack('Move Heels to Bags');

      if (isMouse) {
        await row(/^Heels/).dragTo(row(/^Company/));
        await expect(page.getByText('Heels is now at place 2 of 2 in Company')).toBeVisible();
        await save();
        await takeBack('Move Heels to Company');
        await row(/^About us/).dragTo(row(/^Repairs/));
        await expect(page.getByText('At least 1 entry must stay here')).toBeVisible();
      }
    });

    test('what cannot be moved, deleted or added says why', async () => {
      await hand.pressInRow(row(/^Straps/), 'Delete');
      await expect(page.getByText('At least 1 entry must stay here')).toBeVisible();
      if (isMouse) {
        await row(/^Heels/).hover({ position: { x: 80, y: 12 } });
        await page.mouse.down();
        await row(/^Bags/).hover();
        await row(/^Bags/).hover({ position: { x: 90, y: 12 } });
        await expect(row(/^Bags/)).toHaveAttribute('data-drop-target');
        await row(/^Home/).hover();
        await row(/^Home/).hover({ position: { x: 90, y: 20 } });
        await expect(page.locator('[data-drop-target]')).toHaveCount(0);
        await page.mouse.up();
        await expect(page.getByText('Heels cannot be in Home')).toBeVisible();
        await row(/^Heels/).dragTo(row(/^Navigation/));
        await expect(page.getByText('Heels cannot be in Navigation')).toBeVisible();
        await row(/^About us/).dragTo(row(/^Home/));
        await expect(page.getByText('About us cannot be in Home')).toBeVisible();
      } else {
        await hand.select(row(/^Heels/));
        await page.keyboard.press('ArrowRight');
        await expect(row(/^Heels/).getByRole('button', { name: /^Move by dragging/ })).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Home');
        const firstPlace = await dropTarget();
        const places: (string | null)[] = [];
        do {
          places.push(await dropTarget());
          await page.keyboard.press('ArrowDown');
        } while ((await dropTarget()) !== firstPlace && places.length < 40);
        expect(places).toContainEqual(expect.stringContaining('on Bags'));
        expect(places.filter((place) => /Home|Navigation|Contact/.test(place ?? ''))).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await hand.pressInRow(row(/^Home/), 'Move up');
      await expect(page.getByText('It is the first already')).toBeVisible();
      expect(await studio.read('_site.json')).toBe(first);
    });

    test('a column is duplicated and deleted, and an entry of a chosen kind is added', async () => {
      await hand.pressInRow(row(/^Company/), 'Duplicate');
      await expect(row(/^Company/)).toHaveCount(2);
      await hand.pressInRow(row(/^Company/).last(), 'Delete');
      await expect(row(/^Company/)).toHaveCount(1);
      await hand.press(undo('Delete Company'));
      await hand.press(undo('Duplicate Company'));

      await hand.pressInRow(row(/^Navigation/), 'Add entry');
      await page.getByRole('menuitem', { name: /^Link/ }).press('Enter');
      await expect(field('Words of the link')).toBeFocused();
      await page.keyboard.insertText('Prices');
      await expect(row(/^Prices/)).toHaveAttribute('aria-selected', 'true');
      await expect(undo('Add Link')).toBeHidden();
      // By key: the button is as wide as its words, and may change under the mouse while they do.
      await page.keyboard.press('Control+z');
      await expect(undo('Add Link')).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
    });
  });
}

test('the menu of a further language opens, with a page that it stands on', { tag: '@rest' }, async ({
  page,
}) => {
  const studio = await openStudioSite(['shoes']);
  try {
    const site = JSON.parse(await studio.read('_site.json'));
    await studio.write('_site.json', { ...site, languages: { fr: 'fr-BJ' } });
    await studio.write('fr/index.json', {
      ...JSON.parse(await studio.read('tasks/shoes.json')),
      title: 'Chaussures',
    });
    await studio.write('fr/_site.json', {
      navigation: { items: [{ type: 'link', label: 'Accueil', href: '/fr' }] },
      footer: { sentence: 'Nous réparons.', smallPrint: 'Fin' },
    });
    await openStudio(page, studio.address, '/tasks/shoes');
    const hand = mouse(page);
    await hand.press(page.getByRole('button', { name: /^Page:/ }));
    await hand.press(page.getByRole('button', { name: /^The whole site in the folder fr/ }));
    await hand.pressInRow(page.getByRole('row', { name: /^Accueil/ }), 'Duplicate');
    await expect(page.getByTitle('The page /fr')).toBeVisible();
    const frame = await pageInFrame(page);
    const bar = frame.getByRole('banner').getByRole('navigation');
    await expect(bar.getByRole('link', { name: 'Accueil' })).toHaveCount(2);
    await hand.save();
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
    expect(JSON.parse(await studio.read('fr/_site.json')).navigation.items).toHaveLength(2);
  } finally {
    await studio.close();
  }
});
