/** So many files are open at once unless said otherwise: far fewer than any system allows a process. */
const AT_ONCE = 32;

/**
 * Like `Promise.all(items.map(action))`, but with few at work at a time, so that a folder of 100,000 files does
 * not run out of file handles.
 *
 * @returns the results in the order of the items
 */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  action: (item: Item) => Promise<Result>,
  atOnce = AT_ONCE,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  // All workers take from one queue.
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await action(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}
