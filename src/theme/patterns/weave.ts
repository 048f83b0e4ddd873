import type { ColorTones } from './tile-colors';
import type { Cell, Motif } from './motifs';
import { threadShift } from './thread-shift';

/** One cell on the page at natural size, in CSS pixels. */
export const cellSize = 5;

/** Bare ground between two threads, in cells: 0.7 of 5 pixels. */
const gap = 0.14;

const widest = 112;

/** Columns of a motif's tile: the whole number of repeats that comes nearest to 112, the lesser when two do. */
export function tileColumns(motif: Motif): number {
  return motif.columns * Math.ceil(widest / motif.columns - 0.5);
}

/**
 * One tile of pattern.
 * In: the motif; the color's tones; a seed that decides which threads are shifted. Out: the text of an SVG file in
 * which one unit is a cell, one repeat high and about 112 cells wide, that joins itself on all four sides.
 * As `tile.svg#deep` its ground is the darker one that a frayed edge needs.
 */
export function weaveTile(motif: Motif, colours: ColorTones, seed: string): string {
  const columns = tileColumns(motif);
  const { rows } = motif;
  const size = `width="${columns * cellSize}" height="${rows * cellSize}"`;
  const threads = (['b', 'a', 'knot'] as const)
    .map((kind) => ({ fill: colours[kind], path: threadPath(motif, seed, kind) }))
    .filter(({ path }) => path !== '')
    .map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${columns} ${rows}">`,
    `<style>:target{fill:${colours.deep}}</style>`,
    `<rect id="deep" width="${columns}" height="${rows}" fill="${colours.color}"/>`,
    ...threads,
    '</svg>\n',
  ].join('');
}

/** Every run of one kind of cell, as one rectangle each: `m` to its head, then right, down and back; filling closes it. */
export function threadPath(motif: Motif, seed: string, kind: Cell): string {
  let path = '';
  let x = 0;
  let y = 0;
  for (let column = 0; column < tileColumns(motif); column++) {
    for (const { from, to } of runs(thread(motif, seed, column), kind)) {
      path += `m${column - x}${from < y ? '' : ' '}${from - y}h${short(1 - gap)}v${to - from}h-${short(1 - gap)}`;
      x = column;
      y = to;
    }
  }
  return path;
}

/** The cells of one column from the top, slipped round within the tile so that top and bottom still meet. */
function thread(motif: Motif, seed: string, column: number): Cell[] {
  const shift = threadShift(seed, column, motif.shiftStrength) + motif.rows;
  return Array.from({ length: motif.rows }, (_, row) =>
    motif.cell(column % motif.columns, (row + shift) % motif.rows),
  );
}

/** The stretches of a thread that show one kind of cell: first row, and the row after the last. */
function runs(cells: Cell[], kind: Cell): { from: number; to: number }[] {
  const starts = cells.flatMap((cell, row) => (cell === kind && cells[row - 1] !== kind ? [row] : []));
  return starts.map((from) => {
    const length = cells.slice(from).findIndex((cell) => cell !== kind);
    return { from, to: length < 0 ? cells.length : from + length };
  });
}

/** A fraction without its leading zero, as path data allows. */
function short(value: number): string {
  return String(value).replace(/^0/, '');
}
