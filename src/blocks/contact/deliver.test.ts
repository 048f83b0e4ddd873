import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliver } from './deliver';

const endpoint = 'https://forms.example.com/contact';

// The function is for browsers, but needs only `fetch`.
beforeEach(() => void vi.stubGlobal('window', globalThis));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answerWith(response: Response) {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const json = (value: unknown) => Response.json(value);
const labelled = (type: string, text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': type } });
const page = '<!doctype html><title>Welcome to our network</title><p>Please log in.</p>';

describe('the message has arrived where the endpoint answers', () => {
  test.each<[string, Response]>([
    ['204 and nothing', new Response(null, { status: 204 })],
    ['200 and nothing', new Response()],
    ['202 and nothing', new Response(null, { status: 202 })],
    ['200 and a line break, labelled as a page, as PHP does', labelled('text/html', '\n')],
    ['201 and an object', labelled('application/json', '{"id": 7}', 201)],
    ['as Formspree does', json({ next: '/thanks', ok: true })],
    ['as Web3Forms does', json({ success: true, message: 'Email sent' })],
    ['as FormSubmit does', json({ success: 'true', message: 'The form was submitted successfully.' })],
    ['as a function without an answer of its own does', json(null)],
    ['with a status in words', json({ status: 'success', error: null, errors: [] })],
    ['with errors that are none', json({ status: 200, error: '', errors: {} })],
    ['JSON that is labelled as something else', labelled('text/html', '{"ok": true}')],
    ['problem-free JSON of its own type', labelled('application/vnd.api+json', '{"data": {}}')],
  ])('%s', async (_, response) => {
    answerWith(response);
    expect(await deliver(endpoint, '{}')).toBe(true);
  });
});

describe('the message has not arrived where something answers', () => {
  test.each<[string, Response]>([
    ['with the page of a network that asks to log in', labelled('text/html; charset=utf-8', page)],
    ['with a page that is labelled as JSON', labelled('application/json', page)],
    ['with a page that is labelled as text', labelled('text/plain', page)],
    ['with a page without a label', new Response(new TextEncoder().encode(page))],
    ['with words', labelled('text/plain', 'Please log in.')],
    ['with JSON that breaks off', labelled('application/json', '{"ok": tr')],
    ['with XML', labelled('application/xml', '<ok/>')],
    ['with a script', labelled('text/javascript', 'location = "/login"')],
    ['with no, as FormSubmit does', json({ success: 'false', message: 'This form needs activation.' })],
    ['with ok: false', json({ ok: false })],
    ['with false alone', json(false)],
    ['with a status in words', json({ status: 'error', message: 'Limit reached' })],
    ['with fail, as JSend has it', json({ status: 'fail', data: { email: 'not valid' } })],
    ['with an error', json({ error: 'Form not found' })],
    ['with a list of errors', json({ errors: [{ field: 'email', code: 'TYPE_EMAIL' }] })],
    ['with errors by field', json({ errors: { email: ['not valid'] } })],
    ['with errors that are there', json({ errors: true })],
    ['with how many errors there are', json({ errors: 3 })],
    ['with status 400', labelled('application/json', '{"ok": true}', 400)],
    ['with status 500 and nothing', new Response(null, { status: 500 })],
    ['not at all, as the browser tells of a redirect or of CORS', Response.error()],
  ])('%s', async (_, response) => {
    answerWith(response);
    expect(await deliver(endpoint, '{}')).toBe(false);
  });

  test('and then stops in the middle of the answer', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      const start = (answer: ReadableStreamDefaultController) => {
        answer.enqueue(new TextEncoder().encode('{"ok":'));
        signal?.addEventListener('abort', () => answer.error(signal.reason));
      };
      return new Response(new ReadableStream({ start }));
    });
    const delivered = deliver(endpoint, '{}');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await delivered).toBe(false);
  });
});

test('a redirect is not followed: its target has not received the message', async () => {
  const fetched = answerWith(new Response());
  await deliver(endpoint, '{"name": "Asha"}');
  expect(fetched).toHaveBeenCalledWith(
    endpoint,
    expect.objectContaining({ method: 'POST', redirect: 'error', body: '{"name": "Asha"}' }),
  );
});
