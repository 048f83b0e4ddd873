import { foldersOf } from '../../../content/model/addresses/route';
import { pageName } from '../../../content/model/pages/page-outline';
import { withoutByteOrderMark } from '../../../content/json/byte-order-mark';
import { folderAt, pageLanguages, routeInMain } from '../../../content/model/languages/languages';
import { routeOf } from '../../../content/model/addresses/route';
import { pageColor } from '../../../content/resolve/picture-defaults';
import type { SiteSources } from '../../../content/model/source';
import type { Validator } from '../../../content/check/validate';
import type { SiteDocument } from '../../../generated/documents';
import type { NamedPage, PageJob } from './page-job';
import { inShard, type Shard } from '../shard';

export interface PageJobs {
  /** How many there are, if every document is right. */
  total: number;
  /** In the order of their addresses; ends at the first document that the schemas have something against. */
  jobs: Iterable<PageJob>;
}

/** The pages of one language of a site. */
interface JobsOptions {
  validator: Validator;
  shard: Shard;
  /** The site document, as it is for the main language. */
  site: SiteDocument;
  /** The folder of the language; empty for the main one. */
  folder: string;
}

/**
 * The pages that a build makes in one language. Each document is looked at when its turn comes, so that some pages can be made
 * already while others are yet to be looked at.
 */
export function jobsOf({ pages }: SiteSources, { validator, shard, site, folder }: JobsOptions): PageJobs {
  const files = new Map(pages.map((source) => [routeOf(source.path), source]));
  const all = [...files.keys()].filter((route) => route !== undefined).sort();
  const folders = Object.keys(site.languages ?? {});
  const routes = inShard(all, shard).filter((route) => folderAt(route, folders) === folder);
  const languagesOf = pageLanguages(site, (route) => files.has(route));
  const names = new Map<string, NamedPage | undefined>();

  function named(route: string): NamedPage | undefined {
    if (names.has(route)) return names.get(route);
    const source = files.get(route);
    const page = source && validator.pageSummary(source);
    const name = page && { route, name: pageName(page) };
    names.set(route, name);
    return name;
  }

  function* eachJob(): Generator<PageJob> {
    for (const route of routes) {
      const source = files.get(route);
      const page = source && validator.pageSummary(source);
      if (!page || !('text' in source.content)) return;
      const above = foldersOf(route).flatMap((above) => named(above) ?? []);
      const text = withoutByteOrderMark(source.content.text);
      const languages = languagesOf(route);
      const color = folder === '' ? undefined : pageColor(routeInMain(route, folder), site);
      yield { route, file: page.file, text, icons: page.icons, above, languages, color };
    }
  }

  return { total: routes.length, jobs: eachJob() };
}
