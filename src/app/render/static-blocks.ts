import { isInteractive, type InteractiveType } from '../../blocks/interactive-types';
import type { PageData } from '../../content/model/pages/page-data';
import type { Block } from '../../generated/documents';
import { leadPicture } from '../../content/model/pages/lead-picture';

/**
 * In place of neighbouring static blocks: their HTML is in the document and stays as it is.
 * `picture` is set when they show the page's lead picture.
 */
export interface StaticBlocks {
  static: true;
  picture?: { src: ''; alt: '' };
}

/** Neighbouring static blocks, or one interactive block. */
export interface Run {
  /** The index of its first block among all. */
  first: number;
  isInteractive: boolean;
  /** Left out where they are in the document already. */
  blocks?: Block[];
}

/** Groups neighbouring static blocks; the order stays. */
export function runsOf(blocks: readonly (Block | StaticBlocks)[]): Run[] {
  const runs: Run[] = [];
  for (const [first, block] of blocks.entries()) {
    const last = runs.at(-1);
    if ('static' in block) runs.push({ first, isInteractive: false });
    else if (last?.blocks && !last.isInteractive && !isInteractive(block.type)) last.blocks.push(block);
    else runs.push({ first, isInteractive: isInteractive(block.type), blocks: [block] });
  }
  return runs;
}

/**
 * A page's data as its HTML carries it: only what its interactive blocks need. React leaves the rest of the page untouched.
 */
export function neededForHydration({ icons, social, description, languages, ...page }: PageData): object {
  const blocks = interactivePart(page.blocks);
  const text = JSON.stringify(blocks);
  const named = <T>(assets: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(assets).filter(([name]) => text.includes(JSON.stringify(name))));
  const assets = { images: named(page.assets.images), texts: named(page.assets.texts) };
  return { ...page, blocks, assets };
}

function interactivePart(blocks: readonly Block[]): object[] {
  return runsOf(blocks).flatMap(({ isInteractive, blocks }): object[] => {
    if (isInteractive) return (blocks ?? []).map((block) => withInteractivePart(block));
    const staticBlocks: StaticBlocks = { static: true };
    return [leadPicture(blocks) ? { ...staticBlocks, picture: { src: '', alt: '' } } : staticBlocks];
  });
}

/** Containers have their blocks in a property called `blocks`. */
function withInteractivePart<T>(part: T): T;
function withInteractivePart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((inner) => withInteractivePart(inner));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [
      name,
      name === 'blocks' ? interactivePart(inner) : withInteractivePart(inner),
    ]),
  );
}

/** The types of the interactive blocks in the data that a page's HTML carries, those inside other blocks included. */
export function interactiveTypes(blocks: PageData['blocks']): Set<InteractiveType> {
  const types = new Set<InteractiveType>();
  JSON.stringify(blocks, (key, value) => {
    if (key === 'type' && isInteractive(value)) types.add(value);
    return value;
  });
  return types;
}
