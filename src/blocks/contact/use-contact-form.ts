import { type SubmitEvent, useRef, useState } from 'react';
import type { ContactForm } from '../../generated/documents';
import { useSite } from '../../ui/contexts/site-context';
import { mailLink, readMessage } from './contact-message';
import { deliver } from './deliver';

/** The state of sending. `mailOpened`: the visitor's mail program was opened. */
export type Sending = 'resting' | 'sending' | 'sent' | 'failed' | 'mailOpened';

/**
 * Sends the form to the site's endpoint, or opens the visitor's mail program where there is none.
 * Browsers submit only once their own validation has passed. The form is never emptied, and the same
 * message is not sent twice. What became of it is scrolled into view.
 *
 * @param topic the beginning of the mail's subject
 * @param onSent called once the endpoint has everything that is in the form
 */
export function useContactForm(form: ContactForm, topic: string, onSent: () => void) {
  const { contact } = useSite();
  const [sending, setSending] = useState<Sending>('resting');
  const last = useRef<string>(undefined);
  const status = useRef<HTMLParagraphElement>(null);

  /** Says it below the button, which is often the last thing in view. */
  function answer(state: Sending) {
    setSending(state);
    requestAnimationFrame(() => status.current?.scrollIntoView({ block: 'nearest' }));
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending === 'sending') return;
    const element = event.currentTarget;
    const message = readMessage(new FormData(element));
    if (!contact.endpoint) {
      window.location.href = mailLink(contact.email[0] ?? '', topic, form, message);
      answer('mailOpened');
      return;
    }
    const body = JSON.stringify(message);
    if (last.current === body) return;
    last.current = body;
    answer('sending');
    const sent = await deliver(contact.endpoint, body);
    if (!sent) last.current = undefined;
    // Input typed while sending is not sent yet.
    else if (JSON.stringify(readMessage(new FormData(element))) === body) onSent();
    answer(sent ? 'sent' : 'failed');
  }

  return { sending, status, handleSubmit };
}
