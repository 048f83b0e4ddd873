import { HOME, NOT_FOUND } from '../../route';
import { SITE_PATH } from '../../source';
import type { SiteRule } from '../rule';

/** A site has a site document, a home page and a page for addresses that do not exist. */
export const missingDocuments: SiteRule = function* ({ documents, site, routes }) {
  if (documents.every((document) => document.isSite)) {
    yield { code: 'no-documents', path: '' };
    return;
  }
  if (!site) yield { code: 'no-site', path: SITE_PATH };
  if (!routes.has(HOME)) yield { code: 'no-home', path: 'index.json' };
  if (!routes.has(NOT_FOUND)) yield { code: 'no-404', path: '404.json' };
};
