import type { ComponentType } from 'react';
import type { BlockProps, BlockType } from '../../blocks/block-props';
import { interactive } from '../../blocks/interactive';
import type { InteractiveType } from '../../blocks/interactive-types';

type Components = { [T in BlockType]?: ComponentType<BlockProps<T>> };

/** The components that are loaded; a page is shown once those of its blocks are. */
const components: Components = {};

/** Registers components of all block types or of some. */
export function addComponents(some: Components): void {
  Object.assign(components, some);
}

/** The component of a block type; undefined for an unknown type. */
export function componentOf(type: BlockType): ComponentType<BlockProps<BlockType>> | undefined {
  // The one dispatch from a block to its component. The types of `interactive` and of the registry guarantee that they fit.
  return components[type] as ComponentType<BlockProps<BlockType>> | undefined;
}

/** Fetches the components of the interactive blocks among these types. */
export async function loadInteractive(types: Iterable<InteractiveType>): Promise<void> {
  await Promise.all([...types].map(async (type) => addComponents({ [type]: await interactive[type]() })));
}
