import type { FixedDocument } from '../edit/fix/fix';
import type { AppliedFix } from '../edit/fix/apply-fixes';
import type { SourceFile } from '../model/source';
import { safeForTerminals } from './words/safe-text';
import { quote } from '../messages/words';

/** How many lines are listed. */
const MAX_LINES_LISTED = 10;

/** The fixes of each document, and the documents that were not changed. Empty where there is nothing to report. */
export function formatFixes(
  fixed: readonly Pick<FixedDocument, 'source' | 'fixes'>[],
  unreadable: readonly SourceFile[],
): string {
  const done = fixed.map(({ source, fixes }) =>
    [`${source.file}: ${fixes.length} fixed`, ...fixes.map((one) => `  ${lineWords(one)}${words(one)}`)]
      .map(safeForTerminals)
      .join('\n'),
  );
  const left = unreadable.map(({ file }) =>
    safeForTerminals(`${file}: left alone, since it cannot be read as JSON`),
  );
  return [...done, ...left].map((part) => `${part}\n`).join('');
}

/** The message of `--fix` when documents could not be saved. */
export function formatRefusals(refused: readonly { file: string; reason: string }[]): string {
  const byReason = new Map<string, string[]>();
  for (const { file, reason } of refused) byReason.set(reason, [...(byReason.get(reason) ?? []), file]);
  return [...byReason]
    .map(([reason, files]) => {
      const subject = files.length === 1 ? `${files[0]} cannot` : `${files.length} documents cannot`;
      const list = files.length === 1 ? '' : ` ${namesOf(files)}`;
      const stay = files.length === 1 ? 'It stays' : 'They stay';
      return safeForTerminals(
        `${subject} be saved: ${reason}. ${stay} as ${files.length === 1 ? 'it was' : 'they were'}.${list}`,
      );
    })
    .map((line) => `${line}\n`)
    .join('');
}

function lineWords({ lines }: AppliedFix): string {
  const [first, second] = lines;
  if (first === undefined) return '';
  const named = lines.slice(0, MAX_LINES_LISTED).join(', ');
  const more = lines.length > MAX_LINES_LISTED ? ` and ${lines.length - MAX_LINES_LISTED} more` : '';
  return second === undefined ? `line ${first}: ` : `lines ${named}${more}: `;
}

function words({ kind, from, to }: AppliedFix): string {
  switch (kind) {
    case 'replaced':
      return `${quote(from)} is now ${quote(to)}`;
    case 'schema':
      return `"$schema" added, so that editors help while you write: ${quote(to)}`;
    case 'order':
      return 'properties put in order, "type" first';
    case 'byte-order-mark':
      return 'the invisible mark at its beginning deleted';
    case 'layout':
      return 'indents and line breaks made like those of the other documents';
  }
}

function namesOf(files: readonly string[]): string {
  const named = files.slice(0, MAX_LINES_LISTED).join(', ');
  return files.length > MAX_LINES_LISTED
    ? `${named} and ${files.length - MAX_LINES_LISTED} more.`
    : `${named}.`;
}
