import type { ReactNode } from 'react';
import type { Block, LeafBlock } from '../generated/documents';

/** The name of a kind of block, as documents write it in `type`. */
export type BlockType = Block['type'];

/** The props of a block's component. */
export interface BlockProps<T extends BlockType> {
  block: Extract<Block, { type: T }>;
  /** Renders the blocks inside a container block; leaf blocks do not use it. */
  renderBlocks: (blocks: readonly LeafBlock[]) => ReactNode;
}
