import type { FragmentInstance } from 'react';
import type { Block } from '../../generated/documents';

/** In dev: where each block of the page is drawn. */
const places = new Map<Block, FragmentInstance>();

/** @returns forgets the block */
export function registerBlock(block: Block, place: FragmentInstance): () => void {
  places.set(block, place);
  return () => {
    if (places.get(block) === place) places.delete(block);
  };
}

/** The outermost elements of a block; none where it is not on the page. */
export function elementsOf(block: Block): readonly Element[] {
  const found: Element[] = [];
  const place = places.get(block);
  // React names a fragment's elements to observers alone. Defined here, since a build has no browser around it.
  class Collector extends ResizeObserver {
    override observe(element: Element): void {
      found.push(element);
    }
  }
  const collector = new Collector(() => {});
  place?.observeUsing(collector);
  place?.unobserveUsing(collector);
  return found;
}
