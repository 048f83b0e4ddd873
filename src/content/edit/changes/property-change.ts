import { isEqual } from '../../util/is-equal';
import { eachValue } from '../../util/map-values';

/** A property of a document that differs, with what it was and what it is; undefined where it is missing. */
export interface PropertyChange {
  name: string;
  before: unknown;
  now: unknown;
}

/** So many texts are named one by one, each in so many letters. */
const MAX_TEXTS = 2;
const MAX_LETTERS = 40;

/** Addresses, and names that only programs use: those of icons, colours and pictures. */
const NO_WORDS = /^(?:[/#]|https?:|mailto:|tel:|[a-z0-9.-]+$)/;

/** The properties that differ. */
export function propertyChanges(before: object, now: object): PropertyChange[] {
  const [old, fresh] = [before, now].map((each) => new Map<string, unknown>(Object.entries(each)));
  const names = new Set([...(fresh?.keys() ?? []), ...(old?.keys() ?? [])]);
  return [...names]
    .map((name) => ({ name, before: old?.get(name), now: fresh?.get(name) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.now));
}

/**
 * A changed property in plain words: `hours: “8 to 18” in place of “9 to 18”`, `navigation: “Repairs” added`.
 *
 * @param name as the reader knows it
 */
export function namePropertyChange({ before, now }: PropertyChange, name: string): string {
  const [old, fresh] = [textsIn(before), textsIn(now)];
  const words = difference(old.filter(isWords), fresh.filter(isWords));
  const { added, removed } = words.added.length + words.removed.length > 0 ? words : difference(old, fresh);
  const [text = ''] = added;
  const isReplaced = added.length === 1 && removed.length === 1;
  const parts = isReplaced
    ? [`${text} in place of ${removed[0]}`]
    : [
        ...(added.length > 0 ? [`${listOf(added)} added`] : []),
        ...(removed.length > 0 ? [`${listOf(removed)} removed`] : []),
      ];
  if (parts.length > 0)
    return `${name}: ${[...parts, ...(isReordered(old, fresh) ? ['others moved'] : [])].join(', ')}`;
  return old.join('\n') === fresh.join('\n') ? `${name} edited` : `${name} in another order`;
}

/** All texts of a value, in their order. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  eachValue(value, (part) => {
    if (typeof part === 'string') texts.push(part);
  });
  return texts;
}

const isWords = (text: string) => !NO_WORDS.test(text);

/** The texts of each that the other does not have as often, quoted. */
function difference(old: readonly string[], fresh: readonly string[]) {
  return { added: without(fresh, old).map(quotedExcerpt), removed: without(old, fresh).map(quotedExcerpt) };
}

function without(texts: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of others) left.set(text, (left.get(text) ?? 0) + 1);
  return texts.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

/** Whether texts that stand once in each have another order: those that stand several times cannot be told apart. */
function isReordered(old: readonly string[], fresh: readonly string[]): boolean {
  const [once, freshOnce] = [old, fresh].map((texts) => new Set(textsOnce(texts)));
  return !isEqual(
    old.filter((text) => once?.has(text) && freshOnce?.has(text)),
    fresh.filter((text) => once?.has(text) && freshOnce?.has(text)),
  );
}

function textsOnce(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return texts.filter((text) => counts.get(text) === 1);
}

/** A text in quotation marks, on one line and cut where it is long. */
export function quotedExcerpt(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ')];
  const isLong = letters.length > MAX_LETTERS;
  return isLong ? `“${letters.slice(0, MAX_LETTERS).join('').trimEnd()} …”` : `“${letters.join('')}”`;
}

function listOf(texts: readonly string[]): string {
  const shown = texts.slice(0, MAX_TEXTS);
  const more = texts.length - shown.length;
  return more === 0 ? shown.join(' and ') : `${shown.join(', ')} and ${more} more`;
}
