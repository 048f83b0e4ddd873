import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { weaveFray } from '../../src/theme/patterns/fray';
import { clothCss, clothTiles } from '../../src/theme/patterns/tiles';

/** All generated files of the cloth, by name. */
export function clothFiles(): { name: string; text: string }[] {
  return [
    ...clothTiles().map(({ name, svg }) => ({ name, text: svg })),
    { name: 'fray.svg', text: weaveFray() },
    { name: 'cloth.css', text: clothCss() },
  ];
}

/** Writes tiles, mask and stylesheet into a folder, which is made if missing. Out: the paths written. */
export async function writeCloth(outDir: string): Promise<string[]> {
  await mkdir(outDir, { recursive: true });
  return Promise.all(
    clothFiles().map(async ({ name, text }) => {
      const path = join(outDir, name);
      await writeFile(path, text);
      return path;
    }),
  );
}
