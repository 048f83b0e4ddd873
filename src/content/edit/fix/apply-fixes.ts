import type { Issue } from '../../rules/lists/issue';
import { applyEdits } from '../../json/edit/apply-edits';
import { rawOf } from '../../json/edit/layout';
import type { Lines } from '../../json/lines';
import { locate, parentOf, pointerTo, type Span } from '../../json/locate';
import { valueAt } from '../../json/value-at';
import type { ValidatorConfig } from '../../model/source';
import { applyTogether } from '../operations/apply-together';
import { type OpenText, openText } from '../operations/open-text';
import type { Operation } from '../../model/operation';
import { type IssueFix, fixFor } from './fix-for';

/** One fix of a document. */
export interface AppliedFix {
  /** The lines, from 1, in the document before; none for the file as a whole. */
  lines: readonly number[];
  kind: 'replaced' | 'schema' | 'order' | 'layout' | 'byte-order-mark';
  /** The replacements; empty where nothing was replaced. */
  from: string;
  to: string;
}

/** The result of fixing a document. */
export interface FixedText {
  text: string;
  fixes: AppliedFix[];
}

/** A fix and the stretch of the document that it replaces. */
interface PlacedFix extends IssueFix {
  offset: number;
  length: number;
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
  const done = fixOperations(text, lines, issues, config);
  if (done.length === 0) return { text, fixes: [] };
  const operations = done.map(({ operation }) => operation);
  const fixes = done.flatMap((one) => one.fixes).sort((one, other) => one.offset - other.offset);
  return {
    text: applyTogether(text, operations).text,
    fixes: fixes.map(({ line, from, to }) => ({ lines: [line], kind: 'replaced', from, to })),
  };
}

/** An operation and the fixes that it makes. */
interface FixOperation {
  operation: Operation;
  fixes: readonly PlacedFix[];
}

/** The same as operations, which all refer to the document as it is. */
export function fixOperations(
  text: string,
  lines: Lines,
  issues: readonly Issue[],
  config: ValidatorConfig,
): FixOperation[] {
  const pointers = new Map<string, PlacedFix[]>();
  for (const issue of withoutOverlaps(issues, config)) {
    const fix = placed(text, lines, issue, config);
    if (fix) pointers.set(issue.pointer, [...(pointers.get(issue.pointer) ?? []), fix]);
  }
  if (pointers.size === 0) return [];
  const open = openText(text);
  return [...pointers].flatMap(([pointer, found]) => operationFor(open, pointer, found) ?? []);
}

/** The operation that makes all fixes of one value, or of its name. */
function operationFor(
  open: OpenText,
  pointer: string,
  found: readonly PlacedFix[],
): FixOperation | undefined {
  const { key, value } = locate(open.tree, pointer) ?? {};
  const [first] = found;
  const node = [key, value].find((one) => one && first && isInside(first, one));
  if (!first || node?.type !== 'string') return undefined;
  const inside = found.filter(
    (fix, index) => isInside(fix, node) && !found.slice(0, index).some((one) => isInside(fix, one)),
  );
  const edits = inside.map(({ offset, length, to }) => ({
    offset: offset - node.offset,
    length,
    content: JSON.stringify(to).slice(1, -1),
  }));
  const fixed: unknown = JSON.parse(applyEdits(rawOf(open.text, node), edits));
  const expected = valueAt(open.value, pointer);
  const to = pointerTo(parentOf(pointer), String(fixed));
  const operation: Operation =
    node === key ? { kind: 'move', pointer, to, expected } : { kind: 'set', pointer, value: fixed, expected };
  return { operation, fixes: inside };
}

const isInside = (inner: Span, outer: Span) =>
  inner.offset >= outer.offset && inner.offset + inner.length <= outer.offset + outer.length;

/** Two names of one object that would both become the same: a person has to choose. */
function withoutOverlaps(issues: readonly Issue[], config: ValidatorConfig): Issue[] {
  const names = new Map<string, number>();
  const newNameOf = (issue: Issue) => `${parentOf(issue.pointer)} ${fixFor(issue, config)?.to}`;
  const isName = ({ code }: Issue) => code === 'unknown-property';
  for (const issue of issues.filter(isName))
    names.set(newNameOf(issue), (names.get(newNameOf(issue)) ?? 0) + 1);
  return issues.filter((issue) => !isName(issue) || names.get(newNameOf(issue)) === 1);
}

/** The highlighted place is replaced only where it contains exactly the expected text. */
function placed(text: string, lines: Lines, issue: Issue, config: ValidatorConfig): PlacedFix | undefined {
  const answer = fixFor(issue, config);
  if (!answer) return undefined;
  const { line, length } = issue;
  const offset = lines.offsetAt(issue);
  const marked = text.slice(offset, offset + length);
  if (isJsonOf(marked, answer.from)) return { ...answer, line, offset: offset + 1, length: length - 2 };
  return marked === answer.from ? { ...answer, line, offset, length } : undefined;
}

function isJsonOf(marked: string, value: string): boolean {
  if (!/^".*"$/.test(marked)) return false;
  return JSON.parse(marked) === value;
}
