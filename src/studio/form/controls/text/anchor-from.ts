import { valueAt } from '../../../../content/json/value-at';
import { eachValue } from '../../../../content/util/map-values';
import { TEXT_PLACEHOLDER } from '../../../../content/model/pages/placeholders';
import { isRecord } from '../../../../content/util/is-record';

/** Texts beside an id that say what stands there, the best first. */
const TITLES = ['heading', 'title', 'label', 'question', 'name'];

/**
 * An id for an object, made of its heading and used nowhere else in the document.
 *
 * @param owner the pointer of the object
 * @param name of the property with the id
 * @param most the limit in characters
 * @returns undefined where it has no heading, one that is still to be written, or one without Latin letters
 */
export function freeAnchor(document: unknown, owner: string, name: string, most = 40): string | undefined {
  const object = valueAt(document, owner);
  if (!isRecord(object)) return undefined;
  const title = TITLES.map((each) => object[each]).find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  const isWritten = typeof title === 'string' && !title.startsWith(TEXT_PLACEHOLDER);
  const anchor = isWritten ? anchorFrom(title, most) : '';
  if (anchor === '') return undefined;
  const taken = new Set<unknown>();
  eachValue(document, (value, key) => {
    if (key === 'id' || key === name) taken.add(value);
  });
  taken.delete(object[name]);
  if (!taken.has(anchor)) return anchor;
  for (let number = 2; ; number++) {
    const next = `${anchor.slice(0, most - 3)}-${number}`;
    if (!taken.has(next)) return next;
  }
}

/** `Prices & hours` is `prices-hours`; accents are taken off, and it ends with a whole word where it can. */
function anchorFrom(text: string, most: number): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase();
  const parts = plain.replace(/[^a-z0-9]+/g, '-').replace(/^[-0-9]+|-+$/g, '');
  if (parts.length <= most) return parts;
  const cut = parts.slice(0, most + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || parts.slice(0, most);
}
