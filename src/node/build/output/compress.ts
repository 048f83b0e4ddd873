import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { glob } from 'tinyglobby';
import { mapLimited } from '../../system/async/map-limited';

/** What is text; pictures and fonts are compressed already. */
const TEXTS = '**/*.{css,html,ico,js,json,svg,txt,webmanifest,xml}';

/** In bytes: what fits into one packet does not arrive sooner for being shorter. */
const LEAST = 1000;

/** How long Brotli searches, 11 at most. */
const LONGEST = 11;
const SHORTER = 10;

/**
 * Assets are few, whatever the site, and worth the longest search. For pages it takes 83 milliseconds each, where the shorter one takes 33 and
 * leaves 2 % more; so it is for sites of no more pages than this.
 */
const FEW_PAGES = 300;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Puts `.br` and `.gz` beside each text file of a folder, for servers that send them as they are. Both are made in the
 * threads that Node has for it.
 *
 * @param pages how many pages the whole site has, of which the folder may have a part
 */
export async function compressOutput(dir: string, pages: number): Promise<void> {
  const files = await glob(TEXTS, { cwd: dir });
  await mapLimited(files, (name) => compressFile(dir, name, pages));
}

/** Does the same for one text of it, by its name in the folder. */
export async function compressFile(dir: string, name: string, pages: number): Promise<void> {
  const file = path.join(dir, name);
  const content = await readFile(file);
  if (content.length < LEAST) return;
  const quality = pages <= FEW_PAGES || name.startsWith('assets/') ? LONGEST : SHORTER;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}
