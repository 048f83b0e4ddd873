import type { Pattern, Color } from '../../../generated/documents';
import { tileColors } from '../../../theme/patterns/tile-colors';
import { frayPath, fraySize } from '../../../theme/patterns/fray';
import { motifs } from '../../../theme/patterns/motifs';
import { randomAt } from '../../../theme/patterns/thread-shift';
import { threadPath } from '../../../theme/patterns/weave';

export interface PatternPanel {
  color: Color;
  pattern: Pattern;
  /** The offset in the pattern, so that neighbours differ. */
  seed: string;
  /** Pixels from the left; the panel runs off the right side. */
  x: number;
  height: number;
  /** Pixels of a cell. */
  cell: number;
}

/** Columns of the frayed edge: no knot is in them. */
const FRAYED_COLUMNS = 6;

/** A woven panel with a frayed left edge, as SVG elements. */
export function patternPanel({ color, pattern, seed, x, height, cell }: PatternPanel): string {
  const motif = motifs[pattern];
  const colours = tileColors[color];
  const path = (kind: 'a' | 'b' | 'knot') =>
    `fill="${colours[kind]}" d="${threadPath(motif, `${color}-${pattern}.svg`, kind)}"`;
  const rows = Math.ceil(height / cell);
  const start = -Math.floor(randomAt(seed, 0) * motif.rows);
  const repeats = (id: string) => stack(id, { start, step: motif.rows, rows });
  return [
    `<defs><g id="threads"><path ${path('b')}/><path ${path('a')}/></g><path id="knots" ${path('knot')}/>`,
    `<path id="frayed" d="${frayPath()}"/>`,
    `<clipPath id="fray">${stack('frayed', { start: 0, step: fraySize.rows, rows })}</clipPath>`,
    `<clipPath id="knotted"><path d="M${FRAYED_COLUMNS} 0H${fraySize.columns}V${rows}H${FRAYED_COLUMNS}z"/></clipPath></defs>`,
    `<g transform="translate(${x} 0) scale(${cell})" clip-path="url(#fray)" shape-rendering="crispEdges">`,
    `<rect width="${fraySize.columns}" height="${rows}" fill="${colours.deep}"/>`,
    `${repeats('threads')}<g clip-path="url(#knotted)">${repeats('knots')}</g></g>`,
  ].join('');
}

/** Repeats the tile downwards until the rows are filled. */
function stack(id: string, { start, step, rows }: { start: number; step: number; rows: number }): string {
  let uses = '';
  for (let y = start; y < rows; y += step) uses += `<use href="#${id}" y="${y}"/>`;
  return uses;
}
