import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aliasesOf } from '../../../content/documents/site/aliases';
import { routeNames } from '../../../content/documents/site/route-names';
import type { PageOutline } from '../../../content/model/pages/page-outline';
import { folderAt, pageLanguages, type SiteInLanguage } from '../../../content/model/languages/languages';
import { NOT_FOUND, routeOf } from '../../../content/model/addresses/route';
import type { SiteSources } from '../../../content/model/source';
import { ROUTE_LIST } from '../../../content/model/addresses/addresses';
import type { SitePolicy } from '../../hosting/policy/policy';
import { writeAliases } from './aliases';
import { copySchemas } from './schemas';
import { robots, sitemap } from './search-engines';

interface WrittenSite {
  /** The site document for each language, the main one first. */
  sites: readonly [SiteInLanguage, ...SiteInLanguage[]];
  sources: SiteSources;
  /** Every page, by route. */
  outlines: ReadonlyMap<string, PageOutline>;
  policy: SitePolicy;
  /** On which day each document was last changed, by path in the pages folder. */
  lastChanges: Promise<ReadonlyMap<string, string>>;
}

/** Writes what there is once for the whole site: aliases, the list of routes, what search engines read, schemas. */
export async function writeSiteWideFiles(
  dir: string,
  { sites, sources, outlines, policy, lastChanges }: WrittenSite,
): Promise<void> {
  const [site] = sites;
  const folders = sites.map(({ home = '/' }) => home.slice(1));
  const siteAt = (route: string) => sites[folders.indexOf(folderAt(route, folders))] ?? site;
  await writeAliases(dir, aliasesOf(outlines.values()), { siteAt, policy });

  const names = JSON.stringify(routeNames(outlines.values(), (route) => siteAt(route).tokens));
  await mkdir(path.join(dir, path.dirname(ROUTE_LIST)), { recursive: true });
  await writeFile(path.join(dir, ROUTE_LIST), names);

  // The page for unknown addresses is none that search engines should find.
  const routes = [...outlines.keys()].filter((route) => route !== NOT_FOUND).sort();
  const days = await lastChanges;
  const changed = new Map(sources.pages.map((page) => [routeOf(page.path), days.get(page.path)]));
  const languagesOf = pageLanguages(site, (route) => outlines.has(route));
  const found = routes.map((route) => {
    const translations = languagesOf(route)?.filter(({ isSamePage }) => isSamePage) ?? [];
    return { route, changed: changed.get(route), ...(translations.length > 1 && { translations }) };
  });
  await writeFile(path.join(dir, 'sitemap.xml'), sitemap(site.url, found));
  await writeFile(path.join(dir, 'robots.txt'), robots(site.url));
  copySchemas(dir);
}
