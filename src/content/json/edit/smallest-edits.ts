import type { Edit } from 'jsonc-parser';

/** Above so many pairs of lines, one edit from the first to the last difference has to do. */
const MAX_PAIRS = 4_000_000;

/** Edits that make one text of another, and leave alone each line and character that both have. */
export function smallestEdits(before: string, after: string): Edit[] {
  const [old, now] = [linesIn(before), linesIn(after)];
  const edits: Edit[] = [];
  let [offset, start] = [0, 0];
  const note = (from: number, to: number) => {
    const edit = trimmed(before.slice(offset, from), after.slice(start, to));
    if (edit.length > 0 || edit.content !== '') edits.push({ ...edit, offset: offset + edit.offset });
  };
  for (const [one, other] of commonLines(old, now)) {
    note(one.offset, other.offset);
    offset = one.offset + one.line.length;
    start = other.offset + other.line.length;
  }
  note(before.length, after.length);
  return edits;
}

interface Line {
  line: string;
  offset: number;
}

/** Lines with their ends. */
function linesIn(text: string): Line[] {
  return Array.from(text.matchAll(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g), ({ 0: line, index }) => ({
    line,
    offset: index,
  }));
}

/** The lines that both have, in pairs: those at the start and at the end, and between them the longest sequence. */
function commonLines(before: readonly Line[], after: readonly Line[]): [Line, Line][] {
  const most = Math.min(before.length, after.length);
  const isSame = (one: Line | undefined, other: Line | undefined) => one?.line === other?.line;
  let head = 0;
  while (head < most && isSame(before[head], after[head])) head++;
  let tail = 0;
  while (tail < most - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const between = longestSequence(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  );
  return [
    ...pairsOf(before.slice(0, head), after),
    ...between,
    ...pairsOf(before.slice(before.length - tail), after.slice(after.length - tail)),
  ];
}

function pairsOf(before: readonly Line[], after: readonly Line[]): [Line, Line][] {
  return before.flatMap((line, index): [Line, Line][] => {
    const other = after[index];
    return other ? [[line, other]] : [];
  });
}

/** The longest sequence of lines that are in both, by the usual table of the lengths for each two ends. */
function longestSequence(before: readonly Line[], after: readonly Line[]): [Line, Line][] {
  if (before.length * after.length > MAX_PAIRS) return [];
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        before[row]?.line === after[column]?.line
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
  const pairs: [Line, Line][] = [];
  let [row, column] = [0, 0];
  for (let one = before[0], other = after[0]; one && other; one = before[row], other = after[column]) {
    if (one.line === other.line) {
      pairs.push([one, other]);
      row++;
      column++;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}

/** One edit, without the characters that both texts begin and end with. */
function trimmed(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return {
    offset: start,
    length: before.length - start - end,
    content: after.slice(start, after.length - end),
  };
}
