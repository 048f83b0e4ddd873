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
  const collector = new Collector(() => {});
  const place = places.get(block);
  place?.observeUsing(collector);
  place?.unobserveUsing(collector);
  return collector.found;
}

/** React names a fragment's elements to observers alone. */
class Collector extends ResizeObserver {
  readonly found: Element[] = [];

  override observe(element: Element): void {
    this.found.push(element);
  }
}
