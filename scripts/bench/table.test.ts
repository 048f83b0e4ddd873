import { expect, it } from 'vitest';
import { tableOf } from './table';

const cost = (seconds: number) => ({ seconds, cpu: 2 * seconds, memory: 100, output: '' });

it('compares the medians with the raw loop in two workers, and builds with those of Hugo', () => {
  const rows = [
    { name: 'build, cold', documents: 100, costs: [cost(9), cost(3), cost(4)] },
    { name: 'raw renderToString, 2 workers', documents: 100, costs: [cost(1), cost(3)] },
    { name: 'Hugo, cold', documents: 100, costs: [cost(5)] },
  ];
  expect(tableOf(rows).split('\n').slice(2)).toEqual([
    '| 100 | build, cold | 4.00 | 2.00 | 0.80 | 8.00 | 100 |',
    '| 100 | raw renderToString, 2 workers | 2.00 | 1.00 |  | 4.00 | 100 |',
    '| 100 | Hugo, cold | 5.00 | 2.50 |  | 10.00 | 100 |',
    '',
  ]);
});
