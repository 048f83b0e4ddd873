import type { LanguageDocument, SiteDocument } from '../../generated/documents';
import type { OpenDocument } from '../documents/document/open-document';
import { canBeShown } from '../documents/facts/invalid-page';
import type { PageOutline } from '../model/pages/page-outline';
import { hasNoErrors, type RecheckedSite, type CheckedSite } from './check-site';
import { invalidPage, namesOf, type ValidPage, validPage } from '../documents/facts/valid-page';

/** The pages of a site that can be shown. */
export interface SitePages {
  /** By route: the documents without errors. */
  pages: ReadonlyMap<string, ValidPage>;
  /** The outlines of these pages, by route. */
  outlines: ReadonlyMap<string, PageOutline>;
  /** By route, for dev: documents that have errors, but are objects with a list of blocks. */
  invalidPages: ReadonlyMap<string, ValidPage>;
  /** The site document, if it has no errors. */
  site: SiteDocument | undefined;
}

/** Divides the documents of a checked site into pages that can be shown and others. One step is one document. */
export function* pagesOf({ findings, siteIndex }: CheckedSite): Generator<void, SitePages> {
  const pages = new Map<string, ValidPage>();
  const outlines = new Map<string, PageOutline>();
  const invalidPages = new Map<string, ValidPage>();
  for (const document of siteIndex.documents) {
    yield;
    const { route, isSite } = document;
    if (isSite || route === undefined) continue;
    if (hasNoErrors(findings.get(document))) {
      pages.set(route, validPage(document, route));
      outlines.set(route, outlineOf(document, route));
    } else if (canBeShown(document) && !invalidPages.has(route))
      invalidPages.set(route, invalidPage(document, route));
  }
  const { site } = siteIndex;
  return {
    pages,
    outlines,
    invalidPages,
    site: site && hasNoErrors(findings.get(site)) ? siteOf(site) : undefined,
  };
}

/**
 * The same where some texts have changed, so that a change of one page does not process ten thousand.
 *
 * @returns undefined where a document has become valid or invalid
 */
export function renewPages(before: SitePages, { site, changes }: RecheckedSite): SitePages | undefined {
  if (changes.length === 0) return before;
  const pages = new Map(before.pages);
  const outlines = new Map(before.outlines);
  for (const { now } of changes) {
    const { document } = now;
    const { route = '' } = document;
    if (!hasNoErrors(site.findings.get(document)) || !pages.has(route)) return undefined;
    pages.set(route, validPage(document, route));
    outlines.set(route, outlineOf(document, route));
  }
  return { ...before, pages, outlines };
}

/** The site document of a document without errors: it is valid against the schema, which is what the type says. */
export const siteOf = ({ value }: OpenDocument) => value as SiteDocument;

/** The same for what is different in a language. */
export const languageDocumentOf = ({ value }: OpenDocument) => value as LanguageDocument;

const outlineOf = (document: OpenDocument, route: string): PageOutline => ({
  route,
  document: namesOf(document),
});
