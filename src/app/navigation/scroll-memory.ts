const STORE = 'pagewright:scroll';
const MAX_POSITIONS = 100;

/**
 * Remembers how far each entry of the browser's history was scrolled, also across a reload.
 * The browser's own scroll restoration cannot be used: it scrolls before the page it goes back to is there.
 */
export function createScrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined) {
  const positions = new Map<string, number>(read(storage));
  return {
    /** @param key the history entry's key */
    keep(key: string, top: number) {
      positions.delete(key);
      positions.set(key, top);
      for (const oldest of [...positions.keys()].slice(0, -MAX_POSITIONS)) positions.delete(oldest);
    },
    /** Undefined for an entry that was never left. */
    positionOf: (key: string) => positions.get(key),
    /** Saves all positions before the document is unloaded. */
    save() {
      try {
        storage?.setItem(STORE, JSON.stringify([...positions]));
      } catch {
        // Storage is full or forbidden: only the scroll position is lost.
      }
    },
  };
}

function read(storage: Pick<Storage, 'getItem'> | undefined): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(STORE) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
