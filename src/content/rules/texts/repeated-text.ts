import type { OpenDocument } from '../../documents/document/open-document';
import type { TextEntry } from '../../documents/document/entries';
import { isRecord } from '../../util/is-record';
import { digestOf } from '../../util/digest';
import { memoizePerSite } from '../../documents/site/memoize-per-site';
import { extractOnce } from '../../documents/facts/document-fact';
import { documentRule } from '../rule';
import { listArg, numberArg, quote, textArg } from '../../messages/words';
import { isInOtherLanguage, languageFolder } from '../languages/language-of';
import { copiesIn } from '../copies/copies';

/** Between words: a text of fewer than nine may well be said twice. */
const LEAST_GAPS = 8;

/** In characters: so many gaps, each with a word of one letter in front, and one behind the last. */
const LEAST_LENGTH = 2 * LEAST_GAPS + 1;

const SPACES = /\s+/g;

/** What pictures show may be described in the same words wherever they stand. */
const MAY_REPEAT = ['alt', '$schema'];

/** Has a rule of its own. */
const DESCRIPTION = '/description';

/** The texts of a document that may stand nowhere else. */
const textDigests = extractOnce((document) => {
  const digests: number[] = [];
  if (!isChecked(document)) return digests;
  for (const { value } of textsOf(document)) {
    const { digest, gaps } = digestOf(value);
    if (gaps >= LEAST_GAPS) digests.push(digest);
  }
  return digests;
});

/**
 * A text stands on one page only, word for word: readers feel a template, and search engines drop one of the two. Legal
 * texts share the formulas of their trade.
 */
export const repeatedText = documentRule({
  code: 'repeated-text',
  severity: 'warning',
  meaning: 'A text stands on two pages, word for word.',
  choice: 'The same sentence stands on two pages.',
  isImprovement: true,
  factsOfOthers: [textDigests],
  *check(document, siteIndex) {
    const first = firstUses(siteIndex);
    const isElsewhere = (digest: number) => (first.get(digest) ?? document) !== document;
    if (!textDigests(document).some(isElsewhere)) return;
    if (copiesIn(siteIndex).has(document)) return;
    for (const [other, places] of repeatedBy(document, first)) {
      const texts = places.map(({ value }) => value);
      yield {
        pointer: places[0]?.pointer ?? '',
        args: {
          ...{ other: other.source.file, count: places.length, texts: texts.slice(0, MAX_SHOWN).map(quote) },
          ...(isInOtherLanguage(document, other, siteIndex) && { translate: 1 }),
        },
      };
    }
  },
  words: (issue) => {
    const count = numberArg(issue, 'count');
    const isUntranslated = numberArg(issue, 'translate') === 1;
    const why = isUntranslated
      ? 'Visitors who have chosen this language would read the other one.'
      : 'Whoever reads both pages feels a template, and search engines show only one of the two.';
    const fixOf = (texts: string) =>
      isUntranslated ? `Translate ${texts}.` : `Say ${texts} in the words of this page.`;
    if (count === 1) {
      const what = `${textArg(issue, 'other')} has this text too, word for word.`;
      return { what, why, fix: fixOf('it') };
    }
    return {
      what: `${count} texts of this page stand in ${textArg(issue, 'other')} too, word for word; the first is here.`,
      why,
      fix: fixOf('them'),
      more: `${count > MAX_SHOWN ? 'The first of them are' : 'They are'}: ${listArg(issue, 'texts')}.`,
    };
  },
});

/** Of the texts that are repeated, so many are shown. */
const MAX_SHOWN = 5;

/** The texts of a document that an earlier one has, by the earlier one: what comes from one page is one mistake. */
function repeatedBy(
  document: OpenDocument,
  first: ReadonlyMap<number, OpenDocument>,
): Map<OpenDocument, TextEntry[]> {
  const found = new Map<OpenDocument, TextEntry[]>();
  for (const place of textsOf(document)) {
    const other = first.get(digestOf(place.value).digest);
    if (!other || other === document || !isIn(other, keyOf(place.value))) continue;
    found.set(other, [...(found.get(other) ?? []), place]);
  }
  return found;
}

/** Where each text that stands on the site more than once stands first. */
const firstUses = memoizePerSite((siteIndex) => {
  const repeated = repeatedAmong(siteIndex.documents.flatMap(textDigests));
  const first = new Map<number, OpenDocument>();
  const isFurther = (document: OpenDocument) => languageFolder(document, siteIndex) !== '';
  const { documents } = siteIndex;
  for (const document of [...documents.filter((one) => !isFurther(one)), ...documents.filter(isFurther)]) {
    if (copiesIn(siteIndex).has(document)) continue;
    for (const digest of textDigests(document))
      if (repeated.has(digest) && !first.has(digest)) first.set(digest, document);
  }
  return first;
});

/** Hardly any text is repeated, and to sort them all is faster than to remember them all. */
function repeatedAmong(digests: readonly number[]): ReadonlySet<number> {
  const sorted = Float64Array.from(digests).sort();
  return new Set(sorted.filter((digest, index) => digest === sorted[index + 1]));
}

/** Two texts may have one digest. */
const isIn = (document: OpenDocument, key: string) =>
  textsOf(document).some(({ value }) => keyOf(value) === key);

const isChecked = ({ isSite, value }: OpenDocument) => !isSite && isRecord(value) && value.kind !== 'legal';

function textsOf({ entries }: OpenDocument): TextEntry[] {
  return entries.texts.filter((entry) => {
    const { name, value } = entry;
    if (value.length < LEAST_LENGTH || MAY_REPEAT.includes(name)) return false;
    return name !== 'description' || entry.pointer !== DESCRIPTION;
  });
}

const keyOf = (text: string) => text.replace(SPACES, ' ').trim().toLowerCase();
