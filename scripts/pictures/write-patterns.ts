import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { weaveFray } from '../../src/theme/patterns/fray';
import { patternCss, patternTiles } from '../../src/theme/patterns/tiles';

/** All generated files of the woven patterns, by name. */
export function patternFiles(): { name: string; text: string }[] {
  return [
    ...patternTiles().map(({ name, svg }) => ({ name, text: svg })),
    { name: 'fray.svg', text: weaveFray() },
    { name: 'patterns.css', text: patternCss() },
  ];
}

/** Writes tiles, mask and stylesheet into a folder, which is made if missing. Out: the paths written. */
export async function writePatterns(outDir: string): Promise<string[]> {
  await mkdir(outDir, { recursive: true });
  return Promise.all(
    patternFiles().map(async ({ name, text }) => {
      const path = join(outDir, name);
      await writeFile(path, text);
      return path;
    }),
  );
}
