/** How many files are open at once by default: far fewer than any system allows a process. */
const MAX_CONCURRENT = 32;

/**
 * Like `Promise.all(items.map(action))`, but with few running at a time, so that a folder of 100,000 files does
 * not run out of file handles.
 *
 * @returns the results in the order of the items; after an action that fails, no other begins
 */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  action: (item: Item) => Promise<Result>,
  atOnce = MAX_CONCURRENT,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let hasFailed = false;
  // All workers share one queue.
  const work = async () => {
    for (const [index, item] of waiting) {
      if (hasFailed) return;
      try {
        results[index] = await action(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}
