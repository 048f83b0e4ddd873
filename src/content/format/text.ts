import type { Issue } from '../issue';
import type { Lines } from '../json/lines';
import { excerptRows } from './excerpt';
import { paint, type Painter } from './paint';
import { safeForTerminals } from './safe-text';
import { type ListWords, listWords } from './words/list-words';
import { inColumns, wrap } from './layout';
import { toMend, wordsFor } from './words-for';

const INDENT = '  ';

interface TextOptions {
  /** Colours for a terminal; plain text unless asked for. */
  color?: boolean;
  /** The lines of a file, to show the marked place; undefined where they are not known. */
  linesOf(file: string): Lines | undefined;
}

/** Issues for a person at a terminal: where, the line itself with the place marked, what, why and how to mend it. */
export function formatText(issues: readonly Issue[], { color = false, linesOf }: TextOptions): string {
  const painter = paint(color);
  const listed = new Set<Issue>();
  const parts: string[] = [];
  for (const issue of issues) {
    if (listed.has(issue)) continue;
    const words = listWords[issue.code];
    const alike = words ? issues.filter(({ code, file }) => code === issue.code && file === issue.file) : [];
    for (const one of alike) listed.add(one);
    const isList = words && alike.length > 1;
    parts.push(
      isList ? formatList(issue, alike, words, painter) : formatIssue(issue, linesOf(issue.file), painter),
    );
  }
  return parts.map((part) => `${part}\n`).join('\n');
}

/** One issue: its place, the lines around it, and its words. */
function formatIssue(issue: Issue, lines: Lines | undefined, painter: Painter): string {
  const { what, why, fix, more } = wordsFor(issue);
  return [
    headOf(issue, painter),
    '',
    ...excerptRows(issue, lines, painter).map((row) => INDENT + row),
    ...[what, why, toMend(fix), more ?? ''].filter(Boolean).flatMap((sentence) => wrap(sentence, INDENT)),
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
    ...wrap(toMend(words.fix), INDENT),
  ].join('\n');
}

function headOf({ file, line, column, severity, code }: Issue, painter: Painter): string {
  const place = painter.bold(safeForTerminals(`${file}:${line}:${column}`));
  return `${place}  ${painter[severity](severity)}  ${painter.dim(code)}`;
}
