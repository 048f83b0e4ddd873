import type { ComponentType } from 'react';
import type { BlockProps, BlockType } from '../blocks/block-props';
import { registry } from '../blocks/registry';
import type { PageData } from '../content/page-data';
import type { Block, LeafBlock } from '../generated/documents';
import { BlockBoundary } from './BlockBoundary';
import type { Place } from './BlockCard';
import { BlockMarker } from './BlockMarker';
import { UnknownBlock } from './UnknownBlock';

interface BlocksProps {
  blocks: readonly Block[];
  source?: PageData['source'];
  /** In dev: whether each block gets a button that leads to its place in the document. */
  marked?: boolean;
}

/** Blocks in their order, each inside a boundary of its own: one that throws loses only itself. */
export function Blocks({ blocks, source, marked = false }: BlocksProps) {
  return blocks.map((block, index) => {
    const place = source && { file: source.file, line: source.lines[index] ?? 1 };
    // Blocks have no identity but their place; the same place and type keeps its state while a document is edited.
    const key = `${index} ${block.type}`;
    const shown = (
      <BlockBoundary key={key} block={block} place={place}>
        {Object.hasOwn(registry, block.type) ? (
          <KnownBlock block={block} place={place} />
        ) : (
          <UnknownBlock type={block.type} place={place} />
        )}
      </BlockBoundary>
    );
    if (!import.meta.env.DEV || !place || !marked) return shown;
    return (
      <BlockMarker key={key} type={block.type} place={place}>
        {shown}
      </BlockMarker>
    );
  });
}

/** The one dispatch from a block to its component. The registry's type guarantees that they fit. */
function KnownBlock({ block, place }: { block: Block; place: Place | undefined }) {
  const Component = registry[block.type] as ComponentType<BlockProps<BlockType>>;
  // Blocks inside are pointed to by the line of the block that holds them.
  const renderBlocks = (blocks: readonly LeafBlock[]) => (
    <Blocks blocks={blocks} source={place && { file: place.file, lines: blocks.map(() => place.line) }} />
  );
  return <Component block={block} renderBlocks={renderBlocks} />;
}
