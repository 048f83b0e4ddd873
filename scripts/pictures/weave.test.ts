import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { formatHex, interpolate } from 'culori';
import { expect, test } from 'vitest';
import { tileColors } from '../../src/theme/patterns/tile-colors';
import { motifs } from '../../src/theme/patterns/motifs';
import { tileColumns, weaveTile } from '../../src/theme/patterns/weave';
import { patternFiles } from './write-patterns';

const committed = fileURLToPath(new URL('../../src/theme/patterns/woven/', import.meta.url));
const files = patternFiles();
const tiles = files.filter(({ name }) => name.endsWith('.svg') && name !== 'fray.svg');

test('the same input gives the same files', () => {
  expect(patternFiles()).toEqual(files);
});

test('another seed shifts other threads', () => {
  expect(weaveTile(motifs.phula, tileColors.green, 'one')).not.toBe(
    weaveTile(motifs.phula, tileColors.green, 'two'),
  );
});

test.each(tiles)('$name has at most 8 KB', ({ text }) => {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8192);
});

test.each(files)('src/theme/patterns/woven/$name is up to date', async ({ name, text }) => {
  const found = await readFile(`${committed}${name}`, 'utf8').catch(() => 'no such file');
  expect(
    found === text,
    `src/theme/patterns/woven/${name} is not what the generator makes: run npm run pictures`,
  ).toBe(true);
});

test('src/theme/patterns/woven holds no tile that the generator no longer makes', async () => {
  const svgs = (await readdir(committed)).filter((name) => name.endsWith('.svg'));
  const made = files.map(({ name }) => name).filter((name) => name.endsWith('.svg'));
  expect(svgs.sort(), 'delete the others, or run npm run pictures').toEqual(made.sort());
});

test.each(Object.entries(motifs))(
  '%s joins itself on all sides: every thread is its motif, slipped round',
  (_, motif) => {
    const columns = tileColumns(motif);
    expect(columns % motif.columns).toBe(0);
    const woven = cellsOf(weaveTile(motif, tileColors.green, 'seam'));
    for (let column = 0; column < columns; column++) {
      const straight = Array.from({ length: motif.rows }, (_, row) =>
        motif.cell(column % motif.columns, row),
      );
      const slipped = [-1, 0, 1].map((by) => straight.map((_, row) => straight.at((row + by) % motif.rows)));
      const thread = straight.map((_, row) => woven.get(`${column} ${row}`) ?? 'ground');
      expect(slipped, `thread ${column}`).toContainEqual(thread);
    }
    const outside = [...woven.keys()].map((key) => key.split(' ').map(Number));
    expect(outside.filter(([x = 0, y = 0]) => x < 0 || x >= columns || y < 0 || y >= motif.rows)).toEqual([]);
  },
);

test.each(Object.entries(tileColors))(
  '%s: the ground under a fray is 55% thread b in the color',
  (_, colours) => {
    expect(colours.deep).toBe(formatHex(interpolate([colours.color, colours.b], 'rgb')(0.55)));
  },
);

test('the knot on marigold is a red brown, given as lightness, chroma and hue', () => {
  expect(tileColors.marigold.knot).toBe(formatHex('oklch(0.520 0.150 40)'));
});

/** Reads a tile's paths back into cells, `column row` to kind. */
function cellsOf(svg: string): Map<string, string> {
  const kinds = new Map(Object.entries(tileColors.green).map(([kind, colour]) => [colour as string, kind]));
  const cells = new Map<string, string>();
  for (const [, fill = '', path = ''] of svg.matchAll(/<path fill="(.*?)" d="(.*?)"/g)) {
    let x = 0;
    let y = 0;
    for (const [, right, down, height] of path.matchAll(/m(\d+) ?(-?\d+)h\.86v(\d+)h-\.86/g)) {
      x += Number(right);
      y += Number(down);
      const end = y + Number(height);
      for (; y < end; y++) cells.set(`${x} ${y}`, kinds.get(fill) ?? fill);
    }
  }
  return cells;
}
