import type { Issue } from '../issue';
import { countOf } from './summary';
import { messageOf, wordsFor } from './words-for';

/** GitHub shows so many errors, and so many warnings, of one step, and drops the others without a word. */
const MOST = 10;

/**
 * Issues as GitHub workflow commands, one a line, which GitHub shows beside the lines they are about
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions). Where there are more than it
 * shows, a notice says so.
 */
export function formatGithub(issues: readonly Issue[]): string {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  const shown = [...errors.slice(0, MOST), ...warnings.slice(0, MOST)];
  const lines =
    shown.length < issues.length
      ? [...shown.map(annotation), rest(errors, warnings)]
      : issues.map(annotation);
  return lines.map((line) => `${line}\n`).join('');
}

function rest(errors: readonly Issue[], warnings: readonly Issue[]): string {
  const counts = [
    { count: errors.length - MOST, noun: 'more error' },
    { count: warnings.length - MOST, noun: 'more warning' },
  ];
  const left = counts.filter(({ count }) => count > 0).map(({ count, noun }) => countOf(count, noun));
  const message = `There are ${left.join(' and ')}. GitHub shows ${MOST} of each; "npm run validate" lists them.`;
  return `::notice title=${escapeProperty('Not all issues are shown')}::${escapeData(message)}`;
}

function annotation(issue: Issue): string {
  const { severity, file, line, column, code } = issue;
  const properties = { file, line, col: column, title: code };
  const listed = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  const message = `${messageOf(issue)}\n${wordsFor(issue).fix}`;
  return `::${severity} ${listed.join(',')}::${escapeData(message)}`;
}

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
