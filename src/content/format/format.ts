import type { Issue } from '../issue';
import { withoutMark } from '../json/byte-order-mark';
import { type Lines, linesOf } from '../json/lines';
import type { SiteSources } from '../source';
import { formatGithub } from './github';
import { formatJson } from './json';
import { formatJunit } from './junit';
import { formatSarif } from './sarif';
import { summaryOf } from './summary';
import { formatText } from './text';

/** The forms in which issues can be told. */
export const FORMATS = ['text', 'json', 'github', 'sarif', 'junit'] as const;
export type Format = (typeof FORMATS)[number];

/** What is told: issues, and how many documents they are about. */
interface Report {
  issues: readonly Issue[];
  documents: number;
  /** The documents by name; those of the whole site unless said otherwise. */
  files?: readonly string[];
}

/**
 * Everything that is told about a validation.
 *
 * @param sources where the lines come from that text shows
 * @param color whether text has colours for a terminal
 */
export function formatReport(
  { issues, documents, files }: Report,
  sources: SiteSources,
  format: Format = 'text',
  color = false,
): string {
  if (format === 'json') return formatJson(issues, documents);
  if (format === 'github') return formatGithub(issues);
  if (format === 'sarif') return formatSarif(issues);
  if (format === 'junit') return formatJunit(issues, files ?? allOf(sources).map(({ file }) => file));
  const details = formatText(issues, { color, linesOf: linesIn(sources) });
  return `${details}${details && '\n'}${summaryOf(issues, documents)}\n${whereToReadMore(issues)}`;
}

/** Every code has its entry there, with an example. */
function whereToReadMore(issues: readonly Issue[]): string {
  const [code, ...others] = new Set(issues.map((issue) => issue.code));
  if (code === undefined) return '';
  return `More about ${others.length === 0 ? `this message: ${MESSAGES}#${code}` : `these messages: ${MESSAGES}`}\n`;
}

/** Written by `UPDATE_EXPECTED=1 npx vitest run tests/contract/messages`. */
const MESSAGES = 'docs/messages.md';

/** Looks up the lines of a document by its file name, as issues have it. */
export function linesIn(sources: SiteSources): (file: string) => Lines | undefined {
  const contents = new Map(allOf(sources).map(({ file, content }) => [file, content]));
  const known = new Map<string, Lines>();
  return (file) => {
    const content = contents.get(file);
    if (!content || !('text' in content)) return undefined;
    const lines = known.get(file) ?? linesOf(withoutMark(content.text));
    known.set(file, lines);
    return lines;
  };
}

const allOf = ({ pages, site, ledger }: SiteSources) => [
  ...pages,
  ...(site ? [site] : []),
  ...(ledger ? [ledger] : []),
];
