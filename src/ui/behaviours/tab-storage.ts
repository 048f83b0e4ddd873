/**
 * Does something with the storage of this tab.
 *
 * @returns what the action returns, or undefined where the browser forbids storage or has no room left, or where there is no tab
 */
export function inTabStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}
