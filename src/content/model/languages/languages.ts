import type { LanguageDocument, SiteDocument } from '../../../generated/documents';
import { languageOf } from '../labels/default-labels';
import type { PageLanguage } from '../pages/page-data';
import { HOME, NOT_FOUND } from '../addresses/route';

/** One of the languages of a site. */
interface SiteLanguage {
  /** The folder of its pages inside the pages folder; empty for the main language, whose pages stand in no such folder. */
  folder: string;
  /** Its tag (BCP 47), such as `fr-BJ`. */
  tag: string;
}

/** The site document, as it is for the pages of one language. */
export interface SiteInLanguage extends SiteDocument {
  /** The address of the home page in a further language. */
  home?: string;
}

/** The languages of a site, the main one first. */
export const languagesOf = ({
  language,
  languages = {},
}: Pick<SiteDocument, 'language' | 'languages'>): SiteLanguage[] => [
  { folder: '', tag: language },
  ...Object.entries(languages).map(([folder, tag]) => ({ folder, tag })),
];

/** The address of a language's home page. */
export const homeIn = (folder: string): string => `/${folder}`;

/** The folder of the further language that an address belongs to, `fr` of `/fr/prices`; empty for the main language. */
export function folderAt(route: string, folders: readonly string[]): string {
  const [, first = ''] = route.split('/');
  return folders.includes(first) ? first : '';
}

/** The address of the same page in the main language: `/prices` of `/fr/prices`. */
export const routeInMain = (route: string, folder: string): string =>
  folder === '' ? route : route.slice(homeIn(folder).length) || HOME;

/** The address of a page of the main language in another: `/fr/prices` of `/prices`. */
export function routeIn(folder: string, route: string): string {
  if (folder === '') return route;
  return route === HOME ? homeIn(folder) : homeIn(folder) + route;
}

/**
 * The site document for the pages of a language: what its own document says differently, and the rest as in the main language.
 * Labels and names of folders are words, and are not taken from another language.
 *
 * @param own the language's document, where there is one
 */
export function siteInLanguage(
  site: SiteDocument,
  { folder, tag }: SiteLanguage,
  own?: LanguageDocument,
): SiteInLanguage {
  if (folder === '') return site;
  const { labels, sections, ...common } = site;
  const { $schema, tokens, contact, ...words } = own ?? {};
  return {
    ...common,
    ...words,
    language: tag,
    home: homeIn(folder),
    tokens: { ...site.tokens, ...tokens },
    contact: { ...site.contact, ...contact },
  };
}

/**
 * Prepares to say where each page stands in the other languages of the site.
 *
 * @param has whether there is a page at an address
 * @returns answers for an address; undefined where the site has one language
 */
export function pageLanguages(
  site: Pick<SiteDocument, 'language' | 'languages'>,
  has: (route: string) => boolean,
): (route: string) => PageLanguage[] | undefined {
  const all = languagesOf(site);
  if (all.length < 2) return () => undefined;
  const folders = all.map(({ folder }) => folder).filter(Boolean);
  const named = namedLanguages(site);
  return (route) => {
    const own = folderAt(route, folders);
    const main = routeInMain(route, own);
    return named.map(({ folder, tag, name }) => {
      const there = routeIn(folder, main);
      const isSamePage = route !== NOT_FOUND && (folder === own || has(there));
      return { tag, name, href: isSamePage ? there : homeIn(folder), isSamePage };
    });
  };
}

/** The languages of a site with their names, the main one first. */
export function namedLanguages(
  site: Pick<SiteDocument, 'language' | 'languages'>,
): (SiteLanguage & { name: string })[] {
  const all = languagesOf(site);
  return all.map((one) => ({ ...one, name: nameOf(one.tag, all) }));
}

/** The name of a language in itself; with that of the country, where the site has two variants of one language. */
function nameOf(tag: string, all: readonly SiteLanguage[]): string {
  const code = languageOf(tag);
  const isOnly = all.filter((one) => languageOf(one.tag) === code).length === 1;
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(isOnly ? code : tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
