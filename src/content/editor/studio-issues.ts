import { allDocuments } from '../documents/all-documents';
import { fixOperations } from '../edit/fix/apply-fixes';
import { withoutByteOrderMark } from '../json/byte-order-mark';
import { type Lines, linesOf } from '../json/lines';
import { GUIDE_PAGE } from '../model/addresses';
import type { SiteSources, ValidatorConfig } from '../model/source';
import type { StudioFix, StudioIssue } from '../model/studio-protocol';
import { entryOf } from '../report/guide';
import { wordsFor } from '../report/words-for';
import type { Issue } from '../rules/issue';
import { fixTitle } from './quick-fixes';

/**
 * Issues as the studio shows them: in the words of `npm run validate`, with the fixes that can be made at once.
 *
 * @param sources the documents that they are about
 */
export function studioIssues(
  issues: readonly Issue[],
  sources: SiteSources,
  config: ValidatorConfig,
): StudioIssue[] {
  const files = new Set(issues.map(({ file }) => file));
  const known = new Map<string, { text: string; lines: Lines }>();
  for (const { file, content } of allDocuments(sources)) {
    if (!files.has(file) || !('text' in content)) continue;
    const text = withoutByteOrderMark(content.text);
    known.set(file, { text, lines: linesOf(text) });
  }
  return issues.map((issue) => {
    const document = known.get(issue.file);
    return studioIssue(issue, sources.dir, document ? fixesOf(issue, document, config) : []);
  });
}

function studioIssue(issue: Issue, dir: string, fixes: readonly StudioFix[]): StudioIssue {
  const { code, severity, file, pointer, line, column } = issue;
  return {
    path: dir !== '' && file.startsWith(`${dir}/`) ? file.slice(dir.length + 1) : file,
    pointer,
    severity,
    code,
    place: `${file}:${line}:${column}`,
    ...wordsFor(issue),
    guide: entryOf(code, GUIDE_PAGE),
    fixes,
  };
}

function fixesOf(
  issue: Issue,
  { text, lines }: { text: string; lines: Lines },
  config: ValidatorConfig,
): StudioFix[] {
  return fixOperations(text, lines, [issue], config).flatMap(({ operation, fixes }) => {
    const [first] = fixes;
    return first ? [{ title: fixTitle(first), operations: [operation] }] : [];
  });
}
