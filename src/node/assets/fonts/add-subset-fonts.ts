import { createCache } from '../../cache/cache';
import { sha256 } from '../../system/sha256';
import { versionOf } from '../../system/version-of';
import type { SubsetFont } from './subset-font-faces';

/** Changes when the same fonts and letters would give other subsets. */
const VERSION = 3;

/** A part of a site's bundle that names fonts. */
export interface FontBundle {
  /** The built index.html, with its placeholders. */
  indexHtml: string;
  /** All rules of the site. */
  css: string;
  /** The files for the browser by their addresses, without the first slash. */
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Lets visitors fetch small fonts first: beside each font of the style sheet it puts the same with only the letters that the
 * site uses, in the weights that its `@font-face` rule names. Other letters still come from the whole font. What
 * pages ask for at once is the small one.
 *
 * @param letters every letter of the site (letters.ts)
 */
export async function addSubsetFonts<T extends FontBundle>(
  bundle: T,
  letters: string,
  cacheDir: string,
): Promise<T> {
  const fonts = [...bundle.files].filter(([name]) => name.endsWith('.woff2'));
  const digests = fonts.map(([name, content]) => [name, sha256(content)]);
  const key = JSON.stringify(['fonts', VERSION, versionOf('subset-font'), letters, bundle.css, digests]);
  const made = await createCache(cacheDir).cached(key, async () => {
    // The library takes a tenth of a second to load.
    const { subsetFontFaces } = await import('./subset-font-faces');
    return Buffer.from(JSON.stringify(await subsetFontFaces(bundle.css, new Map(fonts), letters)));
  });
  const { css, subsets }: { css: string; subsets: readonly SubsetFont[] } = JSON.parse(made.toString());
  const small = subsets.map(({ name, content }) => [name, Buffer.from(content, 'base64')] as const);
  return {
    ...bundle,
    css,
    indexHtml: subsets.reduce(
      (html, { name, whole }) => html.replace(`href="/${whole}"`, `href="/${name}"`),
      bundle.indexHtml,
    ),
    files: new Map([...bundle.files, ...small]),
  };
}
