import { isInteractive } from '../../blocks/interactive-types';
import type { Block } from '../../generated/documents';
import type { StaticBlocks } from './static-blocks';

/**
 * How many blocks of a page are seen first: one, and after a banner, which is no higher than a heading, one more. In the browser it
 * counts only where the first block is an interactive one: what is static has its HTML.
 */
export function firstViewOf([first, second]: readonly (Block | StaticBlocks)[]): number {
  if (!first || 'static' in first) return 0;
  const isLow = first.type === 'banner' && second && !('static' in second) && !isInteractive(second.type);
  return isLow ? 2 : 1;
}
