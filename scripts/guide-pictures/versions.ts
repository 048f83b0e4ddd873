import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { button, dialog, field, gone, openPage, select, write } from './in-studio';
import { groupOf, type Pictures } from './picture';
import { copySite, makeRepository, type OpenSite, openSite } from './site-copy';
import { subjects } from './subjects';

const { page: shown, otherPage, title } = subjects;
const HERO = /^Page opening/;

/** Of the page, before it is changed. */
const TITLE = subjects.history.at(-1)?.is ?? '';

/** What has changed, what is handed over, and what a page was before. The last two save. */
const pictures: Pictures<OpenSite> = {
  'studio-changes-light': {
    async take(page, { address }) {
      await changeTwoPages(page, address);
      await button(page, 'Changes').click();
      await dialog(page).getByText(otherPage).waitFor();
    },
  },
  'studio-compare-light': {
    async take(page, { address }) {
      await changeTwoPages(page, address);
      await button(page, 'Changes').click();
      await button(dialog(page), /^Before and now: Page opening .*Title/).click();
      for (const [side, heading] of [
        ['Before', TITLE],
        ['Now', title.yours],
      ] as const) {
        const frame = page.locator(`iframe[title^="${side}"]`).contentFrame();
        await frame.getByRole('heading', { name: heading }).waitFor();
      }
    },
  },
  'studio-history-dark': {
    isDark: true,
    async take(page, { address }) {
      await openPage(page, address, shown);
      await button(page, 'History of the page').click();
      await button(dialog(page), /^As it was, and now/)
        .last()
        .waitFor();
    },
  },
  'studio-draft-dark': {
    isDark: true,
    async take(page, { address }) {
      await write(await pageAt(page, address), HERO, 'Title', title.yours);
      await page.getByText('1 page not saved').waitFor();
      const later = await page.context().newPage();
      // A tab that another page takes the place of has kept its work.
      await page.goto(new URL('/', address).href);
      await page.close();
      await openPage(later, address, shown);
      await button(dialog(later), 'Take it up again').waitFor();
      return later;
    },
  },
  'studio-conflict-light': {
    async take(page, { address }) {
      const other = await page.context().newPage();
      await write(await pageAt(page, address), HERO, 'Title', title.yours);
      await page.getByText('1 page not saved').waitFor();
      await write(await pageAt(other, address), HERO, 'Title', title.theirs);
      await save(other);
      await page.bringToFront();
      await button(dialog(page), 'Keep yours').waitFor();
      await button(dialog(page), 'OK').click();
    },
  },
  'studio-handed-over-dark': {
    isDark: true,
    async take(page, { address }) {
      await write(await pageAt(page, address), HERO, 'Title', title.yours);
      await button(page, 'Hand over').click();
      await dialog(page).getByRole('textbox', { name: 'What the change is called' }).fill(subjects.handOver);
      await button(dialog(page), 'Save and hand over').click();
      await dialog(page).getByText('Handed over. Next').waitFor();
      await gone(page, /^Saved: /);
    },
  },
};

async function pageAt(page: Page, address: string): Promise<Page> {
  await openPage(page, address, shown);
  return page;
}

/** A text on one page; on another one a text, and the place of a block. */
async function changeTwoPages(page: Page, address: string) {
  await openPage(page, address, otherPage);
  await write(page, HERO, 'Introduction', subjects.lead);
  await openPage(page, address, shown);
  // Until it is there, the page before it has a block of the same kind.
  await select(page, `Page opening, ${TITLE}`);
  await expect(field(page, 'Title')).toHaveValue(TITLE);
  await field(page, 'Title').fill(title.yours);
  await select(page, /^Point list/);
  await button(page.getByRole('row', { name: /^Point list/ }), /^Move up/).click();
  await select(page, HERO);
  await gone(page, /is now block/);
}

async function save(page: Page) {
  await page.getByText('1 page not saved').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Everything is saved', { exact: true }).waitFor();
}

export const versions = groupOf(pictures, async ({ folder }) => {
  const site = await copySite(path.join(folder, 'versions/site'));
  await makeRepository(site);
  return openSite(site);
});
