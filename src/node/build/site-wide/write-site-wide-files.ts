import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aliasesOf } from '../../../content/documents/aliases';
import { routeNames } from '../../../content/documents/route-names';
import type { PageOutline } from '../../../content/model/page-outline';
import { NOT_FOUND, routeOf } from '../../../content/model/route';
import type { SiteSources } from '../../../content/model/source';
import type { SiteDocument } from '../../../generated/documents';
import { ROUTE_LIST } from '../../../content/model/addresses';
import type { SitePolicy } from '../../hosting/policy/policy';
import { lastChanges } from '../record/last-changes';
import { writeAliases } from './aliases';
import { copySchemas } from './schemas';
import { robots, sitemap } from './search-engines';

interface WrittenSite {
  site: SiteDocument;
  sources: SiteSources;
  /** Every page, by route. */
  outlines: ReadonlyMap<string, PageOutline>;
  policy: SitePolicy;
  pagesDir: string;
}

/** Writes what there is once for the whole site: aliases, the list of routes, what search engines read, schemas. */
export async function writeSiteWideFiles(
  dir: string,
  { site, sources, outlines, policy, pagesDir }: WrittenSite,
): Promise<void> {
  await writeAliases(dir, aliasesOf(outlines.values()), { site, policy });

  const names = JSON.stringify(routeNames(outlines.values(), site));
  await mkdir(path.join(dir, path.dirname(ROUTE_LIST)), { recursive: true });
  await writeFile(path.join(dir, ROUTE_LIST), names);

  // The page for unknown addresses is none that search engines should find.
  const routes = [...outlines.keys()].filter((route) => route !== NOT_FOUND).sort();
  const days = await lastChanges(pagesDir);
  const changed = new Map(sources.pages.map((page) => [routeOf(page.path), days.get(page.path)]));
  const found = routes.map((route) => ({ route, changed: changed.get(route) }));
  await writeFile(path.join(dir, 'sitemap.xml'), sitemap(site.url, found));
  await writeFile(path.join(dir, 'robots.txt'), robots(site.url));
  await copySchemas(dir);
}
