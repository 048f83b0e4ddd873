import { Fragment, type FragmentInstance, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Block } from '../../generated/documents';
import { registerBlock } from './block-places';
import type { SourcePosition } from './cards/BlockCard';
import { BlockMarker } from './cards/BlockMarker';

interface DevBlockProps {
  block: Block;
  place: SourcePosition | undefined;
  /** Whether it gets a button that leads to its place in the document. */
  marked: boolean;
  draw: (props: Omit<DevBlockProps, 'draw'>) => ReactNode;
}

/** In dev: a block that remembers where it is drawn, without an element around it, and is drawn anew only when it has changed. */
export const DevBlock = /* @__PURE__ */ memo(function DevBlock({ draw, ...props }: DevBlockProps) {
  const { block, place, marked } = props;
  const drawn = useRef<FragmentInstance>(null);
  useLayoutEffect(() => (drawn.current ? registerBlock(block, drawn.current) : undefined), [block]);
  const shown = <Fragment ref={drawn}>{draw(props)}</Fragment>;
  if (!marked || !place) return shown;
  return (
    <BlockMarker type={block.type} place={place}>
      {shown}
    </BlockMarker>
  );
}, isSame);

function isSame(before: DevBlockProps, now: DevBlockProps): boolean {
  return (
    before.block === now.block &&
    before.marked === now.marked &&
    before.place?.file === now.place?.file &&
    before.place?.line === now.place?.line
  );
}
