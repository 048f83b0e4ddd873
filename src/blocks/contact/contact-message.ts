import type { ContactForm } from '../../generated/documents';

/** What a visitor wrote, by the names of the form's fields. Fields left empty are empty texts. */
export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  /** The value of the chosen service, not its label. */
  service: string;
  message: string;
  /** The short name of the page that the visitor came from; left out where there is none. */
  about?: string;
}

/** Reads the form's fields. */
export function readMessage(data: FormData): ContactMessage {
  const text = (field: keyof ContactMessage) => String(data.get(field) ?? '').trim();
  const about = text('about');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    service: text('service'),
    message: text('message'),
    ...(about && { about }),
  };
}

/**
 * A mailto link with the message as subject and body (RFC 6068: line breaks are %0D%0A).
 *
 * @param to the address that the mail goes to
 * @param topic the beginning of the subject
 * @param words the form's labels, which begin the lines of the mail
 */
export function mailLink(to: string, topic: string, words: ContactForm, message: ContactMessage): string {
  const service = words.service?.options.find((option) => option.value === message.service)?.label ?? '';
  const subject = [message.about, service, message.name].filter(Boolean).join(', ');
  const lines = [
    [words.about?.label, message.about],
    [words.name, message.name],
    [words.email, message.email],
    [words.phone, message.phone],
    [words.service?.label, service],
  ];
  const details = lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  const body = [...details, '', message.message].join('\n');
  return `mailto:${to}?subject=${encode(`${topic}: ${subject}`)}&body=${encode(body)}`;
}

const encode = (text: string) => encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n'));
