/** What the studio keeps in the browser. */
export interface BrowserStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** What is kept after the tab is closed, and for other tabs. */
export const localKept = storageOf(() => window.localStorage);

/** What is kept as long as the tab is open, and loaded anew. */
export const tabKept = storageOf(() => window.sessionStorage);

/** Where the browser forbids storage, or has no room left, what is kept lasts until the tab is loaded anew. */
function storageOf(own: () => Storage): BrowserStorage {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      try {
        return memory.get(key) ?? own().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      memory.delete(key);
      try {
        own().setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
  };
}
