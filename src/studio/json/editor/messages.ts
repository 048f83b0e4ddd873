import type { Diagnostic } from '@codemirror/lint';
import type { WordedProblem } from '../../../content/editor/text-problem';
import type { StudioIssue } from '../../../content/model/protocols/studio-issues';
import type { Studio } from '../../store/studio';
import { words } from '../../words';
import { markFor, placesIn } from '../places';

interface MessagesOptions {
  studio: Studio;
  /** Of the document. */
  issues: readonly StudioIssue[];
  /** Why the text is no JSON. */
  problem: WordedProblem | undefined;
}

/** What is said about a text, in the words of validate, each with its fixes; while it is no JSON, only that. */
export function diagnosticsOf(text: string, { studio, issues, problem }: MessagesOptions): Diagnostic[] {
  if (problem) {
    return [{ ...rangeOf(problem.span, text), severity: 'error', message: messageOf(problem) }];
  }
  const at = placesIn(text);
  return issues.map((issue) => ({
    ...rangeOf(markFor(at, text, issue), text),
    severity: issue.severity,
    message: messageOf(issue),
    actions: issue.fixes.map((fix) => ({
      name: words.form.fixTitle(fix.title),
      apply: () => void studio.problems.fix(issue, fix),
    })),
  }));
}

const rangeOf = ({ offset, length }: { offset: number; length: number }, text: string) => ({
  from: Math.min(offset, text.length),
  to: Math.min(offset + length, text.length),
});

const messageOf = ({ what, why, fix, more }: Pick<StudioIssue, 'what' | 'why' | 'fix' | 'more'>) =>
  [`${what} ${why}`.trim(), fix && words.form.fix(fix), more].filter(Boolean).join('\n');
