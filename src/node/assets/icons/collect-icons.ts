/** Finds something by its name. */
export type LookUp<T> = (name: string) => T | undefined;

interface Source<T> {
  known: ReadonlyMap<string, T | undefined>;
  /** Makes names known. */
  fetch(names: readonly string[]): Promise<void>;
}

/**
 * Does something that looks drawings up, while they have to be fetched from elsewhere: it is done again, once what it
 * asked for is there.
 */
export async function collectIcons<T, Result>(
  { known, fetch }: Source<T>,
  action: (draw: LookUp<T>) => Result,
): Promise<Result> {
  for (;;) {
    const missing = new Set<string>();
    const result = action((name) => {
      if (!known.has(name)) missing.add(name);
      return known.get(name);
    });
    if (missing.size === 0) return result;
    await fetch([...missing]);
  }
}
