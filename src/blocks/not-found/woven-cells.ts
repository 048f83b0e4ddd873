/** One upright run of cells of one tone. Positions and heights count cells from the top left. */
export interface WovenCell {
  x: number;
  y: number;
  /** How many cells the run covers downward. */
  height: number;
  /** `edge` outlines the digit, `core` and `knot` fill it in turn. */
  tone: 'edge' | 'core' | 'knot';
}

/** Digits on a grid of 5 by 7 knots, `#` where pattern is; each knot is woven from 4 by 4 cells. */
const shapes: Record<string, readonly string[]> = {
  '0': ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
  '1': ['..#..', '.##..', '..#..', '..#..', '..#..', '..#..', '.###.'],
  '2': ['.###.', '#...#', '....#', '..##.', '.#...', '#....', '#####'],
  '3': ['####.', '....#', '....#', '.###.', '....#', '....#', '####.'],
  '4': ['#..#.', '#..#.', '#..#.', '#####', '...#.', '...#.', '...#.'],
  '5': ['#####', '#....', '####.', '....#', '....#', '#...#', '.###.'],
  '6': ['.###.', '#....', '#....', '####.', '#...#', '#...#', '.###.'],
  '7': ['#####', '....#', '....#', '...#.', '..#..', '..#..', '..#..'],
  '8': ['.###.', '#...#', '#...#', '.###.', '#...#', '#...#', '.###.'],
  '9': ['.###.', '#...#', '#...#', '.####', '....#', '....#', '.###.'],
};

const knotSize = 4;
const knotsWide = 5;
const knotsHigh = 7;

/** The whole pattern for a text, in cells: one empty knot between digits, one row above and below for slipped threads. */
export function wovenSize(text: string): { columns: number; rows: number } {
  const knots = text.length * (knotsWide + 1) - 1;
  return { columns: Math.max(0, knots) * knotSize, rows: knotsHigh * knotSize + 2 };
}

/**
 * The cells of digits woven as pattern, column by column; every thread is slipped by -1, 0 or +1 cells as in ikat.
 * In: digits; any other character leaves its place empty. Out: runs within `wovenSize(text)`, always the same.
 */
export function wovenCells(text: string): WovenCell[] {
  const { columns, rows } = wovenSize(text);
  const cells: WovenCell[] = [];
  for (let x = 0; x < columns; x++) {
    const shift = shiftOf(x);
    let open: WovenCell | undefined;
    for (let y = 0; y < rows; y++) {
      const tone = toneAt(text, x, y - 1 - shift);
      if (tone && tone === open?.tone) {
        open.height += 1;
        continue;
      }
      open = tone && { x, y, height: 1, tone };
      if (open) cells.push(open);
    }
  }
  return cells;
}

function toneAt(text: string, x: number, y: number): WovenCell['tone'] | undefined {
  const column = Math.floor(x / knotSize);
  const row = Math.floor(y / knotSize);
  const inDigit = column % (knotsWide + 1);
  const shape = shapes[text[Math.floor(column / (knotsWide + 1))] ?? ''];
  if (shape?.[row]?.[inDigit] !== '#') return undefined;
  if (isRim(x % knotSize) || isRim(y % knotSize)) return 'edge';
  return (inDigit + row) % 2 === 0 ? 'knot' : 'core';
}

function isRim(place: number): boolean {
  return place === 0 || place === knotSize - 1;
}

/** Half of the threads stay and a quarter are shifted each way, scattered by multiplying and folding the column's number. */
function shiftOf(column: number): number {
  const once = Math.imul(column + 1, 0x9e3779b1);
  const twice = Math.imul(once ^ (once >>> 15), 0x85ebca6b);
  const draw = (twice ^ (twice >>> 13)) & 3;
  return draw === 0 ? -1 : draw === 1 ? 1 : 0;
}
