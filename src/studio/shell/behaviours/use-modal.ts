import { useSyncExternalStore } from 'react';

/** Dialogs open and close with these; one that is taken away while it is open gives the focus back. */
const EVENTS = ['toggle', 'close', 'focusin'];

/** The modal dialog on top; nothing outside of it is heard, or can be pressed. */
export const useModal = (): Element | undefined => useSyncExternalStore(subscribe, topModal);

const topModal = () => [...document.querySelectorAll('dialog:modal')].at(-1);

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  for (const event of EVENTS)
    document.addEventListener(event, listener, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
