import type { Field } from './field';
import { kindOf } from './form-schema';
import { isRecord } from '../util/is-record';

/** In characters; a title longer than this is cut. */
const MAX_TITLE = 60;

/**
 * What an entry of a list calls itself: its first text, as of a card its title.
 *
 * @returns an empty text where it has none
 */
export function entryTitle(field: Field, value: unknown): string {
  if (typeof value === 'string') return cut(value);
  if (!isRecord(value)) return '';
  if (field.control === 'variant') {
    const kind = kindOf(field, value);
    return kind ? entryTitle(kind.field, value) : '';
  }
  if (field.control !== 'group' && field.control !== 'image') return '';
  const texts = field.properties.filter((property) => property.field.control === 'text');
  const written = texts.flatMap(({ name }) => {
    const text = value[name];
    return typeof text === 'string' && text.trim() !== '' ? [text] : [];
  });
  return cut(written[0] ?? '');
}

function cut(text: string): string {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim());
  return letters.length > MAX_TITLE
    ? `${letters
        .slice(0, MAX_TITLE - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}
