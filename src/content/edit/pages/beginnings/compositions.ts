import { NEW_PAGE_BLOCKS } from '../../../../generated/schema-values';
import { isRecord } from '../../../util/is-record';
import { HOME } from '../../../model/addresses/route';

/** The kinds of a new page, where no other page is its model. */
export type PageKind = keyof typeof NEW_PAGE_BLOCKS;

/** The names of these kinds. */
export const PAGE_KINDS = Object.keys(NEW_PAGE_BLOCKS);

/** Whether there is a kind of this name. */
export const isPageKind = (name: string): name is PageKind => Object.hasOwn(NEW_PAGE_BLOCKS, name);

/** The kind of a page that somebody has made; "page" is that of one that says none. */
export function kindOfPage(page: unknown): string {
  const kind = isRecord(page) ? page.kind : undefined;
  return typeof kind === 'string' && isPageKind(kind) ? kind : 'page';
}

/** The block types of a new page of a kind, from top to bottom. */
export const blockTypesOf = (kind: PageKind): readonly string[] => NEW_PAGE_BLOCKS[kind];

/** A page of a kind, made of one example for each of its blocks. */
export function compose(kind: PageKind, examples: readonly object[]): object {
  const blocks = examples.map((example) => {
    const entries = Object.entries(ofAnySite(example));
    return Object.fromEntries(entries.filter(([name]) => name !== 'id'));
  });
  // Texts become placeholders; these only fill required properties.
  return { title: '', description: '', ...(kind !== 'page' && { kind }), blocks };
}

/** What stands in the place of an example's pictures, which exist only on its own site. */
export const EXAMPLE_PICTURE = 'picture.webp';

/** An example without the parts that exist only on its own site: names of pictures, and pages to link to. */
export function ofAnySite(part: object): object {
  const entries = Object.entries(part).filter(([name]) => name !== 'overlay' && name !== 'narrow');
  return Object.fromEntries(entries.map(([name, value]) => [name, OF_NO_SITE[name] ?? portable(value)]));
}

const OF_NO_SITE: Readonly<Record<string, string>> = { href: HOME, src: EXAMPLE_PICTURE };

function portable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(portable);
  return isRecord(value) ? ofAnySite(value) : value;
}
