import { allDocuments } from '../../../../content/documents/site/all-documents';
import { namePlace } from '../../../../content/edit/operations/words/name-operation';
import { reachOf } from '../../../../content/model/reach';
import { textsIn } from '../../../../content/edit/uses/texts-in';
import { withoutByteOrderMark } from '../../../../content/json/byte-order-mark';
import { parseJson } from '../../../../content/json/parse';
import type { FormSchema } from '../../../../content/form/form-schema';
import { type DocumentKind, documentKind, type SiteSources } from '../../../../content/model/source';
import type { FoundPlaces } from '../../../../content/model/protocols/studio-plans';

/** How many places one answer has. */
const MAX_PLACES = 500;

/** Characters that JSON may write in another way. Without them, a document that has not the words needs no parsing. */
const MAY_BE_ESCAPED = /[^\x20-\x7e]|["\\/]/;

/**
 * Finds the texts of all documents that have some words in them, in their order. The way to a schema is no text.
 *
 * @param formOf the forms of a kind of document
 */
export function findText(
  sources: SiteSources,
  text: string,
  formOf: (kind: DocumentKind) => FormSchema,
): FoundPlaces {
  const found: { path: string; pointer: string; value: string; document: unknown }[] = [];
  const isQuick = !MAY_BE_ESCAPED.test(text);
  for (const { path, content } of text === '' ? [] : allDocuments(sources)) {
    if (!('text' in content) || (isQuick && !content.text.includes(text))) continue;
    const parsed = parseJson(withoutByteOrderMark(content.text));
    if (!('value' in parsed)) continue;
    for (const [pointer, value] of textsIn(parsed.value))
      if (value.includes(text)) found.push({ path, pointer, value, document: parsed.value });
  }
  const places = found.slice(0, MAX_PLACES).map(({ document, ...place }) => {
    const form = formOf(documentKind(place.path));
    const control = form.at(document, place.pointer)?.field.control;
    const isText = control === 'text' || control === 'rich-text';
    const name = namePlace(place.pointer, (pointer) => form.at(document, pointer));
    return { ...place, name, around: text, isWords: isText && !ADDRESS.test(place.value) };
  });
  return { places, total: found.length, reach: reachOf(found.map(({ path }) => path)) };
}

/** How an address begins that stands alone in a text of its own: another address of a page, that of the site. */
const ADDRESS = /^(?:\/|https?:)/;
