import type { OpenDocument } from '../../documents/document/open-document';
import type { SiteIndex } from '../../documents/site/site-index';
import { folderAt } from '../../model/languages/languages';
import { SITE_PATH } from '../../model/source';

/** The folder of the further language that a document belongs to; empty for the main one. */
export function languageFolder(
  { source }: OpenDocument,
  { languages }: Pick<SiteIndex, 'languages'>,
): string {
  return languages.size === 0 ? '' : folderAt(`/${source.path}`, [...languages.keys()]);
}

/** What is different in a language, by its folder; undefined where the folder has no such document. */
export const languageDocument = (folder: string, { documents }: SiteIndex): OpenDocument | undefined =>
  documents.find(({ source }) => source.path === `${folder}/${SITE_PATH}`);

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** `French (Benin)` for `fr-BJ`; undefined for a tag of no language, or of no country, that is known. */
export function languageName(tag: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(tag);
    if (NAMES.of(language) === undefined) return undefined;
    return region !== undefined && REGIONS.of(region) === undefined ? undefined : NAMES.of(tag);
  } catch {
    // The schema says what is wrong with its form.
    return undefined;
  }
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The most likely language of a country, with the country: `sw-TZ` of `tz`; undefined where there is no such country. */
export function languageOfCountry(code: string): string | undefined {
  const country = code.toUpperCase();
  if (!/^[A-Z]{2}$/.test(country) || REGIONS.of(country) === undefined) return undefined;
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return NAMES.of(language) === undefined ? undefined : `${language}-${country}`;
}

/** Whether two documents are in two languages of the site. */
export const isInOtherLanguage = (one: OpenDocument, other: OpenDocument, siteIndex: SiteIndex): boolean =>
  languageFolder(one, siteIndex) !== languageFolder(other, siteIndex);
