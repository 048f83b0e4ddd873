import type { OpenDocument } from '../../documents/document/open-document';
import { extractOnce } from '../../documents/facts/document-fact';
import { memoizePerSite } from '../../documents/site/memoize-per-site';
import { tokenTexts } from '../../documents/site/token-texts';
import { spanOfText } from '../../json/span-of-text';
import { documentRule } from '../rule';
import { quote, textArg } from '../../messages/words';

/** Mail addresses, and numbers of at least seven digits with a + before them or signs between them. */
const MAIL = /(?<![^\s@<>(),;:"])[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.\p{L}{2,}/gu;
const NUMBER = /\+?\d[\d\s().-]{5,}\d/g;

/** What may be the value of a token. */
interface Written {
  pointer: string;
  text: string;
  key: string;
  /** Whether it is a part of an address, such as https://wa.me/12025550123. */
  inAddress: boolean;
}

const keysOf = extractOnce((document) => [...new Set(writtenIn(document).map(({ key }) => key))]);

/** A telephone number or a mail address stands in one place, as a token: when it changes, it changes everywhere. */
export const writtenOut = documentRule({
  code: 'written-out',
  severity: 'warning',
  meaning: 'A telephone number or a mail address is written out, although a token stands for it.',
  choice: true,
  isImprovement: true,
  facts: [keysOf],
  *check(document, siteIndex) {
    const tokens = tokensByKey(siteIndex);
    if (!keysOf(document).some((key) => tokens.has(key))) return;
    for (const { pointer, text, key, inAddress } of writtenIn(document)) {
      const token = tokenFor(text, tokens.get(key) ?? []);
      // In an address no spaces can be filled in.
      if (token && (!inAddress || token.value === text))
        yield { pointer, span: spanOfText(document, pointer, text, 0), args: { text, token: token.name } };
    }
  },
  words: (issue) => ({
    what: `${quote(textArg(issue, 'text'))} is written out here, and is the value of the token {${textArg(issue, 'token')}}.`,
    why: 'When it changes, it would stay as it is here.',
    fix: `Write {${textArg(issue, 'token')}} in its place.`,
  }),
});

function writtenIn({ isSite, entries }: OpenDocument): Written[] {
  return entries.texts.flatMap((entry) => {
    if (!MAY_HAVE.test(entry.value)) return [];
    const { pointer, value } = entry;
    // A token's own value is written out.
    if (isSite && pointer.startsWith('/tokens/')) return [];
    return [...value.matchAll(MAIL), ...value.matchAll(NUMBER)].map(({ 0: found, index }) => {
      const text = found.replace(/^mailto:/, '');
      return { pointer, text, key: keyOf(text), inAddress: /[/=]$/.test(value.slice(0, index)) };
    });
  });
}

const MAY_HAVE = /@|\d[\d\s().-]{5}/;

/** However a number is divided, it is the same. */
const keyOf = (text: string) => (text.includes('@') ? text.toLowerCase() : text.replace(/\D/g, ''));

interface Token {
  name: string;
  value: string;
}

/** The token that is written in the same way, or else the first that people can read: of digits alone are those for addresses. */
const tokenFor = (text: string, tokens: readonly Token[]): Token | undefined =>
  tokens.find(({ value }) => value === text) ?? tokens.find(({ value }) => /\D/.test(value)) ?? tokens[0];

const tokensByKey = memoizePerSite((siteIndex) => {
  const known = Object.entries(tokenTexts(siteIndex));
  const isWhole = (value: string) =>
    [...value.matchAll(MAIL), ...value.matchAll(NUMBER)].some(([text]) => text === value);
  const tokens = known.filter(([, value]) => isWhole(value)).map(([name, value]) => ({ name, value }));
  const byKey = new Map<string, Token[]>();
  for (const token of tokens)
    byKey.set(keyOf(token.value), [...(byKey.get(keyOf(token.value)) ?? []), token]);
  return byKey;
});
