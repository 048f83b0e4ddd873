import { allDocuments } from '../documents/all-documents';
import type { Issue } from '../model/issue';
import { withoutByteOrderMark } from '../json/byte-order-mark';
import { type Lines, linesOf } from '../json/lines';
import type { SiteSources } from '../model/source';
import { entryOf } from './guide';
import { formatGithub } from './formats/github';
import { formatJson } from './formats/json';
import { formatJunit } from './formats/junit';
import { formatSarif } from './formats/sarif';
import { summaryOf } from './summary';
import { formatText } from './formats/text';

/** The forms in which issues can be told. */
export const FORMATS = ['text', 'json', 'github', 'sarif', 'junit'] as const;
export type Format = (typeof FORMATS)[number];

/** What is told: issues, and how many documents they are about. */
interface Report {
  issues: readonly Issue[];
  documents: number;
  /** The documents by name; those of the whole site unless said otherwise. */
  files?: readonly string[];
  /** The address of the page that explains each message, for readers who may not have the project beside them. */
  guide?: string;
}

/**
 * Everything that is told about a validation.
 *
 * @param sources where the lines come from that text shows
 * @param color whether text has colours for a terminal
 */
export function formatReport(
  { issues, documents, files, guide }: Report,
  sources: SiteSources,
  format: Format = 'text',
  color = false,
): string {
  if (format === 'json') return formatJson(issues, documents);
  if (format === 'github') return formatGithub(issues, guide);
  if (format === 'sarif') return formatSarif(issues, guide);
  if (format === 'junit') return formatJunit(issues, files ?? withLedger(sources).map(({ file }) => file));
  const details = formatText(issues, { color, linesOf: linesIn(sources) });
  return `${details}${details && '\n'}${summaryOf(issues, documents)}\n${whereToReadMore(issues)}`;
}

/** Every code has its entry there, with an example. */
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
