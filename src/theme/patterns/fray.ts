import { randomAt } from './thread-shift';

/** Columns and rows of the mask, in cells; 56 rows at the natural 5 pixels are 280 pixels. */
export const fraySize = { columns: 112, rows: 56 } as const;

const stepRows = 2;

/** The deepest bite, in hundredths of the width. */
const deepest = 5;

/**
 * The mask of a pattern whose left edge is frayed. Out: the text of an SVG file that is opaque where pattern stays;
 * its left edge moves in or out every two rows, by 0 to 5% of the width, and repeats downward without a seam.
 * It stretches, so that a rule may fix the height of the steps and leave their depth to the panel's width.
 */
export function weaveFray(): string {
  const { columns, rows } = fraySize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * 5}" height="${rows * 5}"`,
    ` viewBox="0 0 ${columns} ${rows}" preserveAspectRatio="none">`,
    `<path fill="#fff" d="${frayPath()}"/></svg>\n`,
  ].join('');
}

/** The outline of what stays of a frayed pattern, one unit a cell. */
export function frayPath(): string {
  const { columns, rows } = fraySize;
  const steps = rows / stepRows;
  let edge = '';
  for (let step = 0; step < steps; step++) {
    edge += `H${bite(step)}v${stepRows}`;
  }
  return `M${columns} 0${edge}H${columns}z`;
}

/** How far one step bites in, in whole cells within the limit: a slow swing, with some seeded loose threads on it. */
function bite(step: number): number {
  const limit = Math.floor((fraySize.columns * deepest) / 100);
  const swing = limit / 2 + 1.6 * Math.sin((step / 28) * 4 * Math.PI);
  return Math.max(0, Math.min(limit, Math.round(swing + 4.5 * (randomAt('fray', step) - 0.5))));
}
