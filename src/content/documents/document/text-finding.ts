import type { Lines } from '../../json/lines';
import type { TextProblem } from '../../json/parse';
import type { TextCode } from '../../messages/text-messages';
import type { Finding } from '../../model/issues/finding';

/** What keeps a text from being read as JSON, as a finding. */
export function textFinding(problem: TextProblem, lines: Lines): Finding<TextCode> {
  if (problem.code === 'empty-file') return { code: problem.code, pointer: '', highlight: 'file' };
  if (problem.code !== 'not-json') {
    return { code: problem.code, pointer: '', span: { offset: problem.offset, length: 1 } };
  }
  const { reason, what, meant = '', offset, length, noticedAt } = problem;
  const noticedLine = noticedAt === undefined ? 0 : lines.positionAt(noticedAt).line;
  return {
    code: 'not-json',
    pointer: '',
    span: { offset, length },
    args: { reason, what, meant, noticedLine },
  };
}
