import path from 'node:path';
import type { Page } from 'playwright';
import { button, choose, dialog, gone, openPage } from './in-studio';
import { groupOf, type Pictures } from './picture';
import { copySite, makeRepository, type OpenSite, openSite } from './site-copy';
import { subjects } from './subjects';

const { newPage } = subjects;

/** The studio while pages are made and deleted. Nothing of it is saved. */
const pictures: Pictures<OpenSite> = {
  'studio-new-page-light': {
    // The whole dialog.
    window: { width: 1440, height: 1080 },
    async take(page, { address }) {
      await openPage(page, address, subjects.page);
      await button(page, 'New page').click();
      await writeNewPage(page);
    },
  },
  'studio-left-light': {
    async take(page, { address }) {
      await openPage(page, address, subjects.page);
      await button(page, 'New page').click();
      await writeNewPage(page);
      await button(dialog(page), 'Make the page').click();
      await button(page, /\d left to write/).waitFor();
      await page.locator('aside :focus').waitFor();
      await gone(page, /is made\./);
    },
  },
  'studio-delete-light': {
    async take(page, { address }) {
      await openPage(page, address, subjects.deleted);
      await button(page, 'Delete the page').click();
      await dialog(page).getByRole('listitem').first().waitFor();
    },
  },
};

async function writeNewPage(page: Page) {
  await dialog(page).getByLabel('Title').fill(newPage.title);
  await dialog(page).getByLabel('Description').fill(newPage.description);
  await choose(dialog(page), 'Like another page');
  await dialog(page)
    .getByText(/^It begins with/)
    .waitFor();
}

export const wholePages = groupOf(pictures, async ({ folder }) => {
  const site = await copySite(path.join(folder, 'whole-pages/site'));
  await makeRepository(site);
  return openSite(site);
});
