import type { OpenDocument } from '../../documents/document/open-document';
import type { SiteIndex } from '../../documents/site/site-index';
import { tokenTexts } from '../../documents/site/token-texts';
import type { RuleFinding } from '../../model/issues/finding';
import { isRecord } from '../../util/is-record';
import { replaceTokens } from '../../model/pages/tokens';
import { extractOnce } from '../../documents/facts/document-fact';
import { documentRule } from '../rule';
import { numberArg } from '../../messages/words';
import type { IssueDetails } from '../../model/issues/issue-details';
import { lengthOf, textWidth } from '../../model/pages/text-width';

/** What search results show of a page, as it is written. */
const searchTextsOf = extractOnce(({ value }) => {
  const textOf = (name: string) =>
    isRecord(value) && typeof value[name] === 'string' ? value[name] : undefined;
  return { title: textOf('title'), description: textOf('description') };
});

/**
 * A title says enough and is not cut off in search results. One that is right by itself is right with the site's name
 * after it, which is left out where there is no room (src/app/full-title.ts).
 */
export const titleLength = documentRule({
  code: 'title-length',
  severity: 'warning',
  meaning: 'A title is too short or too long for search results.',
  choice: 'A title is so short that it says little, or so long that search results cut it off.',
  isImprovement: true,
  documents: ['page'],
  facts: [searchTextsOf],
  *check(document, siteIndex) {
    yield* lengthFindings('title', { least: 10, most: 60 }, document, siteIndex);
  },
  words: (issue) => lengthWords(issue, 'title', 'Say what the page offers, and to whom, in a few words.'),
});

/** A description says enough and is not cut off in search results. */
export const descriptionLength = documentRule({
  code: 'description-length',
  severity: 'warning',
  meaning: 'A description is too short or too long for search results.',
  choice: 'A description is so short that it says little, or so long that search results cut it off.',
  isImprovement: true,
  documents: ['page'],
  facts: [searchTextsOf],
  *check(document, siteIndex) {
    yield* lengthFindings('description', { least: 50, most: 160 }, document, siteIndex);
  },
  words: (issue) =>
    lengthWords(issue, 'description', 'Say in one or two sentences what visitors find on the page.'),
});

/**
 * Counts with the tokens filled in, as visitors see it. Search results cut off by width, in which one letter of Chinese is two of
 * Latin, and marks above letters are none; a text is too short only where it is so in both ways of counting.
 *
 * @param limits in Latin letters: what search results show
 */
function* lengthFindings(
  name: 'title' | 'description',
  { least, most }: { least: number; most: number },
  document: OpenDocument,
  siteIndex: SiteIndex,
): Generator<RuleFinding> {
  const text = searchTextsOf(document)[name];
  if (text === undefined) return;
  const shown = replaceTokens(text, tokenTexts(siteIndex));
  const [length, width] = [lengthOf(shown), textWidth(shown)];
  if (Math.max(length, width) >= least && width <= most) return;
  yield { pointer: `/${name}`, args: { length, least, most, ...(width !== length && { width }) } };
}

function lengthWords(issue: IssueDetails, name: string, fix: string) {
  const length = numberArg(issue, 'length');
  const least = numberArg(issue, 'least');
  const most = numberArg(issue, 'most');
  const width = numberArg(issue, 'width');
  const isShort = Math.max(length, width) < least;
  const tooMany = (width || length) - most;
  return {
    what:
      width === 0
        ? `The ${name} has ${length} characters; ${least} to ${most} are good.`
        : `The ${name} has ${length} characters, as wide as ${width} Latin letters; ${least} to ${most} of these are good.`,
    why: isShort
      ? 'Search results show it, and so little says hardly anything.'
      : 'Search results cut off the rest.',
    fix: isShort
      ? fix
      : width === 0
        ? `Shorten it by ${tooMany} or more.`
        : `Shorten it by what is as wide as ${tooMany} Latin letters, or more.`,
  };
}
