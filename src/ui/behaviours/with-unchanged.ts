/** The next value, in which everything that is the same as before is the same object: React leaves it as it is. */
export function withUnchanged<T>(before: T | undefined, next: T): T;
export function withUnchanged(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (Array.isArray(before) && Array.isArray(next)) {
    const merged = next.map((entry, index) => withUnchanged(before[index], entry));
    return merged.length === before.length && merged.every((entry, index) => entry === before[index])
      ? before
      : merged;
  }
  if (!isObject(before) || !isObject(next)) return next;
  const merged: Record<string, unknown> = {};
  let isSame = Object.keys(before).length === Object.keys(next).length;
  for (const [name, value] of Object.entries(next)) {
    merged[name] = withUnchanged(before[name], value);
    isSame &&= merged[name] === before[name] && name in before;
  }
  return isSame ? before : merged;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
