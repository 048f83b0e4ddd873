import { NEW_PAGE_BLOCKS } from '../../../../generated/schema-values';
import { pointerTo } from '../../../json/locate';
import { HOME } from '../../../model/addresses/route';
import { goesWithPicture, placeholderKind, TEXT_PLACEHOLDER } from '../../../model/pages/placeholders';
import { isRecord } from '../../../util/is-record';

/** The kinds of block that close a new page: what people ask, and the next step. Before them stand the opening and one block. */
const CLOSING = new Set<unknown>(Object.values(NEW_PAGE_BLOCKS).flatMap((types) => types.slice(2)));

/**
 * What a page takes of another one to begin with: its opening, the block below, and those that close it. Links to places that are
 * gone lead home.
 */
export function beginningLike(page: object): object {
  const blocks = 'blocks' in page && Array.isArray(page.blocks) ? page.blocks : [];
  const types = blocks.map(typeOf);
  const kept = blocks.filter((_, index) => {
    const type = types[index];
    return index < 2 || (CLOSING.has(type) && types.indexOf(type) === index);
  });
  const ids = new Set(valuesOf(kept, 'id').map((id) => `#${id}`));
  return { ...page, blocks: kept.map((block) => withoutPlaces(block, ids)) };
}

/** The places of texts, links and pictures of a page that are still to be written or chosen, in their order. */
export function placeholdersIn(value: unknown, pointer = '', name = ''): string[] {
  if (typeof value === 'string')
    return value.startsWith(TEXT_PLACEHOLDER) || placeholderKind(name, value) ? [pointer] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  const src = isRecord(value) ? value.src : undefined;
  return Object.entries(value).flatMap(([key, part]) =>
    goesWithPicture(key, src) ? [] : placeholdersIn(part, pointerTo(pointer, key), isList ? name : key),
  );
}

const typeOf = (block: unknown) => (isRecord(block) ? block.type : undefined);

function valuesOf(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((part) => valuesOf(part, name));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === name ? [part] : valuesOf(part, name)));
}

function withoutPlaces(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutPlaces(part, ids));
  if (!isRecord(value)) return value;
  const isGone = (key: string, part: unknown) =>
    key === 'href' && typeof part === 'string' && part.startsWith('#') && !ids.has(part);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, isGone(key, part) ? HOME : withoutPlaces(part, ids)]),
  );
}
