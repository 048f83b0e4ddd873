import type { BlockType } from './block-props';

/**
 * The interactive block types. All others stay static HTML and need neither their code nor their data
 * in the browser before the visitor goes to another page.
 */
const INTERACTIVE_TYPES = [
  'contact',
  'feature-groups',
  'hero-carousel',
  'not-found',
  'tabs',
] as const satisfies BlockType[];

export type InteractiveType = (typeof INTERACTIVE_TYPES)[number];

/** Whether this is an interactive block type. */
export function isInteractive(type: unknown): type is InteractiveType {
  return INTERACTIVE_TYPES.some((each) => each === type);
}
