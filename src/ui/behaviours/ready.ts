/** Event on the document once React has hydrated the page. */
export const READY = 'pagewright:ready';

/** Dispatches the event, for which bootstrap.ts waits, and sets an attribute on the root element for later code. */
export function announceReady(): void {
  document.documentElement.dataset.ready = '';
  document.dispatchEvent(new Event(READY));
}

/** Whether React has hydrated the page. */
export const isReady = () => 'ready' in document.documentElement.dataset;
