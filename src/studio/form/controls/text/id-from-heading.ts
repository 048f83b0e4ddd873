import { unusedId } from '../../../../content/edit/operations/ids';
import { eachValue } from '../../../../content/util/map-values';

/**
 * An id made of a heading, and used nowhere else in the document.
 *
 * @param name of the property with the id
 * @param most the limit in characters
 * @returns undefined where the heading has no Latin letters
 */
export function idFromHeading(
  heading: string,
  document: unknown,
  name: string,
  most = 40,
): string | undefined {
  const id = idOf(heading, most);
  if (id === '') return undefined;
  const taken = new Set<unknown>();
  eachValue(document, (value, key) => {
    if (key === 'id' || key === name) taken.add(value);
  });
  return taken.has(id) ? unusedId(id, taken, most) : id;
}

/** `Prices & hours` is `prices-hours`; accents are taken off, and it ends with a whole word where it can. */
function idOf(text: string, most: number): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase();
  const parts = plain.replace(/[^a-z0-9]+/g, '-').replace(/^[-0-9]+|-+$/g, '');
  if (parts.length <= most) return parts;
  const cut = parts.slice(0, most + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || parts.slice(0, most);
}
