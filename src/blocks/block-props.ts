import type { ReactNode } from 'react';
import type { Block, LeafBlock } from '../generated/documents';

/** The name of a kind of block, as documents write it in `type`. */
export type BlockType = Block['type'];

/** What a block's component is given. */
export interface BlockProps<T extends BlockType> {
  block: Extract<Block, { type: T }>;
  /** Renders the blocks inside a container block; a leaf block has no use for it. */
  renderBlocks: (blocks: readonly LeafBlock[]) => ReactNode;
}
