/** After this many milliseconds without a whole answer, sending has failed. */
const SEND_TIMEOUT = 30_000;

/**
 * Sends a message to the site's endpoint.
 *
 * @param endpoint an https address that takes JSON
 * @param body the message as JSON
 * @returns whether the endpoint has confirmed it (docs/decisions/2026-11-22-when-a-message-counts-as-sent.md)
 */
export async function deliver(endpoint: string, body: string): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  // Not AbortSignal.timeout, which some supported browsers do not have.
  const timeout = new AbortController();
  const timer = window.setTimeout(() => timeout.abort(), SEND_TIMEOUT);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body,
      // The target of a redirect has not received the message; networks with a login page redirect.
      redirect: 'error',
      signal: timeout.signal,
    });
    return response.ok && isConfirmed(await response.text());
  } catch {
    return false;
  } finally {
    window.clearTimeout(timer);
  }
}

/** Values by which services report a failure in JSON, some of them with status 200. */
const NO = /^(?:false|error|fail\w*)$/i;

/**
 * What form services answer: nothing, or JSON that names no failure. A web page is neither, whatever its content type.
 *
 * @throws SyntaxError where the answer is neither
 */
function isConfirmed(text: string): boolean {
  if (!text.trim()) return true;
  const answer: unknown = JSON.parse(text);
  const { ok, success, status, error, errors } = Object(answer) as Record<string, unknown>;
  return ![answer, ok, success, status].some((each) => NO.test(String(each))) && !error && isEmpty(errors);
}

const isEmpty = (value: unknown) => !value || (typeof value === 'object' && Object.keys(value).length === 0);
