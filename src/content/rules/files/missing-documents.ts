import type { SiteIndex } from '../../documents/site/site-index';
import { HOME, NOT_FOUND } from '../../model/addresses/route';
import { SITE_PATH } from '../../model/source';
import { siteRule } from '../rule';
import { textArg } from '../../messages/words';

/** A site has a page. */
export const noDocuments = siteRule({
  code: 'no-documents',
  meaning: 'The pages folder holds no page.',
  *check(siteIndex) {
    if (!hasPages(siteIndex)) yield { path: '' };
  },
  words: (issue) => ({
    what: `There is no page in the folder ${textArg(issue, 'dir')}.`,
    why: 'A site needs at least its home page.',
    fix: 'Add index.json, the home page, to the folder; or name the right folder with --pages.',
  }),
});

/** A site has a site document. */
export const noSite = siteRule({
  code: 'no-site',
  meaning: 'The site document is missing.',
  *check(siteIndex) {
    if (!siteIndex.site && isWanted(SITE_PATH, siteIndex) && !isElsewhere(siteIndex))
      yield { path: SITE_PATH };
  },
  words: () => ({
    what: 'The site document, _site.json, is missing.',
    why: 'It holds what every page shows: the name of the site, the menu, the contact details, the footer.',
    fix: 'Add _site.json at the top of the pages folder. Copy that of another site and change its words.',
  }),
});

/** A site has a home page. */
export const noHome = siteRule({
  code: 'no-home',
  meaning: 'The home page is missing.',
  *check(siteIndex) {
    if (!siteIndex.routes.has(HOME) && isWanted('index.json', siteIndex)) yield { path: 'index.json' };
  },
  words: () => ({
    what: 'The home page is missing: there is no index.json.',
    why: "Whoever opens the site's address would find nothing.",
    fix: 'Add index.json at the top of the pages folder.',
  }),
});

/** A site has a page for addresses that do not exist. */
export const no404 = siteRule({
  code: 'no-404',
  meaning: 'The page for unknown addresses is missing.',
  *check(siteIndex) {
    if (!siteIndex.routes.has(NOT_FOUND) && isWanted('404.json', siteIndex)) yield { path: '404.json' };
  },
  words: () => ({
    what: 'The page for unknown addresses is missing: there is no 404.json.',
    why: 'Visitors who mistype an address would see a bare message of the server instead of a way back.',
    fix: 'Add 404.json at the top of the pages folder, with a block of the type "not-found".',
  }),
});

/** Then it has to be renamed. */
const isElsewhere = ({ documents }: SiteIndex) =>
  documents.some(({ findings }) => findings.some(({ code }) => code === 'site-as-page'));

const hasPages = ({ documents }: SiteIndex) => documents.some((document) => !document.isSite);

/** Of a site without pages that is all that is said; of something else in a document's place more is said elsewhere. */
const isWanted = (path: string, siteIndex: SiteIndex) =>
  hasPages(siteIndex) && !siteIndex.strays.some((stray) => stray.path === path);
