// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SiteStub, stubSite } from '../../../tests/support/sites/SiteStub';
import type { ContactForm } from '../../generated/documents';
import { CAME_FROM, noteCameFrom } from '../../ui/behaviours/came-from';
import { Contact } from './Contact';
import { KEPT_INPUT } from './use-kept-input';

const form = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  onlyDigits: 'Only digits',
  service: {
    label: 'Service',
    placeholder: 'Select Service',
    options: [
      { value: 'web', label: 'Websites' },
      { value: 'erp', label: 'ERP' },
    ],
  },
  message: 'Message',
  about: { label: 'About', remove: 'Take it off' },
  submit: 'Send',
};

const address = { href: '' };
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  address.href = '';
  fetched.mockReset();
  vi.stubGlobal('location', address);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const papers = { text: 'Send papers:', whatsapp: 'By WhatsApp', mail: 'By mail' };

function show(contact: Partial<typeof stubSite.contact> = {}, words: ContactForm = form) {
  render(
    <SiteStub site={{ ...stubSite, contact: { ...stubSite.contact, ...contact } }}>
      <Contact
        block={{ type: 'contact', heading: 'Contact Us', papers, form: words }}
        renderBlocks={() => null}
      />
    </SiteStub>,
  );
  // No style sheet is loaded, so that no style can take the pointer from an element; to look for one takes long.
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole('button', { name: 'Send' });
const status = () => screen.getByRole('status').textContent;

/** Pasted, since each key takes half a dozen events; but for the key that could send the form. */
async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(field('Name'));
  await user.paste('Asha Rao');
  await user.click(field('E-mail'));
  await user.paste('asha@example.com');
  await user.click(field('Message'));
  await user.paste('One line');
  await user.keyboard('{Enter}');
  await user.paste('and another');
}

/** What is left in the form. */
const typed = () => ['Name', 'E-mail', 'Message'].map((label) => field(label).value);
const whole = ['Asha Rao', 'asha@example.com', 'One line\nand another'];

describe('the fields', () => {
  test('name, e-mail and message must be filled in, phone and service need not', () => {
    show();
    const required = ['Name', 'E-mail', 'Message', 'Phone', 'Service'].filter(
      (label) => field(label).required,
    );
    expect(required).toEqual(['Name', 'E-mail', 'Message']);
  });

  test('e-mail and phone are checked as such, and the message has five rows', () => {
    show();
    expect(field('E-mail').type).toBe('email');
    expect(field('Phone').type).toBe('number');
    expect(field('Message').getAttribute('rows')).toBe('5');
  });

  test('the choice of service begins with a placeholder that cannot be chosen', () => {
    show();
    const options = screen.getAllByRole<HTMLOptionElement>('option');
    expect(options.map((option) => option.text)).toEqual(['Select Service', 'Websites', 'ERP']);
    expect(options.map((option) => option.disabled)).toEqual([true, false, false]);
    expect(options[0]?.selected).toBe(true);
  });

  test('scrolling over the phone field does not count its number up or down', async () => {
    const user = show();
    await user.type(field('Phone'), '99');
    fireEvent.wheel(field('Phone'));
    expect(document.activeElement).not.toBe(field('Phone'));
    expect(field('Phone').value).toBe('99');
  });
});

