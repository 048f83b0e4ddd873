import { type SubmitEvent, useRef, useState } from 'react';
import type { ContactForm } from '../../generated/documents';
import { useSite } from '../../ui/site-context';
import { mailLink, readMessage } from './contact-message';

/** How far the message has come. `mailOpened`: it was handed to the visitor's mail program. */
export type Sending = 'resting' | 'sending' | 'sent' | 'failed' | 'mailOpened';

/** After this many milliseconds without an answer, sending has failed. */
const PATIENCE = 30_000;

/**
 * Sends the form to the site's endpoint, or opens the visitor's mail program where there is none.
 * Browsers call it only once their own checks have passed. The form is never emptied, and the same
 * message is not sent twice.
 *
 * @param topic what the subject of the mail begins with
 * @param onSent called once the endpoint has the message
 */
export function useContactForm(form: ContactForm, topic: string, onSent: () => void) {
  const { contact } = useSite();
  const [sending, setSending] = useState<Sending>('resting');
  const last = useRef<string>(undefined);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending === 'sending') return;
    const message = readMessage(new FormData(event.currentTarget));
    if (!contact.endpoint) {
      window.location.href = mailLink(contact.email[0] ?? '', topic, form, message);
      setSending('mailOpened');
      return;
    }
    const body = JSON.stringify(message);
    if (last.current === body) return;
    last.current = body;
    setSending('sending');
    const sent = await post(contact.endpoint, body);
    if (sent) onSent();
    else last.current = undefined;
    setSending(sent ? 'sent' : 'failed');
  }

  return { sending, handleSubmit };
}

/** @returns whether the message arrived */
async function post(endpoint: string, body: string): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  // Not AbortSignal.timeout, which browsers that we support do not all have.
  const patience = new AbortController();
  const timer = window.setTimeout(() => patience.abort(), PATIENCE);
  try {
    const response = await fetch(endpoint, { method: 'POST', headers, body, signal: patience.signal });
    return response.ok;
  } catch {
    return false;
  } finally {
    window.clearTimeout(timer);
  }
}
