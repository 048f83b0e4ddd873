import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { inTabStorage } from '../../ui/behaviours/tab-storage';
import { type ContactMessage, readMessage } from './contact-message';

/** The entry in the tab's storage that keeps what a visitor has typed and not yet sent. */
export const KEPT_INPUT = 'pagewright:message';

/**
 * Keeps the form's input through a reload of the page, in this tab only. Where storage is
 * forbidden, the form works without it.
 *
 * @returns `form`: the form's ref; `keep`: for every input; `forget`: once the message is sent
 */
export function useKeptInput() {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const kept = readKept();
    if (form.current && kept) fillIn(form.current, kept);
  }, []);

  const keep = useCallback((event: FormEvent<HTMLFormElement>) => {
    const message = readMessage(new FormData(event.currentTarget));
    if (Object.values(message).every((text) => text === '')) return forget();
    inTabStorage((storage) => storage.setItem(KEPT_INPUT, JSON.stringify(message)));
  }, []);

  return { form, keep, forget };
}

function forget() {
  inTabStorage((storage) => storage.removeItem(KEPT_INPUT));
}

function readKept(): Partial<ContactMessage> | undefined {
  const text = inTabStorage((storage) => storage.getItem(KEPT_INPUT));
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Input typed before hydration is newer than what was kept, and stays. */
function fillIn(form: HTMLFormElement, kept: Partial<ContactMessage>) {
  for (const [name, text] of Object.entries(kept)) {
    const field = form.elements.namedItem(name);
    if (!field || !('value' in field) || field.value !== '') continue;
    if (typeof text === 'string' && text !== '') field.value = text;
    // Without this, an option that is no longer offered would leave nothing chosen, not even the placeholder.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
  }
}
