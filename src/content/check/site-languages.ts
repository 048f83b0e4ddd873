import type { SiteDocument } from '../../generated/documents';
import { languagesOf, type SiteInLanguage, siteInLanguage } from '../model/languages/languages';
import { SITE_PATH, type SiteSources } from '../model/source';
import type { Validator } from './validate';

/**
 * The site document for each language of the site, the main one first. What is different in a language is left out where its
 * document has errors.
 */
export function sitesOf(
  site: SiteDocument,
  { languages = [] }: Pick<SiteSources, 'languages'>,
  validator: Pick<Validator, 'languageAlone'>,
): [SiteInLanguage, ...SiteInLanguage[]] {
  const [, ...further] = languagesOf(site);
  const inLanguages = further.map((language) => {
    const source = languages.find(({ path }) => path === `${language.folder}/${SITE_PATH}`);
    return siteInLanguage(site, language, source && validator.languageAlone(source));
  });
  return [site, ...inLanguages];
}
