import type { Issue } from '../rules/lists/issue';
import { toSupply } from '../rules/lists/to-supply';
import { safeForTerminals } from './words/safe-text';

/**
 * What is to be supplied before the site goes live, a line each.
 *
 * @returns text for people that ends with a line break, also where there is nothing
 */
export function formatLaunchList(issues: readonly Issue[]): string {
  const lines = issues.flatMap((issue) => {
    const what = toSupply(issue);
    return what === undefined ? [] : [`  ${issue.file}:${issue.line}  ${safeForTerminals(what)}`];
  });
  if (lines.length === 0) return '\nNothing is left to supply before the site goes live.\n';
  return ['', 'To supply before the site goes live:', ...lines, ''].join('\n');
}
