import type { SiteInLanguage } from '../model/languages/languages';
import { labelsOf } from '../model/labels/default-labels';
import type { Crumb } from '../model/pages/page-data';
import { foldersOf, HOME, NOT_FOUND } from '../model/addresses/route';
import { pageName, type PageOutline } from '../model/pages/page-outline';
import type { ValidPage } from '../documents/facts/valid-page';

/**
 * The breadcrumbs: home, then each folder that is a page or a named section, then the page.
 *
 * @param pages the other pages by route
 * @returns nothing for the home page and the 404 page
 */
export function breadcrumbsOf(
  page: ValidPage,
  site: SiteInLanguage,
  pages: Pick<ReadonlyMap<string, Pick<PageOutline, 'document'>>, 'get'>,
): Crumb[] {
  const { home = HOME, sections = {} } = site;
  if (page.route === home || page.route === NOT_FOUND) return [];
  const folders = foldersOf(page.route).flatMap((folder): Crumb[] => {
    if (folder === home) return [];
    const above = pages.get(folder);
    if (above) return [{ label: pageName(above), href: folder }];
    const section = Object.hasOwn(sections, folder) ? sections[folder] : undefined;
    return section ? [{ label: section.label, href: section.href }] : [];
  });
  return [{ label: labelsOf(site).home, href: home }, ...folders, { label: pageName(page) }];
}
