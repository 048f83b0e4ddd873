import type { TextEdit } from 'vscode-languageserver';
import { type AppliedFix, applyFixes } from '../edit/fix/apply-fixes';
import { linesOf } from '../json/lines';
import { quote } from '../messages/words';
import type { ValidatorConfig } from '../model/source';
import { safeForTerminals } from '../report/words/safe-text';
import type { Issue } from '../rules/lists/issue';
import { textEdits } from './ranges';

/** What `npm run validate -- --fix` does about one issue. */
export interface QuickFix {
  title: string;
  edits: TextEdit[];
}

/**
 * The fix of one issue.
 *
 * @param text the document that it is about, without its byte order mark
 * @returns undefined where there is no one right answer, or the document is not JSON
 */
export function quickFixFor(text: string, issue: Issue, config: ValidatorConfig): QuickFix | undefined {
  const fixed = applyFixes(text, linesOf(text), [issue], config);
  const [first] = fixed.fixes;
  if (!first) return undefined;
  return { title: fixTitle(first), edits: textEdits(text, fixed.text) };
}

/** What a fix does, on the button or in the menu that makes it. */
export const fixTitle = ({ from, to }: Pick<AppliedFix, 'from' | 'to'>) =>
  safeForTerminals(`Write ${quote(to)} in place of ${quote(from)}`);
