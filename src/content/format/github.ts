import type { Issue } from '../issue';
import { messageOf, wordsFor } from './words-for';

/**
 * Issues as GitHub workflow commands, one a line, which GitHub shows beside the lines they are about
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export function formatGithub(issues: readonly Issue[]): string {
  return issues.map((issue) => `${annotation(issue)}\n`).join('');
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
