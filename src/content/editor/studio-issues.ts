import { allDocuments } from '../documents/site/all-documents';
import { fixOperations } from '../edit/fix/apply-fixes';
import { withoutByteOrderMark } from '../json/byte-order-mark';
import { type Lines, linesOf } from '../json/lines';
import { pointerTo } from '../json/locate';
import { parseJson } from '../json/parse';
import { partOf } from '../json/value-at';
import { textArg } from '../messages/words';
import { GUIDE_PAGE } from '../model/addresses/addresses';
import { LINK_PLACEHOLDER, PICTURE_PLACEHOLDER, TEXT_PLACEHOLDER } from '../model/pages/placeholders';
import { HOME } from '../model/addresses/route';
import type { SiteSources, ValidatorConfig } from '../model/source';
import type { StudioFix, StudioIssue } from '../model/protocols/studio-issues';
import { entryOf } from '../report/words/guide';
import { wordsFor } from '../report/words/words-for';
import type { Issue } from '../rules/lists/issue';
import { fixTitle } from './quick-fixes';

/**
 * Issues as the studio shows them: in the words of `npm run validate`, with what to do on the screen, and the fixes that can be
 * made at once.
 *
 * @param sources the documents that they are about
 */
export function studioIssues(
  issues: readonly Issue[],
  sources: SiteSources,
  config: ValidatorConfig,
): StudioIssue[] {
  const files = new Set(issues.map(({ file }) => file));
  const known = new Map<string, { text: string; lines: Lines }>();
  for (const { file, content } of allDocuments(sources)) {
    if (!files.has(file) || !('text' in content)) continue;
    const text = withoutByteOrderMark(content.text);
    known.set(file, { text, lines: linesOf(text) });
  }
  return issues.map((issue) => {
    const document = known.get(issue.file);
    const fixes = document ? [...fixesOf(issue, document, config), ...realOf(issue, document.text)] : [];
    return studioIssue(issue, sources.dir, [...fixes, ...keepsOf(issue, sources)]);
  });
}

function studioIssue(issue: Issue, dir: string, fixes: readonly StudioFix[]): StudioIssue {
  const { code, severity, file, pointer, line, column } = issue;
  return {
    path: dir !== '' && file.startsWith(`${dir}/`) ? file.slice(dir.length + 1) : file,
    // What is missing has a place in the form.
    pointer: isMissingPicture(issue) ? pointerTo(pointer, textArg(issue, 'name')) : pointer,
    severity,
    code,
    place: `${file}:${line}:${column}`,
    ...wordsOnScreen(issue),
    guide: entryOf(code, GUIDE_PAGE),
    ...(isEmpty(issue) && { isEmpty: true }),
    ...(isPlaceholder(issue) && { isPlaceholder: true }),
    fixes,
  };
}

/** A text or a link without a letter, such as those that a new entry begins with, and a picture that is not chosen yet. */
const isEmpty = (issue: Issue) => {
  const { code, args } = issue;
  if (code === 'empty-text') return !args.blank;
  return (
    (code === 'bad-link' && args.link === '' && args.kind !== 'unaddressed') ||
    (code === 'missing-alt' && args.empty === 1) ||
    isMissingPicture(issue)
  );
};

const isPlaceholder = ({ code, args: { kind, value } }: Issue) =>
  code === 'leftover-text' &&
  kind !== 'link' &&
  kind !== 'picture' &&
  typeof value === 'string' &&
  value.startsWith(TEXT_PLACEHOLDER);

const isMissingPicture = ({ code, args }: Issue) => code === 'missing-property' && args.picture === 1;

/** The value of a token that was invented at first may be the real one by now. */
function realOf({ code, args: { token } }: Issue, text: string): StudioFix[] {
  if (code !== 'placeholder' || typeof token !== 'string') return [];
  const parsed = parseJson(text);
  const list = 'value' in parsed ? partOf(parsed.value, 'placeholders') : undefined;
  const index = Array.isArray(list) ? list.indexOf(token) : -1;
  if (!Array.isArray(list) || index < 0) return [];
  const pointer = '/placeholders';
  return list.length === 1
    ? [{ operations: [{ kind: 'unset', pointer, expected: list }] }]
    : [{ operations: [{ kind: 'remove', pointer: pointerTo(pointer, index), expected: token }] }];
}

/** A new page may keep a link or a picture of the page that it is like. */
function keepsOf({ code, pointer, args }: Issue, { media }: SiteSources): StudioFix[] {
  const { kind, value } = args;
  if (code !== 'leftover-text' || typeof value !== 'string') return [];
  const meant = kind === 'link' ? linkIn(value) : kind === 'picture' ? pictureIn(value, media) : undefined;
  if (meant === undefined) return [];
  const title = `Keep ${meant}`;
  return [{ title, operations: [{ kind: 'set', pointer, value: meant, expected: value }] }];
}

/** The link of the other page; none where it led home, as each link of an example does. */
function linkIn(value: string): string | undefined {
  const link = value.slice(LINK_PLACEHOLDER.length).replace(/^\/(?=[a-z][a-z0-9+.-]*:)/, '');
  return link === HOME ? undefined : link;
}

function pictureIn(value: string, media: SiteSources['media']): string | undefined {
  const name = value.slice(PICTURE_PLACEHOLDER.length);
  return media.has(name) ? name : undefined;
}

/** Of what a new page has left to write: what that is, without the mark that programs find it by. */
function leftOnScreen(issue: Issue): { what: string; fix?: string } | undefined {
  const { code, args } = issue;
  if (code !== 'leftover-text') return undefined;
  if (args.kind === 'link' || args.kind === 'picture')
    return { what: `The ${args.kind} is still to be chosen.` };
  if (!isPlaceholder(issue)) return undefined;
  const hint = textArg(issue, 'value').slice(TEXT_PLACEHOLDER.length);
  return { what: `Still to write: ${hint}`, fix: 'Write it here.' };
}

/** Nobody has a terminal there. */
function wordsOnScreen(issue: Issue): Pick<StudioIssue, 'what' | 'why' | 'fix' | 'more'> {
  const { what, why, fix, inStudio = fix, more } = wordsFor(issue);
  const left = leftOnScreen(issue);
  const words = { what: left?.what ?? what, why, fix: left?.fix ?? inStudio };
  return more === undefined ? words : { ...words, more };
}

function fixesOf(
  issue: Issue,
  { text, lines }: { text: string; lines: Lines },
  config: ValidatorConfig,
): StudioFix[] {
  return fixOperations(text, lines, [issue], config).flatMap(({ operation, fixes }) => {
    const [first] = fixes;
    return first ? [{ title: fixTitle(first), operations: [operation] }] : [];
  });
}
