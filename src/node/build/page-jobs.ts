import { foldersOf, nameOf } from '../../content/breadcrumbs';
import { withoutMark } from '../../content/json/byte-order-mark';
import type { SiteSources } from '../../content/source';
import type { ValidationResult } from '../../content/validate';
import type { NamedPage, PageJob } from './page-job';
import { inShard, type Shard } from './shard';

/** The pages that a build makes, in the order of their addresses. */
export function jobsOf({ pages, outlines }: ValidationResult, sources: SiteSources, shard: Shard): PageJob[] {
  const texts = new Map(
    sources.pages.map(({ file, content }) => [file, 'text' in content ? content.text : '']),
  );
  const aboveOf = (route: string): NamedPage[] =>
    foldersOf(route).flatMap((folder) => {
      const page = outlines.get(folder);
      return page ? [{ route: folder, name: nameOf(page) }] : [];
    });
  const routes = [...pages.keys()].sort();
  return inShard(routes, shard).flatMap((route) => {
    const file = pages.get(route)?.file ?? '';
    return { route, file, text: withoutMark(texts.get(file) ?? ''), above: aboveOf(route) };
  });
}
