import type { Issue } from '../../rules/lists/issue';
import { entryOf } from '../words/guide';
import { countOf } from '../summary';
import { messageOf, remediesOf } from '../words/words-for';

/** How many errors, and how many warnings, GitHub shows of one step; it silently drops the others. */
const MAX_ANNOTATIONS = 10;

/**
 * Issues as GitHub workflow commands, one a line, which GitHub shows beside the lines they are about
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions). Where there are more than it
 * shows, a notice says so.
 *
 * @param guide the address of the page that explains each message, where it has one
 */
export function formatGithub(issues: readonly Issue[], guide?: string): string {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  const shown = [...errors.slice(0, MAX_ANNOTATIONS), ...warnings.slice(0, MAX_ANNOTATIONS)];
  const lines =
    shown.length < issues.length
      ? [...shown.map((issue) => annotation(issue, guide)), rest(errors, warnings)]
      : issues.map((issue) => annotation(issue, guide));
  return lines.map((line) => `${line}\n`).join('');
}

function rest(errors: readonly Issue[], warnings: readonly Issue[]): string {
  const counts = [
    { count: errors.length - MAX_ANNOTATIONS, noun: 'more error' },
    { count: warnings.length - MAX_ANNOTATIONS, noun: 'more warning' },
  ];
  const left = counts.filter(({ count }) => count > 0).map(({ count, noun }) => countOf(count, noun));
  const message = `There are ${left.join(' and ')}. GitHub shows ${MAX_ANNOTATIONS} of each; "npm run validate" lists them.`;
  return `::notice title=${escapeProperty('Not all issues are shown')}::${escapeData(message)}`;
}

function annotation(issue: Issue, guide: string | undefined): string {
  const { severity, file, line, column, code } = issue;
  const properties = { file, line, col: column, title: code };
  const listed = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  const more = guide === undefined ? [] : [`More: ${entryOf(code, guide)}`];
  const message = [messageOf(issue), ...remediesOf(issue), ...more].join('\n');
  return `::${severity} ${listed.join(',')}::${escapeData(message)}`;
}

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
