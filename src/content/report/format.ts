import type { Issue } from '../rules/lists/issue';
import { allDocuments } from '../documents/site/all-documents';
import { withoutByteOrderMark } from '../json/byte-order-mark';
import { type Lines, linesOf } from '../json/lines';
import type { SiteSources } from '../model/source';
import { entryOf } from './words/guide';
import { formatGithub } from './formats/github';
import { formatJson } from './formats/json';
import { formatJunit } from './formats/junit';
import { formatLine } from './formats/line';
import { formatSarif } from './formats/sarif';
import { summaryOf } from './summary';
import { formatText } from './formats/text';

/** The output formats of issues. */
export const FORMATS = ['text', 'line', 'json', 'github', 'sarif', 'junit'] as const;
export type Format = (typeof FORMATS)[number];

/** The content of a report: issues, and the number of checked documents. */
interface Report {
  issues: readonly Issue[];
  documents: number;
  /** The documents by name; by default those of the whole site. */
  files?: readonly string[];
  /** The address of the page that explains each message, for readers who may not have the project beside them. */
  guide?: string;
}

/**
 * The report of a validation.
 *
 * @param sources the lines that the text format shows
 * @param color whether text has colours for a terminal
 */
export function formatReport(
  { issues, documents, files, guide }: Report,
  sources: SiteSources,
  format: Format = 'text',
  color = false,
): string {
  if (format === 'line') return formatLine(issues);
  if (format === 'json') return formatJson(issues, documents);
  if (format === 'github') return formatGithub(issues, guide);
  if (format === 'sarif') return formatSarif(issues, guide);
  if (format === 'junit') return formatJunit(issues, files ?? withLedger(sources).map(({ file }) => file));
  const details = formatText(issues, { color, linesOf: linesIn(sources) });
  return `${details}${details && '\n'}${summaryOf(issues, documents)}\n${whereToReadMore(issues)}`;
}

/** Explains every code, with an example. */
function whereToReadMore(issues: readonly Issue[]): string {
  const [first, ...others] = [...new Set(issues.map(({ code }) => code))].map((code) => entryOf(code));
  if (first === undefined) return '';
  if (others.length === 0) return `More about this message: ${first}\n`;
  return ['More about these messages:', ...[first, ...others].map((entry) => `  ${entry}`), ''].join('\n');
}

/** Looks up the lines of a document by its file name, as issues have it. */
export function linesIn(sources: SiteSources): (file: string) => Lines | undefined {
  const contents = new Map(withLedger(sources).map(({ file, content }) => [file, content]));
  const known = new Map<string, Lines>();
  return (file) => {
    const content = contents.get(file);
    if (!content || !('text' in content)) return undefined;
    const lines = known.get(file) ?? linesOf(withoutByteOrderMark(content.text));
    known.set(file, lines);
    return lines;
  };
}

const withLedger = (sources: SiteSources) => [
  ...allDocuments(sources),
  ...(sources.ledger ? [sources.ledger] : []),
];
