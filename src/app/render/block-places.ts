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

/** Where a block is drawn; undefined where it is not on the page. */
export const placeOf = (block: Block): FragmentInstance | undefined => places.get(block);
