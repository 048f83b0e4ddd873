import { median } from '../median';
import type { Cost } from './watch-process';

/** The measurements of one row. */
export interface Row {
  name: string;
  documents: number;
  costs: readonly Cost[];
}

/** The row with which the others are compared. */
const UNIT = 'raw renderToString, 2 workers';

const HEAD = ['documents', 'measured', 'seconds', 'ratio', 'beside Hugo', 'CPU seconds', 'memory, MB'];

/**
 * The medians as a table in Markdown, with the ratio of each time to that of the raw loop in two workers, and of each build's to that
 * of Hugo for the same where it is installed.
 */
export function tableOf(rows: readonly Row[]): string {
  const unit = rows.find(({ name }) => name === UNIT);
  const whole = unit && medianOf(unit, 'seconds');
  const lines = rows.map((row) => {
    const seconds = medianOf(row, 'seconds');
    return [
      String(row.documents),
      row.name,
      seconds.toFixed(2),
      whole === undefined ? '' : (seconds / whole).toFixed(2),
      besideHugo(row, rows),
      medianOf(row, 'cpu').toFixed(2),
      medianOf(row, 'memory').toFixed(0),
    ];
  });
  return [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function besideHugo({ name, costs }: Row, rows: readonly Row[]): string {
  if (!/^build|^Eleventy/.test(name)) return '';
  const same = name.endsWith('one document changed') ? 'Hugo, one document changed' : 'Hugo, cold';
  const hugo = rows.find((row) => row.name === same);
  return hugo ? (medianOf({ costs }, 'seconds') / medianOf(hugo, 'seconds')).toFixed(2) : '';
}

const medianOf = ({ costs }: Pick<Row, 'costs'>, part: 'seconds' | 'cpu' | 'memory'): number =>
  median(costs.map((cost) => cost[part]));
