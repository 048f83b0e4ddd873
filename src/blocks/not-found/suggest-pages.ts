/** Addresses at a greater distance are not suggested; 0 is the same, 1 has nothing in common. */
const MAX_DISTANCE = 0.5;

/**
 * The pages whose addresses are most similar to one that does not exist, the most similar first.
 *
 * @param pathname as the visitor opened it: `/Servces/repairs.html`
 * @param pages at any address
 */
export function suggestPages<T extends { route: string }>(
  pathname: string,
  pages: readonly T[],
  count = 3,
): T[] {
  const asked = partsOf(pathname);
  return pages
    .map((page) => ({ page, distance: addressDistance(asked, partsOf(page.route)) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ page }) => page);
}

/** `/Services/Repairs_old.html` as a page would be addressed, in its parts: `services`, `repairs-old`. */
function partsOf(pathname: string): string[] {
  const path = decoded(pathname)
    .toLowerCase()
    .replace(/\.\w+$/, '');
  return path
    .replace(/[\s_]+/g, '-')
    .split('/')
    .filter(Boolean);
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** A missing part counts as much as a completely different one. */
function addressDistance(one: readonly string[], other: readonly string[]): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 0 : editDistance(one, other, partDistance) / longest;
}

/** The share of letters that differ in two parts. */
function partDistance(one: string, other: string): number {
  if (one === other) return 0;
  const letters = editDistance([...one], [...other], (a, b) => (a === b ? 0 : 1));
  return letters / Math.max(one.length, other.length);
}

/** The edit distance of two lists (Wagner and Fischer 1974): what to add, take out and change costs. */
function editDistance(
  one: readonly string[],
  other: readonly string[],
  costOf: (a: string, b: string) => number,
): number {
  let row = [0, ...other.map((_, index) => index + 1)];
  for (const [index, item] of one.entries()) {
    const next = [index + 1];
    for (const [column, wanted] of other.entries()) {
      const changed = (row[column] ?? 0) + costOf(item, wanted);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
