import { allDocuments } from '../../../../content/documents/site/all-documents';
import { withoutByteOrderMark } from '../../../../content/json/byte-order-mark';
import { pointerTo } from '../../../../content/json/locate';
import { parseJson } from '../../../../content/json/parse';
import type { SiteSources } from '../../../../content/model/source';
import type { FoundPlaces } from '../../../../content/model/protocols/studio-plans';

/** How many places one answer has. */
const MAX_PLACES = 500;

/** Characters that JSON may write in another way. Without them, a document that has not the words needs no parsing. */
const MAY_BE_ESCAPED = /[^\x20-\x7e]|["\\/]/;

/** Finds the texts of all documents that have some words in them, in their order. The way to a schema is no text. */
export function findText(sources: SiteSources, text: string): FoundPlaces {
  const found: FoundPlaces['places'][number][] = [];
  const isQuick = !MAY_BE_ESCAPED.test(text);
  for (const { path, content } of text === '' ? [] : allDocuments(sources)) {
    if (!('text' in content) || (isQuick && !content.text.includes(text))) continue;
    const parsed = parseJson(withoutByteOrderMark(content.text));
    if (!('value' in parsed)) continue;
    for (const [pointer, value] of textsIn(parsed.value, ''))
      if (pointer !== '/$schema' && value.includes(text)) found.push({ path, pointer, value });
  }
  const documents = new Set(found.map(({ path }) => path)).size;
  return { places: found.slice(0, MAX_PLACES), total: found.length, documents };
}

function* textsIn(value: unknown, pointer: string): Generator<[pointer: string, text: string]> {
  if (typeof value === 'string') yield [pointer, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* textsIn(part, pointerTo(pointer, name));
}
