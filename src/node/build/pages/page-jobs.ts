import { foldersOf, nameOf } from '../../../content/resolve/breadcrumbs';
import { withoutByteOrderMark } from '../../../content/json/byte-order-mark';
import { routeOf } from '../../../content/model/route';
import type { SiteSources } from '../../../content/model/source';
import type { Validator } from '../../../content/check/validate';
import type { NamedPage, PageJob } from './page-job';
import { inShard, type Shard } from '../shard';

export interface PageJobs {
  /** How many there are, if every document is right. */
  total: number;
  /** In the order of their addresses; ends at the first document that the schemas have something against. */
  jobs: Iterable<PageJob>;
}

/**
 * The pages that a build makes. Each document is looked at when its turn comes, so that some pages can be made already while
 * others are yet to be looked at.
 */
export function jobsOf({ pages }: SiteSources, validator: Validator, shard: Shard): PageJobs {
  const files = new Map(pages.map((source) => [routeOf(source.path), source]));
  const routes = [...files.keys()].filter((route) => route !== undefined).sort();
  const names = new Map<string, NamedPage | undefined>();

  function named(route: string): NamedPage | undefined {
    if (names.has(route)) return names.get(route);
    const source = files.get(route);
    const page = source && validator.pageSummary(source);
    const name = page && { route, name: nameOf(page) };
    names.set(route, name);
    return name;
  }

  function* eachJob(): Generator<PageJob> {
    for (const route of inShard(routes, shard)) {
      const source = files.get(route);
      const page = source && validator.pageSummary(source);
      if (!page || !('text' in source.content)) return;
      const above = foldersOf(route).flatMap((folder) => named(folder) ?? []);
      const text = withoutByteOrderMark(source.content.text);
      yield { route, file: page.file, text, icons: page.icons, above };
    }
  }

  return { total: inShard(routes, shard).length, jobs: eachJob() };
}
