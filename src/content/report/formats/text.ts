import type { Issue } from '../../rules/lists/issue';
import type { Lines } from '../../json/lines';
import { excerptRows } from '../words/excerpt';
import { paint, type Painter } from '../words/paint';
import { safeForTerminals } from '../words/safe-text';
import { messageWithCode } from '../../rules/lists/all-messages';
import type { ListWords } from '../../messages/message';
import { inColumns, wrap } from '../words/layout';
import { countOf } from '../summary';
import { fixSentence, wordsFor } from '../words/words-for';

const INDENT = '  ';

/** How many issues are printed; the others appear when these are fixed. */
const MAX_ISSUES_PRINTED = 100;

interface TextOptions {
  /** Colors for a terminal; by default plain text. */
  color?: boolean;
  /** The lines of a file, to show the highlighted place; undefined where they are not known. */
  linesOf(file: string): Lines | undefined;
}

/**
 * Issues for a person at a terminal: where, the line with its place highlighted, what, why and how to fix it. Of very
 * many, the first are listed, errors before warnings, and the others counted.
 */
export function formatText(issues: readonly Issue[], { color = false, linesOf }: TextOptions): string {
  const painter = paint(color);
  const groups = groupAlike(issues);
  const shown = new Set(mostUrgent(groups));
  const parts = groups
    .filter((group) => shown.has(group))
    .map(({ alike, words }) => {
      const [first] = alike;
      if (words && alike.length > 1) return formatList(first, alike, words, painter);
      return formatIssue(first, linesOf(first.file), painter);
    });
  const left = groups.filter((group) => !shown.has(group)).flatMap(({ alike }) => alike);
  return [...parts, ...(left.length > 0 ? [restOf(left)] : [])].map((part) => `${part}\n`).join('\n');
}

/** One issue, or all of one kind in one file that are printed as a list. */
interface Group {
  alike: [Issue, ...Issue[]];
  words: ListWords | undefined;
}

function groupAlike(issues: readonly Issue[]): Group[] {
  const lists = new Map<string, Group>();
  const groups: Group[] = [];
  for (const issue of issues) {
    const words = messageWithCode(issue.code).list;
    const key = `${issue.code} ${issue.file}`;
    const list = words && lists.get(key);
    if (list) {
      list.alike.push(issue);
      continue;
    }
    const group: Group = { alike: [issue], words };
    groups.push(group);
    if (words) lists.set(key, group);
  }
  return groups;
}

function mostUrgent(groups: readonly Group[]): Group[] {
  if (groups.length <= MAX_ISSUES_PRINTED) return [...groups];
  const isError = ({ alike }: Group) => alike[0].severity === 'error';
  return [...groups.filter(isError), ...groups.filter((group) => !isError(group))].slice(
    0,
    MAX_ISSUES_PRINTED,
  );
}

function restOf(left: readonly Issue[]): string {
  const errors = left.filter(({ severity }) => severity === 'error').length;
  const warnings = left.length - errors;
  const counts = [
    ...(errors > 0 ? [countOf(errors, 'more error')] : []),
    ...(warnings > 0 ? [countOf(warnings, 'more warning')] : []),
  ];
  return `… and ${counts.join(' and ')}. Fix these first; --format json lists them all.`;
}

/** One issue: its place, the lines around it, and its words. */
function formatIssue(issue: Issue, lines: Lines | undefined, painter: Painter): string {
  const { what, why, fix, more } = wordsFor(issue);
  return [
    headOf(issue, painter),
    '',
    ...excerptRows(issue, lines, painter).map((row) => INDENT + row),
    ...[what, why, fixSentence(fix), more ?? '']
      .filter(Boolean)
      .flatMap((sentence) => wrap(sentence, INDENT)),
  ].join('\n');
}

/** Findings of one kind in one file: the places in columns, and the words once. */
function formatList(first: Issue, alike: readonly Issue[], words: ListWords, painter: Painter): string {
  const cells = alike.map((issue) => `${issue.line}:${issue.column} ${safeForTerminals(words.entry(issue))}`);
  return [
    `${headOf(first, painter)}  ${alike.length} times`,
    '',
    ...wrap(words.what, INDENT),
    ...inColumns(cells, INDENT + INDENT),
    ...wrap(words.why, INDENT),
    ...wrap(fixSentence(words.fix), INDENT),
  ].join('\n');
}

function headOf({ file, line, column, severity, code }: Issue, painter: Painter): string {
  const place = painter.bold(safeForTerminals(`${file}:${line}:${column}`));
  return `${place}  ${painter[severity](severity)}  ${painter.dim(code)}`;
}
