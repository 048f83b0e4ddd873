/** What one cell of pattern shows; `ground` is the bare color. */
export type Cell = 'ground' | 'a' | 'b' | 'knot';

/** A pattern of cells that repeats for ever in both directions. */
export interface Motif {
  /** Columns after which the pattern repeats. */
  readonly columns: number;
  /** Rows after which the pattern repeats. */
  readonly rows: number;
  /** How far a thread may be shifted: 0 never, 0.5 and less never, 1.4 two threads of three, one cell each. */
  readonly shiftStrength: number;
  /** The cell at a column and row counted from 0 within one repeat. */
  readonly cell: (column: number, row: number) => Cell;
}

/**
 * The six motifs and their measures. But for the woven-in checks of kente and pasa,
 * no knot stands in the first eight columns, which a frayed edge eats.
 */
export const motifs = {
  phula: { columns: 28, rows: 28, shiftStrength: 1.4, cell: phula },
  kente: { columns: 28, rows: 28, shiftStrength: 0, cell: kente },
  pasa: { columns: 32, rows: 32, shiftStrength: 0.55, cell: pasa },
  chevron: { columns: 24, rows: 20, shiftStrength: 1, cell: chevron },
  lattice: { columns: 20, rows: 20, shiftStrength: 0.8, cell: lattice },
  steps: { columns: 20, rows: 20, shiftStrength: 0.8, cell: steps },
} as const satisfies Record<string, Motif>;

/** Diamond rosettes with a bud in every gap. */
function phula(column: number, row: number): Cell {
  const rosette = reach(column, row, 24, 14);
  if (rosette <= 2) return 'knot';
  if (rosette >= 5 && rosette <= 7) return 'a';
  const bud = reach(column, row, 10, 0);
  if (bud <= 2) return 'knot';
  if (bud <= 5) return 'a';
  return rosette >= 10 && rosette <= 12 ? 'b' : 'ground';
}

/** Steps along the grid from a cell to the nearest repeat of a corner point, in a 28 by 28 repeat. */
function reach(column: number, row: number, toColumn: number, toRow: number): number {
  return fold(column + 0.5 - toColumn, 28) + fold(row + 0.5 - toRow, 28);
}

/** Distance of a value from the nearest multiple of a period. */
function fold(value: number, period: number): number {
  const rest = ((value % period) + period) % period;
  return Math.min(rest, period - rest);
}

/** Strips of 14: a block woven across (rails, two dark squares, a knot) beside a block woven along. */
function kente(column: number, row: number): Cell {
  const x = (column % 14) - 1;
  const y = (row % 14) - 1;
  if (x < 0 || y < 0) return 'ground';
  const along = column >= 14 !== row >= 14;
  if (along) return (x + 1) % 4 < 2 ? 'a' : 'ground';
  if (y < 2 || y > 10) return 'a';
  if (x >= 5 && x <= 7 && y >= 5 && y <= 7) return 'knot';
  return y >= 4 && y <= 8 && (x < 4 || x > 8) ? 'b' : 'ground';
}

/** Checks of 8, as on a dice board: framed squares with an eye beside plain ones; every second eye is a knot. */
function pasa(column: number, row: number): Cell {
  const x = (column % 8) - 1;
  const y = (row % 8) - 1;
  if (x < 0 || x > 5 || y < 0 || y > 5) return 'ground';
  const diagonal = Math.floor(column / 8) + 4 - Math.floor(row / 8);
  if (diagonal % 2 === 1) return 'b';
  if (x === 0 || x === 5 || y === 0 || y === 5) return 'a';
  const eye = (x === 2 || x === 3) && (y === 2 || y === 3);
  if (!eye) return 'ground';
  return diagonal % 4 === 0 ? 'knot' : 'a';
}

/** A zigzag with its shadow below, and a knotted V hung in every valley. */
function chevron(column: number, row: number): Cell {
  const fromPeak = Math.floor(fold(column + 0.5, 24));
  const below = (row + 20 - fromPeak) % 20;
  if (below < 3) return 'a';
  if (below === 6 || below === 7) return 'b';
  return fromPeak > 8 && (below === 10 || below === 11) ? 'knot' : 'ground';
}

/** Crossing diagonals of two-cell links, a knot at each crossing, five dark dots in each opening. */
function lattice(column: number, row: number): Cell {
  const x = (Math.floor(column / 2) + 1) % 10;
  const y = Math.floor(row / 2);
  if (x === y || x + y === 10) return x === 0 || x === 5 ? 'knot' : 'a';
  return dotted(x - 5, y) || dotted(x, y - 5) ? 'b' : 'ground';
}

/** Whether a link of the lattice is the centre or a corner of the five dots about the nearest tenth link. */
function dotted(x: number, y: number): boolean {
  return fold(x, 10) === fold(y, 10) && fold(x, 10) < 2;
}

/** Temple-border teeth in stairs of two cells, a thread along their edge, a knot under each tip, then a plain line. */
function steps(column: number, row: number): Cell {
  const stair = Math.floor(fold(column + 0.5 - 10, 20) / 2);
  const depth = 6 - 2 * stair;
  if (row < depth) return 'b';
  if (row < depth + 4 || row === 14 || row === 15) return 'a';
  return (column === 9 || column === 10) && (row === 11 || row === 12) ? 'knot' : 'ground';
}
