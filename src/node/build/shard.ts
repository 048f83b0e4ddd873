import { CommandProblem } from '../system/command-problem';

/** One of several parts of a site: the second of eight is `{ index: 2, count: 8 }`. */
export interface Shard {
  index: number;
  count: number;
}

/** All of a site. */
export const WHOLE: Shard = { index: 1, count: 1 };

/** The first part also has what there is once for the whole site: scripts, fonts, lists, icons. */
export const isFirst = ({ index }: Shard) => index === 1;

/**
 * Reads `2/8`.
 *
 * @throws CommandProblem when it is something else
 */
export function shardNamed(text: string): Shard {
  const [, index, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (!index || !count || index > count) {
    throw new CommandProblem(
      `--shard ${text} is no part of a site. The second of eight parts is --shard 2/8.`,
    );
  }
  return { index, count };
}

/** The part's own items of a list: each item is in exactly one part. */
export function inShard<T>(items: readonly T[], { index, count }: Shard): T[] {
  return items.filter((_, at) => at % count === index - 1);
}
