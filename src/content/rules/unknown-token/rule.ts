import { numbered, spanOfText } from '../../json/span-of-text';
import { suggest } from '../../suggest';
import { misspeltTokens, SLIDE_TOKENS, tokensIn } from '../../tokens';
import type { DocumentRule } from '../rule';

const SLIDE_LABEL = '/labels/slideOf';
const TOKENS = '/tokens/';

/** A name in braces is a token of the site document. A token's own value has none: they are filled in once. */
export const unknownToken: DocumentRule = function* (document, { entriesOf, tokens }) {
  if (!tokens) return;
  for (const { pointer, name, value } of entriesOf(document)) {
    // An icon is named outright; that it has no such name is said once, as of every icon.
    if (typeof value !== 'string' || name === 'icon' || !value.includes('{')) continue;
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
