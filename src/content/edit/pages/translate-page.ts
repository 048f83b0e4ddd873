import type { OpenDocument } from '../../documents/document/open-document';
import type { SiteIndex } from '../../documents/site/site-index';
import { folderAt, homeIn, routeIn, routeInMain } from '../../model/languages/languages';
import { internalLinks } from '../../rules/targets/links';
import type { DocumentSchema } from '../../schema/document-schema';
import { isRecord } from '../../util/is-record';
import { linkSteps } from './link-steps';
import { pageOf } from './menu';
import { applySteps, schemaStep, type Step } from './steps';

/** The address of a page in another language of the site, `''` for the main one. */
export function routeInLanguage(route: string, folder: string, { languages }: SiteIndex): string {
  return routeIn(folder, routeInMain(route, folderAt(route, [...languages.keys()])));
}

/** The path of a translation inside the pages folder. That of a home page stands in the folder of its language. */
export const pathOfTranslation = (route: string, folder: string): string =>
  route === homeIn(folder) ? `${folder && `${folder}/`}index.json` : `${route.slice(1)}.json`;

/**
 * Copies a page to its place in another language: to the byte, but for its aliases, which stay with the first page, and its links,
 * which lead to pages in that language where it has them. Its texts are left to translate.
 *
 * @param schema of pages
 * @returns the text of the new document
 */
export function translatePage(
  siteIndex: SiteIndex,
  page: OpenDocument,
  { folder, to, schema }: { folder: string; to: string; schema: DocumentSchema },
): string {
  const there = (route: string) => routeInLanguage(route, folder, siteIndex);
  const isThere = (route: string) => there(route) === to || siteIndex.routes.has(there(route));
  const linked = [...internalLinks(page, siteIndex)].flatMap(({ route }) => route ?? []);
  const { steps } = linkSteps(page, siteIndex, {
    from: [...new Set(linked)].filter((route) => there(route) !== route && isThere(route)),
    to: (href, route) => there(route) + href.slice(pageOf(href).length),
    what: () => '',
  });
  const all = [...steps, ...withoutAliases(page), ...schemaStep(page, pathOfTranslation(to, folder))];
  return applySteps(page, all, schema).text;
}

function withoutAliases({ value }: OpenDocument): Step[] {
  if (!isRecord(value) || !('aliases' in value)) return [];
  return [{ operation: { kind: 'unset', pointer: '/aliases', expected: value.aliases }, what: '' }];
}
