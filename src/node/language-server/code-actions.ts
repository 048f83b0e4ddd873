import {
  type CodeAction,
  type CodeActionContext,
  CodeActionKind,
  type Range,
  type TextEdit,
} from 'vscode-languageserver/node';
import { withoutByteOrderMark } from '../../content/json/byte-order-mark';
import { quickFixFor } from '../../content/editor/quick-fixes';
import { diagnosticOf } from '../../content/editor/diagnostics';
import { rangeOf, textEdits, touches } from '../../content/editor/ranges';
import { fileOf } from '../../content/documents/site/with-texts';
import { guideAddress } from '../commands/guide-address';
import { loadValidatorConfig } from '../read/validator-config';
import type { CheckedTexts } from './open-site';
import type { OpenPlace } from './open-sites';

/** Asked for by editors that fix a document whenever it is saved. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.pagewright`;

/** What an editor asks about a document. */
interface Asked {
  uri: string;
  text: string;
  range: Range;
  context: CodeActionContext;
}

/** The fixes of `npm run validate -- --fix` at a place of a document, one by one, and all of them together. */
export async function codeActionsAt(
  { site, path: document }: OpenPlace,
  checked: CheckedTexts,
  { uri, text, range, context: { only } }: Asked,
): Promise<CodeAction[]> {
  const config = await loadValidatorConfig();
  const changeTo = (edits: TextEdit[]) => ({ edit: { changes: { [uri]: edits } } });
  const here = checked.issues.filter(
    (issue) => issue.file === fileOf(checked.sources.dir, document) && touches(rangeOf(issue), range),
  );
  const fixes = here.flatMap((issue): CodeAction[] => {
    const fix = isWanted(CodeActionKind.QuickFix, only) ? quickFixFor(text, issue, config) : undefined;
    if (!fix) return [];
    const diagnostics = [diagnosticOf(issue, guideAddress())];
    return [
      {
        title: fix.title,
        kind: CodeActionKind.QuickFix,
        diagnostics,
        isPreferred: true,
        ...changeTo(fix.edits),
      },
    ];
  });
  // Nobody who only moves the cursor waits for it.
  if (only ? !isWanted(FIX_ALL, only) : fixes.length === 0) return fixes;
  const edits = textEdits(text, withoutByteOrderMark(site.fixed(checked, document, text)));
  if (edits.length === 0) return fixes;
  const title = 'Fix all that has one right answer in this file';
  return [...fixes, { title, kind: FIX_ALL, ...changeTo(edits) }];
}

/** Whether a kind is one of those that an editor asks for, or inside one. */
function isWanted(kind: string, only: readonly string[] | undefined): boolean {
  return !only || only.some((one) => kind === one || kind.startsWith(`${one}.`));
}
