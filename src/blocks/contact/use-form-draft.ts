import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { inTabStorage } from '../../ui/behaviours/tab-storage';
import { type ContactMessage, readMessage } from './contact-message';

/** The entry in the tab's storage that keeps what a visitor has typed and not yet sent. */
export const FORM_DRAFT = 'pagewright:message';

/**
 * Keeps the form's input through a reload of the page, in this tab only. Where storage is
 * forbidden, the form works without it.
 *
 * @returns `form`: the form's ref; `keep`: for every input; `forget`: once the message is sent
 */
export function useFormDraft() {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const draft = readDraft();
    if (form.current && draft) fillIn(form.current, draft);
  }, []);

  const keep = useCallback((event: FormEvent<HTMLFormElement>) => {
    const message = readMessage(new FormData(event.currentTarget));
    if (Object.values(message).every((text) => text === '')) return forget();
    inTabStorage((storage) => storage.setItem(FORM_DRAFT, JSON.stringify(message)));
  }, []);

  return { form, keep, forget };
}

function forget() {
  inTabStorage((storage) => storage.removeItem(FORM_DRAFT));
}

function readDraft(): Partial<ContactMessage> | undefined {
  const text = inTabStorage((storage) => storage.getItem(FORM_DRAFT));
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return typeof draft === 'object' && draft !== null ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Input typed before hydration is newer than the draft, and stays. */
function fillIn(form: HTMLFormElement, draft: Partial<ContactMessage>) {
  for (const [name, text] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (!field || !('value' in field) || field.value !== '') continue;
    if (typeof text === 'string' && text !== '') field.value = text;
    // Without this, an option that is no longer offered would leave nothing chosen, not even the placeholder.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
  }
}
