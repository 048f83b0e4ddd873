import { HOME, NOT_FOUND } from '../../model/route';
import { SITE_PATH } from '../../model/source';
import type { SiteRule } from '../rule';

/** A site has a site document, a home page and a page for addresses that do not exist. */
export const missingDocuments: SiteRule = function* ({ documents, site, routes, strays }) {
  // Of something else in its place more is said elsewhere.
  const isTaken = (path: string) => strays.some((stray) => stray.path === path);
  if (documents.every((document) => document.isSite)) {
    yield { code: 'no-documents', path: '' };
    return;
  }
  if (!site && !isTaken(SITE_PATH)) yield { code: 'no-site', path: SITE_PATH };
  if (!routes.has(HOME) && !isTaken('index.json')) yield { code: 'no-home', path: 'index.json' };
  if (!routes.has(NOT_FOUND) && !isTaken('404.json')) yield { code: 'no-404', path: '404.json' };
};
