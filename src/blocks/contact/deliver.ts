/** After this many milliseconds without a whole answer, sending has failed. */
const SEND_TIMEOUT = 30_000;

/**
 * Sends a message to the site's endpoint.
 *
 * @param endpoint an https address that takes JSON
 * @param body the message as JSON
 * @returns whether the endpoint has said that it has it (docs/decisions/2026-11-22-when-a-message-counts-as-sent.md)
 */
export async function deliver(endpoint: string, body: string): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  // Not AbortSignal.timeout, which browsers that we support do not all have.
  const patience = new AbortController();
  const timer = window.setTimeout(() => patience.abort(), SEND_TIMEOUT);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body,
      // Somewhere else nobody has the message: a network that asks to log in sends there.
      redirect: 'error',
      signal: patience.signal,
    });
    return response.ok && saysYes(await response.text());
  } catch {
    return false;
  } finally {
    window.clearTimeout(timer);
  }
}

/** How services say in JSON that they have not taken a message, some with status 200. */
const NO = /^(?:false|error|fail\w*)$/i;

/**
 * What form services answer: nothing, or JSON that names no failure. A web page is neither, whatever it is labelled as.
 *
 * @throws SyntaxError where the answer is neither
 */
function saysYes(text: string): boolean {
  if (!text.trim()) return true;
  const answer: unknown = JSON.parse(text);
  const { ok, success, status, error, errors } = Object(answer) as Record<string, unknown>;
  return ![answer, ok, success, status].some((each) => NO.test(String(each))) && !error && isEmpty(errors);
}

const isEmpty = (value: unknown) => Object.keys(Object(value)).length === 0;
