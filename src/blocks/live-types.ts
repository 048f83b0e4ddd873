import type { BlockType } from './block-props';

/**
 * The block types that answer the visitor by script. All others stand as HTML and need neither their code nor their data
 * in the browser before the visitor goes to another page.
 */
const LIVE = [
  'contact',
  'feature-groups',
  'hero-carousel',
  'not-found',
  'tabs',
] as const satisfies BlockType[];

export type LiveType = (typeof LIVE)[number];

/** Whether this is the name of a live block type. */
export function isLive(type: unknown): type is LiveType {
  return LIVE.some((each) => each === type);
}
