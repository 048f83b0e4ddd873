import type { Diagnostic } from 'vscode-languageserver';
import { entryOf } from '../report/words/guide';
import { messageOf, remediesOf } from '../report/words/words-for';
import type { Issue } from '../rules/lists/issue';
import { rangeOf } from './ranges';

/** As the Language Server Protocol counts them (`DiagnosticSeverity`). */
const SEVERITIES = { error: 1, warning: 2 } as const;

/**
 * An issue as editors show it, in the words of `npm run validate`.
 *
 * @param guide the address of the page that explains each message
 */
export function diagnosticOf(issue: Issue, guide: string): Diagnostic {
  const { code, severity } = issue;
  return {
    range: rangeOf(issue),
    severity: SEVERITIES[severity],
    source: 'pagewright',
    code,
    codeDescription: { href: entryOf(code, guide) },
    message: [messageOf(issue), ...remediesOf(issue)].join('\n'),
  };
}
