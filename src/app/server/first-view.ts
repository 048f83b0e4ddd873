import { isInteractive } from '../../blocks/interactive-types';
import type { Block } from '../../generated/documents';

/**
 * How many blocks of a page are seen first: one, and after a banner, which is no higher than a heading, one more. That is a static
 * one, for the browser takes an interactive block for seen first only where it is the first of all (render/PageContent.tsx).
 */
export function firstViewOf([first, second]: readonly Block[]): number {
  return first?.type === 'banner' && second && !isInteractive(second.type) ? 2 : 1;
}
