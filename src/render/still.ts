import { isLive, type LiveType } from '../blocks/live-types';
import type { PageData } from '../content/page-data';
import type { Block } from '../generated/documents';
import { leadPicture } from '../ui/lead-picture';

/**
 * In the place of neighbouring blocks that need no script: their HTML stands in the document and stays as it is.
 * `picture` is there when they show the page's first picture.
 */
export interface StillBlocks {
  still: true;
  picture?: { src: ''; alt: '' };
}

/** Neighbouring blocks that need no script, or one that does. */
export interface Run {
  /** The place of its first block among all. */
  first: number;
  isLive: boolean;
  /** Left out where they stand in the document already. */
  blocks?: Block[];
}

/** Blocks in their order, those that need no script put together. */
export function runsOf(blocks: readonly (Block | StillBlocks)[]): Run[] {
  const runs: Run[] = [];
  for (const [first, block] of blocks.entries()) {
    const last = runs.at(-1);
    if ('still' in block) runs.push({ first, isLive: false });
    else if (last?.blocks && !last.isLive && !isLive(block.type)) last.blocks.push(block);
    else runs.push({ first, isLive: isLive(block.type), blocks: [block] });
  }
  return runs;
}

/**
 * A page's data as its own HTML carries it: only what its live blocks need. React leaves the rest of the page untouched.
 */
export function withoutStill({ icons, ...page }: PageData): object {
  const blocks = livePart(page.blocks);
  const text = JSON.stringify(blocks);
  const named = <T>(assets: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(assets).filter(([name]) => text.includes(JSON.stringify(name))));
  const assets = { images: named(page.assets.images), texts: named(page.assets.texts) };
  return { ...page, blocks, assets };
}

function livePart(blocks: readonly Block[]): object[] {
  return runsOf(blocks).flatMap(({ isLive, blocks }): object[] => {
    if (isLive) return (blocks ?? []).map(withLivePart);
    const still: StillBlocks = { still: true };
    return [leadPicture(blocks) ? { ...still, picture: { src: '', alt: '' } } : still];
  });
}

/** Containers have their blocks in a property called `blocks`. */
function withLivePart(block: Block): object {
  return JSON.parse(JSON.stringify(block, (key, value) => (key === 'blocks' ? livePart(value) : value)));
}

/** The types of the live blocks in the data that a page's HTML carries, those inside other blocks included. */
export function liveTypes(blocks: PageData['blocks']): Set<LiveType> {
  const types = new Set<LiveType>();
  JSON.stringify(blocks, (key, value) => {
    if (key === 'type' && isLive(value)) types.add(value);
    return value;
  });
  return types;
}
