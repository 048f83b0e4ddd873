import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { PROJECT_ROOT } from '../../project';
import { TOKENS } from './card-colors';
import { versionOf } from '../../system/version-of';
import { type CardFonts, fontVersions } from './text/font-files';

const CODE = [
  'src/node/assets/social/**/*.ts',
  'src/content/fonts/*.ts',
  'src/theme/patterns/*.ts',
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
  code ??= codeDigests();
  for (const digest of await code) hash.update(digest);
  return hash.digest('hex');
}

/** The same for all languages of a site. */
let code: Promise<readonly Buffer[]> | undefined;

async function codeDigests(): Promise<readonly Buffer[]> {
  const files = await glob(CODE, { cwd: PROJECT_ROOT, absolute: true, ignore: '**/*.test.ts' });
  const contents = await Promise.all([...files.sort(), TOKENS].map((file) => readFile(file)));
  return contents.map((content) => createHash('sha256').update(content).digest());
}
