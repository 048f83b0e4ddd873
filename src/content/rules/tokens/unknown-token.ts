import type { OpenDocument } from '../../documents/open-document';
import type { TextEntry } from '../../documents/entries';
import { numbered, spanOfText } from '../../json/syntax/span-of-text';
import { suggest } from '../../util/suggest';
import { misspeltTokens, SLIDE_TOKENS, tokensIn } from '../../resolve/tokens';
import { extractOnce } from '../../documents/document-fact';
import type { DocumentRule } from '../rule';

const SLIDE_LABEL = '/labels/slideOf';
const TOKENS = '/tokens/';

/** A name in braces is a token of the site document. A token's own value has none: they are filled in once. */
export const unknownToken: DocumentRule = function* (document, { tokens }) {
  if (!tokens || !mayBeUnknown(document, tokens)) return;
  for (const place of document.entries.texts) {
    if (!hasBraces(place)) continue;
    const { pointer, value } = place;
    const isSlideLabel = document.isSite && pointer === SLIDE_LABEL;
    const names = [...Object.keys(tokens), ...(isSlideLabel ? SLIDE_TOKENS : [])];
    const nested = document.isSite && pointer.startsWith(TOKENS);
    const known = nested ? [] : names;
    const argsOf = (token: string) => ({
      token,
      suggestion: suggest(token, known) ?? '',
      nested: nested ? 1 : 0,
      names,
    });
    for (const { piece: token, nth } of numbered(tokensIn(value))) {
      if (known.includes(token)) continue;
      const span = spanOfText(document, pointer, `{${token}}`, nth);
      yield { code: 'unknown-token', pointer, span, args: argsOf(token) };
    }
    for (const misspelt of misspeltTokens(value, (part) => suggest(part, names) !== undefined)) {
      const { written, index } = misspelt;
      const nth = value.slice(0, index).split(written).length - 1;
      const span = spanOfText(document, pointer, written, nth);
      yield { code: 'unknown-token', pointer, span, args: { ...argsOf(misspelt.name), written } };
    }
  }
};

/** What stands in braces in a document's texts: names of tokens, each once, and whether there is anything else. */
export const bracesIn = extractOnce(({ entries }) => {
  const texts = entries.texts.filter(hasBraces).map(({ value }) => value);
  return {
    names: [...new Set(texts.flatMap(tokensIn))],
    hasOthers: texts.some((text) => misspeltTokens(text, () => true).length > 0),
  };
});

/** Those of the site document are few, and each place of them has rules of its own. */
function mayBeUnknown(document: OpenDocument, tokens: Readonly<Record<string, unknown>>): boolean {
  const { names, hasOthers } = bracesIn(document);
  return document.isSite || hasOthers || !names.every((name) => Object.hasOwn(tokens, name));
}

// An icon is named outright; that it has no such name is said once, as of every icon.
const hasBraces = ({ name, value }: TextEntry) => name !== 'icon' && value.includes('{');
