/** A place in a text: line and column from 1, the column in UTF-16 units. */
export interface Position {
  line: number;
  column: number;
}

/** The lines of a text, to find the line of an offset. */
export interface Lines {
  positionAt(offset: number): Position;
  /** The inverse: the offset of a line and column. */
  offsetAt(position: Position): number;
  /** The text of a line without its end; empty where there is no such line. */
  textOf(line: number): string;
  readonly count: number;
}

const LINE_END = /\r\n|\n|\r/g;

/** Finds where the lines of a text begin and end. */
export function linesOf(text: string): Lines {
  const starts = [0];
  const ends: number[] = [];
  for (const match of text.matchAll(LINE_END)) {
    ends.push(match.index);
    starts.push(match.index + match[0].length);
  }
  ends.push(text.length);
  return {
    count: starts.length,
    positionAt(offset) {
      const index = lastAtOrBefore(starts, offset);
      return { line: index + 1, column: offset - (starts[index] ?? 0) + 1 };
    },
    offsetAt: ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1,
    textOf: (line) => text.slice(starts[line - 1] ?? text.length, ends[line - 1] ?? text.length),
  };
}

function lastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
