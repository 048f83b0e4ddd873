import { homeIn } from '../../model/languages/languages';
import { absenceOf, type Absence, type Publication } from '../../model/pages/publication';
import { HOME, NOT_FOUND } from '../../model/addresses/route';
import { extractOnce } from '../facts/document-fact';
import { isRecord } from '../../util/is-record';
import { memoizePerSite } from './memoize-per-site';
import type { OpenDocument } from '../document/open-document';
import type { SiteIndex } from './site-index';

/** What a page document says of when its page is public. */
export const publicationOf = extractOnce(({ value, isSite }): Publication => {
  if (isSite || !isRecord(value)) return {};
  const { status, publishFrom, publishUntil } = value;
  return { status, publishFrom, publishUntil };
});

/** Whether a site cannot be without the page at an address: a home page, or the page for unknown addresses. */
export const isNeeded = (route: string, languages: SiteIndex['languages']): boolean =>
  route === HOME || route === NOT_FOUND || [...languages.keys()].some((folder) => homeIn(folder) === route);

/** The pages that a build for the time in question leaves out, by route; that a needed page would be among them is an error of its own. */
export const absentPages = memoizePerSite(({ routes, languages, buildTime }) => {
  const absent = new Map<string, Absence>();
  for (const [route, document] of routes) {
    const absence = absenceOf(publicationOf(document), buildTime);
    if (absence && !isNeeded(route, languages)) absent.set(route, absence);
  }
  return absent;
});

/** Whether a document is a page that such a build leaves out. */
export const isAbsent = ({ route = '', isSite }: OpenDocument, siteIndex: SiteIndex): boolean =>
  !isSite && absentPages(siteIndex).has(route);
