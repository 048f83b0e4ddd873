import type { ReactNode } from 'react';
import type { PageData } from '../../content/model/pages/page-data';
import type { Block, LeafBlock } from '../../generated/documents';
import { SKIP_HYDRATION } from '../../ui/behaviours/skip-hydration';
import { FirstView } from '../../ui/contexts/sprite-context';
import { BlockBoundary } from './BlockBoundary';
import type { SourcePosition } from './cards/BlockCard';
import { DevBlock } from './DevBlock';
import { componentOf } from './components';
import { runsOf, type StaticBlocks } from './static-blocks';
import { UnknownBlock } from './cards/UnknownBlock';

interface BlocksProps {
  blocks: readonly (Block | StaticBlocks)[];
  source?: PageData['source'];
  /** How many of a page's blocks are seen first, and what stands behind them. */
  firstView?: number;
  endOfFirstView?: ReactNode;
  /** In dev: whether each block gets a button that leads to its place in the document. */
  marked?: boolean;
}

/** Renders blocks in their order; neighbouring static blocks share one element, which hydration skips. */
export function Blocks({ blocks, source, firstView = 0, endOfFirstView, marked = false }: BlocksProps) {
  return runsOf(blocks).map(({ first, isInteractive, blocks: run }) => {
    if (!run) {
      return <div key={first} data-still="" {...SKIP_HYDRATION} />;
    }
    const shown = run.map((block, index) => {
      const at = first + index;
      const place = source && { file: source.file, line: source.lines[at] ?? 1 };
      // Blocks have no identity but their place; the same place and type keeps its state while a document is edited.
      const key = `${at} ${block.type}`;
      if (at >= firstView) return <AnyBlock key={key} block={block} place={place} marked={marked} />;
      return (
        <FirstView key={key} value>
          <AnyBlock block={block} place={place} marked={marked} />
          {at === firstView - 1 && endOfFirstView}
        </FirstView>
      );
    });
    if (isInteractive) return shown;
    return (
      <div key={first} data-still="">
        {shown}
      </div>
    );
  });
}

interface AnyBlockProps {
  block: Block;
  place: SourcePosition | undefined;
  marked: boolean;
}

function AnyBlock(props: AnyBlockProps) {
  return import.meta.env.DEV && props.place ? <DevBlock {...props} draw={drawn} /> : drawn(props);
}

/** A block in an error boundary of its own. */
const drawn = ({ block, place }: AnyBlockProps) => (
  <BlockBoundary block={block} place={place}>
    <KnownBlock block={block} place={place} />
  </BlockBoundary>
);

function KnownBlock({ block, place }: { block: Block; place: SourcePosition | undefined }) {
  const Component = componentOf(block.type);
  if (!Component) return <UnknownBlock type={block.type} place={place} />;
  // Inner blocks have no line of their own; the line of their container is used.
  const renderBlocks = (blocks: readonly LeafBlock[]) => (
    <Blocks blocks={blocks} source={place && { file: place.file, lines: blocks.map(() => place.line) }} />
  );
  return <Component block={block} renderBlocks={renderBlocks} />;
}
