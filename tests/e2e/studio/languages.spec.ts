import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { inFrench } from '../../invalid/in-french';
import { tempSite } from '../../support/sites/temp-site';
import { runStudio } from '../../../scripts/browsers/studio';
import { violations } from '../support';
import { keyboard, openStudio, pageInFrame } from './support';

const prices = {
  title: 'Prices of soles and heels',
  description:
    'What new soles and heels cost with us, in leather and in rubber, and until when they are done.',
  blocks: [
    {
      type: 'hero',
      title: 'Prices',
      lead: 'Leather or rubber.',
      actions: [{ label: 'New soles', href: '/services/soles' }],
      picture: { color: 'green', pattern: 'kente', image: { src: 'soles.webp', alt: 'Three pairs' } },
    },
    {
      type: 'faq',
      heading: 'Cobbler',
      questions: [
        { question: 'Do you sew?', richText: 'Yes, by **hand**.' },
        { question: 'Do you glue?', richText: 'Only sneakers.' },
      ],
    },
  ],
};

/** The company has another name in French. */
const french = { ...JSON.parse(inFrench['fr/_site.json']), tokens: { company: 'Le cordonnier' } };

/** Of the page above, without the names of pictures and links. */
const TEXTS = 11;

// A page that is not translated: found, copied to its language, and translated beside its original, by keyboard alone.
test.describe('languages in the studio', { tag: '@rest' }, () => {
  test.describe.configure({ mode: 'serial' });
  let dir: string;
  let studio: Awaited<ReturnType<typeof runStudio>>;
  let page: Page;

  test.beforeAll('open the studio', async ({ browser }) => {
    ({ dir } = await tempSite({ ...inFrench, 'fr/_site.json': french, 'prices.json': prices }));
    studio = await runStudio(dir);
    page = await browser.newPage();
    await openStudio(page, studio.address);
  });

  test.afterAll(async () => {
    await page.close();
    await studio.stop();
    await rm(dir, { recursive: true });
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const left = (texts: number) => button(`${texts} texts left to translate`);
  const field = (name: string) => page.getByRole('complementary').getByRole('textbox', { name, exact: true });
  const below = (name: string) =>
    page
      .locator('[data-pointer]')
      .filter({ has: page.getByRole('textbox', { name, exact: true }) })
      .last();

  test('a page that a language lacks is found, and its translation is made as a copy', async () => {
    const hand = keyboard(page);
    await hand.press(page.getByRole('button', { name: /^Page:/ }));
    const finder = page.getByRole('dialog', { name: 'Find a page' });
    await hand.press(finder.getByRole('button', { name: 'Not in Français (1)' }));
    await expect(finder.getByRole('listitem')).toHaveCount(1);
    expect(await violations(page, 'structure', '#page-finder')).toEqual([]);
    await hand.press(finder.getByRole('button', { name: /^Prices/ }));
    await hand.press(button('Languages of the page'));
    const dialog = page.getByRole('dialog', { name: 'This page in the languages of the site' });
    const french = dialog.getByRole('listitem').filter({ hasText: 'Français' });
    await expect(french).toContainText('Not translated yet');
    await expect(french).toContainText('/fr/prices');
    expect(await violations(page, 'structure', 'dialog[open]')).toEqual([]);
    await hand.press(dialog.getByRole('button', { name: 'Translate into Français' }));
    await expect(left(TEXTS)).toBeVisible();
    await expect(readFile(path.join(dir, 'fr/prices.json'))).rejects.toThrow('ENOENT');
    const frame = await pageInFrame(page);
    await expect(frame.getByRole('navigation').getByText('Accueil').first()).toBeAttached();
    await expect(frame.getByRole('link', { name: 'New soles' })).toHaveAttribute(
      'href',
      '/fr/services/soles',
    );
  });

  test('what is left to translate is counted, and stands beside its original once it is not', async () => {
    const hand = keyboard(page);
    await expect(below('Title')).toContainText('Not translated yet: the same as in English.');
    await hand.press(left(TEXTS));
    await expect(field('Title')).toBeFocused();
    await expect(field('Title')).toHaveAccessibleDescription(/Not translated yet: the same as in English\./);
    // It is selected: what is typed takes its place.
    await page.keyboard.insertText('Les prix des semelles et des talons');
    await expect(left(TEXTS - 1)).toBeVisible();
    const original = below('Title').getByText(prices.title);
    await expect(original).toHaveAttribute('lang', 'en');
    await expect(original).toHaveAttribute('dir', 'ltr');
    expect(await violations(page, 'structure', 'aside')).toEqual([]);
    expect(await violations(page, 'colours', 'aside')).toEqual([]);

    // The next one, and from there on, into a card of a list.
    await hand.press(left(TEXTS - 1));
    await expect(field('Description for search results')).toBeFocused();
    for (let press = 0; press < 5; press++) await hand.press(left(TEXTS - 1));
    await expect(page.getByRole('row', { name: /^FAQ/ })).toHaveAttribute('aria-selected', 'true');
    await expect(field('Heading')).toBeFocused();
    // A name is the same in both languages.
    await hand.press(below('Heading').getByRole('button', { name: 'It stays as it is: Heading' }));
    await expect(field('Heading')).toBeFocused();
    await hand.press(left(TEXTS - 2));
    await expect(field('Question')).toHaveValue('Do you sew?');

    // The value of the page's language, not that of the main one.
    await page.keyboard.press('End');
    await page.keyboard.insertText(' Ask {company}.');
    await expect(below('Question').getByText('Visitors see “Le cordonnier” for {company}.')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(below('Question').getByText(/^Visitors see/)).toBeHidden();

    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
    const saved = JSON.parse(await readFile(path.join(dir, 'fr/prices.json'), 'utf8'));
    const there = JSON.stringify(prices).replace('/services/soles', '/fr/services/soles');
    expect(saved).toEqual({ ...JSON.parse(there), title: 'Les prix des semelles et des talons' });
  });

  test('the original is opened, and has the language beside it that was chosen in this session', async () => {
    const hand = keyboard(page);
    await hand.press(button('Languages of the page'));
    await hand.press(page.getByRole('button', { name: 'Open in English' }));
    await expect(button('Page: Prices of soles and heels')).toBeVisible();
    await hand.press(button('Title, description and dates'));
    await expect(field('Title')).toBeFocused();
    await expect(below('Title')).not.toContainText('Les prix');
    const choice = page.getByLabel('Language beside');
    await expect(choice).toHaveValue('none');
    await choice.focus();
    await page.keyboard.press('ArrowDown');
    const french = below('Title').getByText('Les prix des semelles et des talons');
    await expect(french).toHaveAttribute('lang', 'fr');
    await page.reload();
    await expect(page.getByRole('treegrid')).toBeVisible();
    await hand.press(page.getByRole('button', { name: /^Page:/ }));
    await hand.press(page.getByRole('button', { name: /^New soles/ }));
    await expect(below('Title').getByText('Des semelles neuves pour vos chaussures')).toBeVisible();
  });

  test('a page that is made from the home page of a language has its address in that language', async () => {
    const hand = keyboard(page);
    await page.goto(`${studio.address}/_studio#/fr`);
    await expect(page.getByRole('button', { name: /^Page:/ })).not.toHaveText(/New soles/);
    await hand.press(button('New page'));
    const dialog = page.getByRole('dialog', { name: 'A new page' });
    await hand.write(dialog.getByLabel('Title'), 'Lacets');
    await expect(dialog.getByLabel('Address')).toHaveValue('/fr/lacets');
  });

  test('a language is removed: what becomes of its pages is said at once, and they are listed', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Page:/ }).click();
    await page.getByRole('searchbox', { name: 'Find a page' }).fill('whole site');
    await page.getByRole('button', { name: /^The whole site(?! in)/ }).click();
    await page.getByRole('row', { name: 'Further languages' }).click();
    await button('Remove: fr').click();
    await expect(page.getByText(/^fr is no language of the site any more\. Its \d pages stay/)).toBeVisible();
    await button('Show where').click();
    const list = page.getByRole('dialog', { name: /^fr is no language/ });
    await expect(list.getByRole('button', { name: /\/fr\/prices$/ })).toBeVisible();
    await list.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Undo:/ }).click();
    await page.getByRole('row', { name: 'Further languages' }).click();
    await expect(button('Remove: fr')).toBeVisible();
  });
});
