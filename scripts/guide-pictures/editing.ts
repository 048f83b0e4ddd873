import path from 'node:path';
import { button, choose, dialog, form, openPage, select, write } from './in-studio';
import { groupOf, type Pictures } from './picture';
import { copySite, makeRepository, type OpenSite, openSite } from './site-copy';
import { subjects } from './subjects';

const { page: shown } = subjects;
const HERO = /^Page opening/;

/** The studio while a page is changed. Nothing of it is saved. */
const pictures: Pictures<OpenSite> = {
  'studio-block-light': {
    async take(page, { address }) {
      await openPage(page, address, shown);
      await select(page, HERO);
    },
  },
  'studio-first-use-light': {
    isFirstUse: true,
    async take(page, { address }) {
      await openPage(page, address, shown);
    },
  },
  'studio-picker-dark': {
    isDark: true,
    async take(page, { address }) {
      await openPage(page, address, shown);
      await select(page, HERO);
      await button(page, /^Add a block below/).click();
      await dialog(page).getByRole('searchbox').waitFor();
    },
  },
  'studio-pictures-light': {
    async take(page, { address }) {
      await openPage(page, address, shown);
      await select(page, HERO);
      await button(form(page), 'Choose another one: Image').click();
      await dialog(page).getByRole('option').first().waitFor();
    },
  },
  'studio-problems-light': {
    async take(page, { address }) {
      await openPage(page, address, subjects.longTitle.page);
      await write(page, HERO, 'Title', subjects.longTitle.title);
      await button(page, /^Problems: 1 error/).click();
      await dialog(page).getByText('Shorten it').waitFor();
    },
  },
  'studio-beside-light': {
    async take(page, { address }) {
      await openPage(page, address, subjects.translation);
      await select(page, HERO);
      await page.getByText('All texts are translated.').waitFor();
    },
  },
  'studio-site-light': {
    async take(page, { address }) {
      const { first, group, entry } = subjects.menu;
      await openPage(page, address, shown);
      await page.goto(`${address}/_studio#_site.json`);
      await page.getByRole('row', { name: 'Navigation' }).waitFor();
      for (const name of ['Navigation', first, group]) await open(page, name);
      await select(page, new RegExp(`^${entry}`));
    },
  },
  'studio-find-light': {
    async take(page, { address }) {
      await openPage(page, address, shown);
      await button(page, 'Find words').click();
      await dialog(page).getByRole('textbox', { name: 'Words' }).fill(subjects.find.words);
      await dialog(page)
        .getByText(/^\d+ texts on/)
        .waitFor();
    },
  },
  'studio-phone-dark': {
    isDark: true,
    async take(page, { address }) {
      await openPage(page, address, shown);
      await select(page, HERO);
      await choose(page, 'Phone');
    },
  },
  'studio-json-light': {
    async take(page, { address }) {
      await openPage(page, address, subjects.json);
      await select(page, /^FAQ/);
      await choose(page, 'Both');
      await form(page)
        .getByRole('textbox', { name: /^JSON of/ })
        .waitFor();
    },
  },
};

/** Opens an entry of the tree that is closed. */
async function open(page: Parameters<typeof select>[0], name: string) {
  const row = page.getByRole('row', { name: new RegExp(`^${name}`) }).first();
  if ((await row.getAttribute('aria-expanded')) !== 'false') return;
  await row.focus();
  await page.keyboard.press('ArrowRight');
}

export const editing = groupOf(pictures, async ({ folder }) => {
  const site = await copySite(path.join(folder, 'editing/site'));
  await makeRepository(site);
  return openSite(site);
});
