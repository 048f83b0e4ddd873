import { bakery, beginning } from './bakery';
import { dev } from './dev';
import { editing } from './editing';
import { hiddenPages } from './hidden-pages';
import type { PictureGroup } from './picture';
import { versions } from './versions';
import { wholePages } from './whole-pages';

/** All pictures of docs/editing, by what they are taken of. */
export const GROUPS: readonly PictureGroup[] = [
  editing,
  wholePages,
  hiddenPages,
  versions,
  beginning,
  bakery,
  dev,
];
