import { isRecord } from '../../util/is-record';
import { pointerTo } from '../../json/locate';
import { extractOnce } from '../../documents/facts/document-fact';

/** Where they stand in a page document. */
export const ALIASES = '/aliases';

/** The aliases of a page, right ones and wrong ones, as far as they are texts. */
export const aliasesIn = extractOnce((document) => {
  // Hardly any page has one: a look at each of its values would be wasted.
  if (!isRecord(document.value) || document.value.aliases === undefined) return [];
  return document.entries
    .named('aliases')
    .flatMap(({ pointer, value }) =>
      typeof value === 'string' && isItem(pointer) ? [{ pointer, value }] : [],
    );
});

const isItem = (pointer: string) => pointer.startsWith(pointerTo(ALIASES, ''));
