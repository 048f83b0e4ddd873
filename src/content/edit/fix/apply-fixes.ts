import type { Issue } from '../../rules/issue';
import { parentOf } from '../../json/locate';
import type { Lines } from '../../json/lines';
import type { ValidatorConfig } from '../../model/source';
import { type IssueFix, fixFor } from './fix-for';

/** One fix of a document. */
export interface AppliedFix {
  /** The lines, from 1, in the document before; none for the file as a whole. */
  lines: readonly number[];
  kind: 'replaced' | 'schema' | 'order' | 'layout';
  /** The replacements; empty where nothing was replaced. */
  from: string;
  to: string;
}

/** The result of fixing a document. */
export interface FixedText {
  text: string;
  fixes: AppliedFix[];
}

interface Edit extends IssueFix {
  offset: number;
  length: number;
  written: string;
  line: number;
}

/**
 * Replaces each word that has one right answer. Lines stay where they are.
 *
 * @param text a document without its byte order mark, which is JSON
 * @param issues of that document
 */
export function applyFixes(
  text: string,
  lines: Lines,
  issues: readonly Issue[],
  config: ValidatorConfig,
): FixedText {
  const edits = withoutOverlaps(issues, config).flatMap((issue) => editFor(text, lines, issue, config));
  const ordered = edits.toSorted((one, other) => one.offset - other.offset);
  let fixedText = '';
  let done = 0;
  const fixes: AppliedFix[] = [];
  for (const { offset, length, written, line, from, to } of ordered) {
    if (offset < done) continue;
    fixedText += text.slice(done, offset) + written;
    done = offset + length;
    fixes.push({ lines: [line], kind: 'replaced', from, to });
  }
  return { text: fixedText + text.slice(done), fixes };
}

/** Two names of one object that would both become the same: a person has to choose. */
function withoutOverlaps(issues: readonly Issue[], config: ValidatorConfig): Issue[] {
  const wishes = new Map<string, number>();
  const wishOf = (issue: Issue) => `${parentOf(issue.pointer)} ${fixFor(issue, config)?.to}`;
  const isName = ({ code }: Issue) => code === 'unknown-property';
  for (const issue of issues.filter(isName)) wishes.set(wishOf(issue), (wishes.get(wishOf(issue)) ?? 0) + 1);
  return issues.filter((issue) => !isName(issue) || wishes.get(wishOf(issue)) === 1);
}

/** The highlighted place is replaced only where it contains exactly the expected text. */
function editFor(text: string, lines: Lines, issue: Issue, config: ValidatorConfig): Edit[] {
  const answer = fixFor(issue, config);
  if (!answer) return [];
  const { from, to } = answer;
  const { line, length } = issue;
  const offset = lines.offsetAt(issue);
  const marked = text.slice(offset, offset + length);
  const quoted = JSON.stringify(to);
  if (isJsonOf(marked, from)) return [{ from, to, line, offset, length, written: quoted }];
  return marked === from ? [{ from, to, line, offset, length, written: quoted.slice(1, -1) }] : [];
}

function isJsonOf(marked: string, value: string): boolean {
  if (!/^".*"$/.test(marked)) return false;
  return JSON.parse(marked) === value;
}