describe('the telephone field', () => {
  /** Types or pastes as browsers do, with the events that jsdom does not send. The cursor is at the end. */
  function announce(data: string | null, cancelable = true) {
    const phone = field('Phone') as HTMLInputElement;
    const event = new InputEvent('beforeinput', { data, bubbles: true, cancelable });
    act(() => void phone.dispatchEvent(event));
    return event.defaultPrevented;
  }

  beforeEach(() => {
    document.execCommand = (_command, _ui, text) => {
      fireEvent.input(field('Phone'), { target: { value: field('Phone').value + text } });
      return true;
    };
  });

  const said = () => screen.queryByText('Only digits')?.textContent;

  test('takes a number with plus and spaces as the digits that it stands for, and sends them', async () => {
    const user = show();
    await fillIn(user);
    expect(announce('+233 24 000 0000')).toBe(true);
    expect(field('Phone').value).toBe('00233240000000');
    await user.click(button());
    expect(new URL(address.href).searchParams.get('body')).toContain('Phone: 00233240000000');
    expect(JSON.parse(sessionStorage.getItem(KEPT_INPUT) ?? '').phone).toBe('00233240000000');
  });

  test('says what it cannot hold until it loses focus, and stays valid', () => {
    show();
    expect(announce('0244 ext 5')).toBe(true);
    expect(field('Phone').value).toBe('');
    expect(said()).toBe('Only digits');
    expect(document.getElementById(field('Phone').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      said(),
    );
    fireEvent.input(field('Phone'), { target: { value: '0244' } });
    expect(said()).toBe('Only digits');
    expect(field('Phone').getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(field('Phone'));
    expect(said()).toBeUndefined();
  });

  test.each([
    ['digits', '0244', true],
    ['what is deleted', null, true],
    ['what an input method writes and no page may stop', '+2', false],
  ])('leaves %s to the browser', (_, data, cancelable) => {
    show();
    expect(announce(data, cancelable)).toBe(false);
    expect(field('Phone').value).toBe('');
  });

  test('leaves the input to the browser where execCommand fails', () => {
    document.execCommand = () => false;
    show();
    expect(announce('+233')).toBe(false);
  });

  test('drops a space without a message', () => {
    show();
    expect(announce(' ')).toBe(true);
    expect(said()).toBeUndefined();
  });

  test('has no autocomplete, since HTML allows none for telephones on a number field', () => {
    show();
    expect(field('Phone').hasAttribute('autocomplete')).toBe(false);
  });

  test('does not count by arrow keys, which would take a leading zero', () => {
    show();
    expect(fireEvent.keyDown(field('Phone'), { key: 'ArrowUp' })).toBe(false);
    expect(fireEvent.keyDown(field('Phone'), { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(field('Phone'), { key: 'ArrowLeft' })).toBe(true);
  });

  test("shows the browser's message when it loses focus", () => {
    show();
    const phone = field('Phone');
    // The state of a number field in which 0244-000 was typed before the script was loaded.
    Object.defineProperty(phone, 'validity', { value: { badInput: true, valid: false } });
    Object.defineProperty(phone, 'validationMessage', { value: 'Please enter a number.' });
    fireEvent.blur(phone);
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please enter a number.')).toBeTruthy();
  });
});

describe('the page that a visitor comes from', () => {
  const line = () => screen.queryByText('Laundry software');

  test('is named and goes with the message', async () => {
    noteCameFrom('Laundry software');
    const user = show({ endpoint: '/send' });
    expect(line()?.closest('p')?.textContent).toBe('About: Laundry software');
    fetched.mockResolvedValue(new Response());
    await fillIn(user);
    await user.click(button());
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ about: 'Laundry software' });
    // It stays beside the message that was sent, and is not named in the next one.
    await waitFor(() => expect(sessionStorage.getItem(CAME_FROM)).toBeNull());
    expect(line()).not.toBeNull();
  });

  test('stands first in a mail', async () => {
    noteCameFrom('Laundry software');
    const user = show();
    await fillIn(user);
    await user.click(button());
    const { searchParams } = new URL(address.href);
    expect(searchParams.get('subject')).toBe('Contact Us: Laundry software, Asha Rao');
    expect(searchParams.get('body')).toMatch(/^About: Laundry software\r\nName: /);
  });

  test('can be taken off, and is then forgotten', async () => {
    noteCameFrom('Laundry software');
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Take it off' }));
    expect([line(), sessionStorage.getItem(CAME_FROM)]).toEqual([null, null]);
    await fillIn(user);
    await user.click(button());
    expect(address.href).not.toContain('Laundry');
  });

  test('is not named where a visitor comes from none', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Take it off' })).toBeNull();
  });
});

describe("the browser's checks", () => {
  test('nothing is sent while a field is missing; its message is shown below it until it is fixed', async () => {
    const user = show();
    await user.click(button());
    expect(address.href).toBe('');
    expect(status()).toBe('');
    const name = field('Name');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const explanation = document.getElementById(name.getAttribute('aria-describedby') ?? '');
    expect(explanation?.textContent).toBe(name.validationMessage);
    await user.type(name, 'A');
    expect(name.getAttribute('aria-invalid')).toBeNull();
    expect(name.getAttribute('aria-describedby')).toBeNull();
    expect(explanation?.isConnected).toBe(false);
  });

  test('an invalid e-mail address is reported when the field loses focus', async () => {
    const user = show();
    await user.type(field('E-mail'), 'asha');
    expect(field('E-mail').getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  });

  test('pressing the button shows messages only on release, so that the button does not move', async () => {
    const user = show();
    await user.type(field('E-mail'), 'asha');
    await user.pointer({ keys: '[MouseLeft>]', target: button() });
    expect(field('E-mail').getAttribute('aria-invalid')).toBeNull();
    await user.pointer('[/MouseLeft]');
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  });

  test('leaving an empty field is no error', async () => {
    const user = show();
    await user.click(field('Name'));
    await user.tab();
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('without an endpoint', () => {
  test('the mail program opens with the message written out to the first address', async () => {
    const user = show({ email: ['first@example.com', 'second@example.com'] });
    await fillIn(user);
    await user.selectOptions(field('Service'), 'ERP');
    await user.click(button());
    const mail = new URL(address.href);
    expect(mail.protocol + mail.pathname).toBe('mailto:first@example.com');
    expect(mail.searchParams.get('subject')).toBe('Contact Us: ERP, Asha Rao');
    expect(mail.searchParams.get('body')).toBe(
      'Name: Asha Rao\r\nE-mail: asha@example.com\r\nService: ERP\r\n\r\nOne line\r\nand another',
    );
    expect(status()).toBe('Mail program opened');
    expect(typed()).toEqual(whole);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('without script the form is a mailto form', () => {
    show();
    const element = button().closest('form');
    expect(element?.getAttribute('action')).toBe('mailto:desk@example.com');
    expect(element?.method).toBe('post');
    expect(element?.enctype).toBe('text/plain');
  });
});

describe('with an endpoint', () => {
  const endpoint = 'https://forms.example.com/contact';

  test('the message is sent as JSON and success is shown', async () => {
    let answer = (_: Response) => {};
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const user = show({ endpoint });
    await fillIn(user);
    await user.selectOptions(field('Service'), 'web');
    await user.type(field('Phone'), '0123456789');
    await user.click(button());
    expect(status()).toBe('Sending');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    answer(new Response(null, { status: 204 }));
    await waitFor(() => expect(status()).toBe('Sent'));
    expect(button().getAttribute('aria-disabled')).toBeNull();
    const [url, request] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(endpoint);
    expect(request?.method).toBe('POST');
    expect(JSON.parse(String(request?.body))).toEqual({
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '0123456789',
      service: 'web',
      message: 'One line\nand another',
    });
    expect(address.href).toBe('');
  });

  test.each([
    ['the server refuses', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('when %s, nothing typed is lost and it can be sent again', async (_, answer) => {
    fetched.mockImplementationOnce(answer);
    fetched.mockResolvedValueOnce(new Response());
    const user = show({ endpoint });
    await fillIn(user);
    await user.click(button());
    await waitFor(() => expect(status()).toBe('Not sent'));
    expect(typed()).toEqual(whole);
    await user.click(button());
    await waitFor(() => expect(status()).toBe('Sent'));
  });

  test('a web page as the answer counts as not sent: the words stay, also through a reload', async () => {
    const page = new Response('<!doctype html><p>Please log in.', {
      headers: { 'Content-Type': 'text/html' },
    });
    fetched.mockResolvedValue(page);
    const user = show({ endpoint });
    await fillIn(user);
    await user.click(button());
    await waitFor(() => expect(status()).toBe('Not sent'));
    cleanup();
    show({ endpoint });
    expect(typed()).toEqual(whole);
  });

  test('a reload while it is being sent, and words that were added meanwhile, lose nothing', async () => {
    let answer = (_: Response) => {};
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const user = show({ endpoint });
    await fillIn(user);
    await user.click(button());
    expect(sessionStorage.getItem(KEPT_INPUT)).toContain('One line');
    await user.type(field('Message'), ', and one more thing');
    answer(new Response());
    await waitFor(() => expect(status()).toBe('Sent'));
    expect(sessionStorage.getItem(KEPT_INPUT)).toContain('one more thing');
  });

  test('pressing twice sends once, while sending and after it', async () => {
    fetched.mockImplementation(() => Promise.resolve(new Response()));
    const user = show({ endpoint });
    await fillIn(user);
    await user.dblClick(button());
    await waitFor(() => expect(status()).toBe('Sent'));
    await user.click(button());
    expect(fetched).toHaveBeenCalledTimes(1);
    await user.type(field('Message'), ', and one more thing');
    await user.click(button());
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  });
});

describe('a draft', () => {
  async function reload(user: ReturnType<typeof userEvent.setup>) {
    await fillIn(user);
    await user.type(field('Phone'), '99');
    await user.selectOptions(field('Service'), 'ERP');
    cleanup();
    show();
  }

  test('input is restored after a reload', async () => {
    await reload(show());
    expect(typed()).toEqual(whole);
    expect(field('Phone').value).toBe('99');
    expect(field('Service').value).toBe('erp');
  });

  test('a service that is no longer offered leaves the placeholder', () => {
    sessionStorage.setItem(KEPT_INPUT, JSON.stringify({ name: 'Asha Rao', service: 'gone' }));
    show();
    expect(field('Name').value).toBe('Asha Rao');
    expect(screen.getAllByRole<HTMLOptionElement>('option')[0]?.selected).toBe(true);
  });

  test('is forgotten once the message is sent, and when the form is emptied', async () => {
    fetched.mockResolvedValue(new Response());
    const user = show({ endpoint: 'https://example.com/messages' });
    await fillIn(user);
    expect(sessionStorage.getItem(KEPT_INPUT)).toContain('Asha Rao');
    await user.click(button());
    await waitFor(() => expect(status()).toBe('Sent'));
    expect(sessionStorage.getItem(KEPT_INPUT)).toBeNull();
    for (const label of ['Name', 'E-mail', 'Message']) await user.clear(field(label));
    expect(sessionStorage.getItem(KEPT_INPUT)).toBeNull();
  });

  test('stays when the message could not be sent', async () => {
    fetched.mockRejectedValue(new TypeError('no network'));
    const user = show({ endpoint: 'https://example.com/messages' });
    await fillIn(user);
    await user.click(button());
    await waitFor(() => expect(status()).toBe('Not sent'));
    expect(sessionStorage.getItem(KEPT_INPUT)).toContain('Asha Rao');
  });

  test.each(['null', '[1]', '{"name": 5, "elsewhere": "x"}', 'not JSON'])(
    'that reads %s is passed over',
    (text) => {
      sessionStorage.setItem(KEPT_INPUT, text);
      show();
      expect(typed()).toEqual(['', '', '']);
    },
  );

  test('is skipped where the browser forbids storage', async () => {
    const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const user = show();
    await fillIn(user);
    expect(typed()).toEqual(whole);
    forbidden.mockRestore();
  });
});

describe('beside the form', () => {
  test('telephone numbers and e-mail addresses can be pressed', () => {
    show();
    expect(screen.getByRole('link', { name: '+99 000 0000' }).getAttribute('href')).toBe('tel:+990000000');
    expect(screen.getByRole('link', { name: 'desk@example.com' }).getAttribute('href')).toBe(
      'mailto:desk@example.com',
    );
  });

  test('neighbouring offices of the same pattern share one strip', () => {
    const office = { address: ['Town'], country: 'IN', color: 'green', pattern: 'phula' } as const;
    show({
      offices: [
        { ...office, name: 'First', address: [...office.address] },
        { ...office, name: 'Second', address: [...office.address] },
        { ...office, name: 'Third', address: [...office.address], color: 'indigo' },
      ],
    });
    expect(document.querySelectorAll('[data-pattern]')).toHaveLength(2);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'First',
      'Second',
      'Third',
    ]);
  });
});

describe('of a company that has little', () => {
  test('the form has the fields that its words name', () => {
    show({}, { name: 'Name', email: 'E-mail', message: 'Message', submit: 'Send' });
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  test('its mail is written without what the form did not ask', async () => {
    const user = show({}, { name: 'Name', email: 'E-mail', message: 'Message', submit: 'Send' });
    await user.type(screen.getByLabelText(/Name/), 'Ama');
    await user.type(screen.getByLabelText(/E-mail/), 'ama@example.com');
    await user.type(screen.getByLabelText(/Message/), 'Ten loaves');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(decodeURIComponent(address.href)).toContain(
      'Name: Ama\r\nE-mail: ama@example.com\r\n\r\nTen loaves',
    );
  });

  test('only what there is stands beside the form', () => {
    show({ offices: undefined, phone: undefined, hours: undefined });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['E-mail']);
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });
});

describe('papers and photographs', () => {
  const link = (name: RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');

  test('can be sent by mail, and by WhatsApp where there is a number, which is written in digits alone', () => {
    show({ whatsapp: '+00 (000) 12-34' });
    expect(link(/^By mail$/)).toBe('mailto:desk@example.com');
    expect(link(/^By WhatsApp/)).toBe('https://wa.me/000001234');
  });

  test.each([undefined, 'soon'])('are not offered by WhatsApp where its number is %s', (whatsapp) => {
    show({ whatsapp });
    expect(link(/^By WhatsApp/)).toBeUndefined();
    expect(link(/^By mail$/)).toBe('mailto:desk@example.com');
  });
});
