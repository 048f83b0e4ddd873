import type { Json } from './tab';

/** Sends a command of a session: its name in the address, and what belongs to it. */
export type Send = (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<Json>;

/**
 * Opens a session with a program that speaks WebDriver (W3C).
 *
 * @param address of the program
 * @param capabilities which browser it is to start, and how
 * @returns sends a command and waits for its answer; throws Error with what the program says where it refuses
 */
export async function openSession(address: string, capabilities: object): Promise<Send> {
  const session = await ask(`${address}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const id = session && typeof session === 'object' && 'sessionId' in session ? session.sessionId : '';
  return (method, command, body) => ask(`${address}/session/${id}${command}`, method, body);
}

async function ask(address: string, method: string, body?: object): Promise<Json> {
  // Every POST has a body, an empty one too.
  const sent = method === 'POST' ? JSON.stringify(body ?? {}) : undefined;
  const response = await fetch(address, { method, body: sent });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
