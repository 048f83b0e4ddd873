import { isInteractive } from '../../blocks/interactive-types';
import type { Block } from '../../generated/documents';
import { LOW_BLOCKS } from '../../generated/schema-values';

/**
 * How many blocks of a page are seen first: one, and after one that is no higher than a heading, one more. That is a static one,
 * for the browser takes an interactive block for seen first only where it is the first of all (render/PageContent.tsx).
 */
export function firstViewOf([first, second]: readonly Block[]): number {
  const isLow = first !== undefined && LOW_BLOCKS.includes(first.type);
  return isLow && second && !isInteractive(second.type) ? 2 : 1;
}
