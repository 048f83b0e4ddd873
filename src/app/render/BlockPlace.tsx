import { Fragment, type FragmentInstance, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Block } from '../../generated/documents';
import { registerBlock } from './block-places';

/** In dev: remembers where a block is drawn, without an element around it. */
export function BlockPlace({ block, children }: { block: Block; children: ReactNode }) {
  const place = useRef<FragmentInstance>(null);
  useLayoutEffect(() => (place.current ? registerBlock(block, place.current) : undefined), [block]);
  return <Fragment ref={place}>{children}</Fragment>;
}
