import { describe, expect, it } from 'vitest';
import { mailLink, readMessage } from './contact-message';

const words = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  service: {
    label: 'About',
    placeholder: 'Choose',
    options: [
      { value: 'bread', label: 'Bread & rolls' },
      { value: 'cake', label: 'A cake' },
    ],
  },
  message: 'Message',
  submit: 'Send',
};

const message = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '',
  service: 'bread',
  message: 'Two loaves?\nOn Friday.',
};

/** The subject and body that the mail program shows. */
function shown(link: string) {
  const query = new URL(link).searchParams;
  return { subject: query.get('subject'), body: query.get('body') };
}

describe('readMessage', () => {
  it('reads each field without the space around it', () => {
    const data = new FormData();
    data.set('name', '  Asha Rao ');
    data.set('email', 'asha@example.com');
    data.set('phone', '');
    data.set('service', 'bread');
    data.set('message', 'Two loaves?\nOn Friday.\n');
    expect(readMessage(data)).toEqual(message);
  });

  it('reads a service that was not chosen, which no form sends, as an empty text', () => {
    expect(readMessage(new FormData()).service).toBe('');
  });
});

describe('mailLink', () => {
  it('contains the message, with the label of the chosen service and no line for empty fields', () => {
    const link = mailLink('hello@example.com', 'Order', words, message);
    expect(link).toMatch(/^mailto:hello@example\.com\?/);
    expect(shown(link)).toEqual({
      subject: 'Order: Bread & rolls, Asha Rao',
      body: 'Name: Asha Rao\r\nE-mail: asha@example.com\r\nAbout: Bread & rolls\r\n\r\nTwo loaves?\r\nOn Friday.',
    });
  });

  it('names only the sender where no service was chosen', () => {
    const link = mailLink('hello@example.com', 'Order', words, { ...message, service: '' });
    expect(shown(link).subject).toBe('Order: Asha Rao');
  });

  it('breaks lines the same way however they were typed, and writes spaces so that no mail program shows a plus', () => {
    const link = mailLink('hello@example.com', 'Order', words, { ...message, message: 'a b\r\nc\rd\ne' });
    expect(link).toMatch(/%0D%0A%0D%0Aa%20b%0D%0Ac%0D%0Ad%0D%0Ae$/);
  });

  it('escapes characters that have a meaning in an address', () => {
    const text = '50% & more? a=b #1 ₹5 😀';
    const link = mailLink('hello@example.com', 'Order', words, { ...message, message: text });
    expect(shown(link).body).toContain(text);
    expect(link).not.toContain('#');
  });
});
