const HELD = 'data-held';
const CHANGED = 'pagewright:held';

/** While a page is edited, nothing on it moves by itself. Only the studio asks for that, so that a built site has none of it. */
export function holdPage(isHeld: boolean): void {
  document.documentElement.toggleAttribute(HELD, isHeld);
  document.dispatchEvent(new Event(CHANGED));
}

/** Whether the page is held. */
export const isPageHeld = (): boolean => document.documentElement.hasAttribute(HELD);

/**
 * Tells when the page is held, and when it is not any more.
 *
 * @param listener called until the signal is aborted
 */
export function onPageHeld(listener: () => void, signal: AbortSignal): void {
  document.addEventListener(CHANGED, listener, { signal });
}
