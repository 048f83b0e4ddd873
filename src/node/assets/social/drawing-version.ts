import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { PROJECT_ROOT } from '../../project';
import { versionOf } from '../../system/version-of';
import { type CardFonts, fontVersions } from './text/font-files';

/** Code, and the style sheets that colors are read from. */
const SOURCES = [
  'src/node/assets/social/**/*.ts',
  'src/content/fonts/*.ts',
  'src/theme/patterns/*.ts',
  'src/theme/{tokens,panel-colors}.css',
  'src/node/assets/site-files/logo.ts',
];

/**
 * A digest of everything that decides how social pictures look, except their content: the code that draws them,
 * the versions of the fonts and of the libraries, which take long to load, and the colors. Nobody has to remember to raise a number.
 */
export async function drawingVersion(fonts: CardFonts): Promise<string> {
  const hash = createHash('sha256').update(
    [versionOf('sharp'), versionOf('harfbuzzjs'), versionOf('bidi-js'), ...fontVersions(fonts)].join('\n'),
  );
  sources ??= sourceDigests();
  for (const digest of await sources) hash.update(digest);
  return hash.digest('hex');
}

/** The same for all languages of a site. */
let sources: Promise<readonly Buffer[]> | undefined;

async function sourceDigests(): Promise<readonly Buffer[]> {
  const files = await glob(SOURCES, { cwd: PROJECT_ROOT, absolute: true, ignore: '**/*.test.ts' });
  const contents = await Promise.all(files.sort().map((file) => readFile(file)));
  return contents.map((content) => createHash('sha256').update(content).digest());
}
