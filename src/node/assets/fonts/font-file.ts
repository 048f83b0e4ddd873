import { createRequire } from 'node:module';
import type { FontPart } from '../../../content/fonts/families';

const { resolve } = createRequire(import.meta.url);

/** The file of a font, with all its weights. */
export function fontFile(part: FontPart): string {
  const [name, subset] = part.split('/');
  return resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`);
}
