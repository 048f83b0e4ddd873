/** Finds something by its name. */
export type LookUp<T> = (name: string) => T | undefined;

interface Source<T> {
  known: ReadonlyMap<string, T | undefined>;
  /** Fetches icons by name, so that they are known afterwards. */
  fetch(names: readonly string[]): Promise<void>;
}

/**
 * Runs an action that looks icons up, when they have to be fetched asynchronously: it runs again once the icons that it
 * asked for are there.
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
