import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { CATALOGUE } from '../../../content/model/addresses/addresses';
import type { ResolvedImage } from '../../../content/model/pages/page-data';
import { PROJECT_ROOT } from '../../project';

/** The picture that stands for every picture of the examples: they may name some that a site does not have. */
export const EXAMPLE_PICTURE = path.join(PROJECT_ROOT, 'src/catalogue/example/example.svg');

/** That picture at its address in the catalogue, ready to show. */
export async function examplePicture(): Promise<ResolvedImage> {
  const { width, height } = imageSize(await readFile(EXAMPLE_PICTURE));
  return { url: `${CATALOGUE}/example.svg`, width, height };
}
