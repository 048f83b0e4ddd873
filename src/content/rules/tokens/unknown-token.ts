import type { OpenDocument } from '../../documents/document/open-document';
import type { RuleFinding } from '../../model/issues/finding';
import type { TextEntry } from '../../documents/document/entries';
import { numbered, spanOfText } from '../../json/span-of-text';
import type { SiteIndex } from '../../documents/site/site-index';
import { pointerTo } from '../../json/locate';
import { isRightName, misspeltDefinitions, tokenUses } from './misspelt-definitions';
import { suggest } from '../../util/suggest';
import { type MisspeltToken, misspeltTokens, SLIDE_TOKENS, tokensIn } from '../../model/pages/tokens';
import { extractOnce } from '../../documents/facts/document-fact';
import { documentRule } from '../rule';
import { textArg, numberArg, listArg, quote } from '../../messages/words';
import type { IssueDetails } from '../../model/issues/issue-details';

const SLIDE_LABEL = '/labels/slideOf';
const TOKENS = '/tokens/';

const EVERYTHING = { isNear: () => true, isToken: () => true };

/** What stands in braces, or other signs, in a document's texts: names of tokens, each once, and whether there is anything else. */
const bracesIn = extractOnce(({ entries }) => {
  const texts = entries.texts.filter(hasSigns).map(({ value }) => value);
  return {
    names: [...new Set(texts.flatMap(tokensIn))],
    hasOthers: texts.some((text) => misspeltTokens(text, EVERYTHING).length > 0),
  };
});

/** A name in braces is a token of the site document. A token's own value has none: they are filled in once. */
export const unknownToken = documentRule({
  code: 'unknown-token',
  meaning: 'There is no token of this name.',
  facts: [bracesIn],
  factsOfOthers: [tokenUses],
  *check(document, siteIndex) {
    const { tokens } = siteIndex;
    if (!tokens || !mayBeUnknown(document, tokens)) return;
    if (document.kind === 'site') {
      for (const args of misspeltDefinitions(siteIndex))
        yield { pointer: pointerTo('/tokens', args.token), highlight: 'key', args: { ...args } };
    }
    for (const place of document.entries.texts)
      if (hasSigns(place)) yield* unknownIn(place, document, tokens, siteIndex);
  },
  words: (issue) => tokenWords(issue),
});

type Tokens = Readonly<Record<string, unknown>>;

function* unknownIn(
  { pointer, name, value }: TextEntry,
  document: OpenDocument,
  tokens: Tokens,
  siteIndex: SiteIndex,
): Generator<RuleFinding> {
  const isSlideLabel = document.isSite && pointer === SLIDE_LABEL;
  const names = [...Object.keys(tokens), ...(isSlideLabel ? SLIDE_TOKENS : [])];
  const nested = document.isSite && pointer.startsWith(TOKENS);
  const known = nested ? [] : names;
  const argsOf = (token: string) => ({
    token,
    suggestion: suggest(token, known) ?? suggest(token.replace(/^.*\./, ''), known) ?? '',
    nested: nested ? 1 : 0,
    names,
  });
  for (const { piece: token, nth } of numbered(tokensIn(value))) {
    // In mathematics `{x}` is a set.
    if (known.includes(token) || (token.length === 1 && !isSlideLabel)) continue;
    if (!nested && isRightName(token, siteIndex)) continue;
    const span = spanOfText(document, pointer, `{${token}}`, nth);
    yield { pointer, span, args: argsOf(token) };
  }
  const isNear = (part: string) => suggest(part, names) !== undefined;
  const isToken = (part: string) => names.includes(part);
  for (const misspelt of misspeltTokens(value, { isNear, isToken })) {
    const { written, index } = misspelt;
    if (name === 'href' ? isToldOfLink(written) : isAmount(misspelt, tokens)) continue;
    const nth = value.slice(0, index).split(written).length - 1;
    const span = spanOfText(document, pointer, written, nth);
    // Somebody may write of braces.
    const severity = misspelt.name === '' ? ({ severity: 'warning' } as const) : {};
    yield { ...severity, pointer, span, args: { ...argsOf(misspelt.name), written } };
  }
}

/** Whether an amount of dollars stands there: `${price}` is `$20`. */
const isAmount = ({ name, written }: MisspeltToken, tokens: Tokens) =>
  written.startsWith('$') && /^\s*\d/.test(String(tokens[name]));

/** What nobody sees in a link, or what it lacks, is told as of the link. */
const isToldOfLink = (written: string) => /\p{Cf}/u.test(written) || !/[{}｛｝]/.test(written);

/** Those of the site document are few, and each place of them has rules of its own. */
function mayBeUnknown(document: OpenDocument, tokens: Tokens): boolean {
  const { names, hasOthers } = bracesIn(document);
  return document.isSite || hasOthers || !names.every((name) => Object.hasOwn(tokens, name));
}

// An icon is named outright; that it has no such name is said once, as of every icon.
const hasSigns = ({ name, value }: TextEntry) => name !== 'icon' && /[{}｛｝[<%]/.test(value);

function tokenWords(issue: IssueDetails) {
  const token = textArg(issue, 'token');
  const meant = textArg(issue, 'meant');
  if (meant !== '') {
    return {
      what: `Nothing uses the token ${quote(token)}, and {${meant}} stands in ${numberArg(issue, 'count')} places. Did you mean "${meant}"?`,
      why: 'A name in braces stands for the value of the token of this name; without one, visitors would read the braces.',
      fix: `Write "${meant}" in place of ${quote(token)} here.`,
    };
  }
  if (numberArg(issue, 'nested')) {
    return {
      what: `The value of a token cannot have a token in it, as {${token}} here.`,
      why: 'Tokens are filled in once; visitors would read the braces.',
      fix: `Write out the value of {${token}} here.`,
    };
  }
  const suggestion = textArg(issue, 'suggestion');
  const written = textArg(issue, 'written');
  if (token === '') {
    return {
      what: `There is no name in these braces: ${quote(written)}.`,
      why: 'A name in braces stands for a value from "tokens" in _site.json; visitors would read the empty braces.',
      fix: 'Write one of the names below between the braces, or delete them.',
      more: `The tokens are: ${listArg(issue, 'names')}.`,
    };
  }
  return {
    what: `${written === '' ? `There is no token {${token}}` : `${quote(written)} is not a token`}.${suggestion === '' ? '' : ` Did you mean {${suggestion}}?`}`,
    why: 'A name in braces stands for a value from "tokens" in _site.json; without one, visitors would read the braces.',
    fix:
      suggestion === ''
        ? `${written === '' ? `Add ${quote(token)} to "tokens" in _site.json, or use` : 'Use'} one of those below.`
        : `Write {${suggestion}} instead.`,
    more: `The tokens are: ${listArg(issue, 'names')}.`,
  };
}
