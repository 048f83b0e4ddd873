/** Sent to the document once React answers the visitor. */
export const READY = 'pagewright:ready';

/** Tells whoever waits, such as early.ts, that React answers from now on; the root element says it to whoever comes later. */
export function announceReady(): void {
  document.documentElement.dataset.ready = '';
  document.dispatchEvent(new Event(READY));
}

/** Whether that was told. */
export const isReady = () => 'ready' in document.documentElement.dataset;
