import path from 'node:path';
import { button, field, openPage } from './in-studio';
import { groupOf, type Pictures } from './picture';
import { copySite, makeRepository, type OpenSite, openSite, type SiteCopy } from './site-copy';
import { documentAt, subjects } from './subjects';

const { dated } = subjects;

/** Pages that visitors do not see: one is a draft, and one is public from a date. */
const pictures: Pictures<OpenSite> = {
  'studio-pages-dark': {
    isDark: true,
    async take(page, { address }) {
      await openPage(page, address, subjects.page);
      await button(page, /^Page: /).click();
      await page.getByRole('searchbox', { name: 'Find a page' }).fill(subjects.find.page);
      await button(page, /Draft/).waitFor();
    },
  },
  'studio-dates-light': {
    async take(page, { address }) {
      await openPage(page, address, dated.page);
      await field(page, 'Public until').scrollIntoViewIfNeeded();
    },
  },
};

export const hiddenPages = groupOf(pictures, async ({ folder }) => {
  const site = await copySite(path.join(folder, 'hidden-pages/site'));
  await hide(site, subjects.draft, { status: 'draft' });
  await hide(site, dated.page, { publishFrom: dated.from });
  await makeRepository(site);
  return openSite(site);
});

/** Keeps a page from visitors, as if it had never been published. */
async function hide(site: SiteCopy, route: string, properties: Readonly<Record<string, string>>) {
  const document = JSON.parse(await site.read(documentAt(route)));
  await site.write(documentAt(route), textOf({ ...document, ...properties }));
  const published: string[] = JSON.parse(await site.read('_published.json'));
  await site.write('_published.json', textOf(published.filter((each) => each !== route)));
}

const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
