import { isRecord } from '../../util/is-record';
import { replaceTokens } from '../../resolve/tokens';
import { extractOnce } from '../../documents/document-fact';
import type { DocumentRule } from '../rule';

/**
 * In characters: what search results show of a title and of a description. A title that is right by itself is right
 * with the site's name after it, which is left out where there is no room (src/app/full-title.ts).
 */
const LENGTHS = [
  { name: 'title', code: 'title-length', least: 10, most: 60 },
  { name: 'description', code: 'description-length', least: 50, most: 160 },
] as const;

/** What search results show of a page says enough and is not cut off: with its tokens filled in, as visitors see it. */
export const searchResult: DocumentRule = function* (document, { tokens = {} }) {
  if (document.isSite) return;
  const values = Object.fromEntries(
    Object.entries(tokens).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  for (const { name, code, least, most } of LENGTHS) {
    const text = searchTextsOf(document)[name];
    if (text === undefined) continue;
    const { length } = Array.from(replaceTokens(text, values));
    if (length >= least && length <= most) continue;
    yield { code, severity: 'warning', pointer: `/${name}`, args: { length, least, most } };
  }
};

/** What search results show of a page, as it is written. */
export const searchTextsOf = extractOnce(({ value }) => {
  const textOf = (name: string) =>
    isRecord(value) && typeof value[name] === 'string' ? value[name] : undefined;
  return { title: textOf('title'), description: textOf('description') };
});
