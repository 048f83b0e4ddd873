import { matchEntries, type Pair } from '../../../content/edit/operations/between/match-entries';
import type { Field } from '../../../content/form/field';
import { kindOf } from '../../../content/form/form-schema';
import { pointerTo } from '../../../content/json/locate';
import { partOf } from '../../../content/json/value-at';
import { isRecord } from '../../../content/util/is-record';

/** A text that people read, and the same one in another language. */
export interface TextPair {
  /** In the open document (RFC 6901). */
  pointer: string;
  /** Empty where the open document has none there. */
  text: string;
  other: string;
}

/**
 * Finds the texts of a document in its translation, or the other way round, by what its schema says is a text. Entries of lists belong
 * together by their ids and what else they share, or by their order.
 *
 * @param field of the value, as its schema says
 * @param mine the value in the open document
 * @param theirs the value in the other language
 */
export function pairTexts(field: Field, mine: unknown, theirs: unknown, pointer = ''): TextPair[] {
  switch (field.control) {
    case 'text':
    case 'rich-text':
      return isText(theirs) && (mine === undefined || typeof mine === 'string')
        ? [{ pointer, text: mine ?? '', other: theirs }]
        : [];
    case 'group':
    case 'image':
      return field.properties.flatMap(({ name, field: inner }) =>
        pairParts(inner, name, { mine, theirs, pointer }),
      );
    case 'variant': {
      const kind = kindOf(field, mine);
      return kind && kind === kindOf(field, theirs) ? pairTexts(kind.field, mine, theirs, pointer) : [];
    }
    case 'table':
      return Object.keys(isRecord(mine) ? mine : {}).flatMap((name) =>
        pairParts(field.items, name, { mine, theirs, pointer }),
      );
    case 'list':
    case 'lines':
      if (!Array.isArray(mine) || !Array.isArray(theirs)) return [];
      return sameEntries(theirs, mine).flatMap(({ before, after }) =>
        pairTexts(field.items, mine[after], theirs[before], pointerTo(pointer, after)),
      );
    default:
      return [];
  }
}

interface Parts {
  mine: unknown;
  theirs: unknown;
  pointer: string;
}

function pairParts(field: Field, name: string, { mine, theirs, pointer }: Parts): TextPair[] {
  if (!isRecord(mine) || !isRecord(theirs)) return [];
  return pairTexts(field, partOf(mine, name), partOf(theirs, name), pointerTo(pointer, name));
}

/**
 * Ids and what does not depend on the language, such as icons, tell which entries are the same ones after they were moved. What is left then
 * belongs together in its order: a translation may have no word in common with its original.
 */
function sameEntries(theirs: readonly unknown[], mine: readonly unknown[]): Pair[] {
  const pairs = matchEntries(theirs, mine);
  const [taken, known] = [
    new Set(pairs.map(({ before }) => before)),
    new Set(pairs.map(({ after }) => after)),
  ];
  const left = [...theirs.keys()].filter((index) => !taken.has(index));
  for (const after of mine.keys()) {
    if (known.has(after)) continue;
    const at = left.findIndex((before) => isSameKind(theirs[before], mine[after]));
    const [before] = at < 0 ? [] : left.splice(at, 1);
    if (before !== undefined) pairs.push({ before, after });
  }
  return pairs.sort((one, other) => one.after - other.after);
}

function isSameKind(one: unknown, other: unknown): boolean {
  return isRecord(one) && isRecord(other) ? one.type === other.type : typeof one === typeof other;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Whether a text has words to translate, besides what the site says in one place: `{phone}`, 24/7. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ''));
