import { once } from 'node:events';
import WebSocket from 'ws';

/** Of the answers to the few commands that are sent, what is read of them (W3C WebDriver BiDi). */
interface Answers {
  'browser.createUserContext': { userContext: string };
  'browsingContext.create': { context: string };
  'browsingContext.captureScreenshot': { data: string };
  'script.callFunction': { result: { value: string }; exceptionDetails?: { text: string } };
}

type AnswerTo<Method extends string> = Method extends keyof Answers ? Answers[Method] : object;

export type Send = <Method extends string>(method: Method, params: object) => Promise<AnswerTo<Method>>;

/**
 * Opens a line to a browser that speaks WebDriver BiDi.
 *
 * @returns sends a command and waits for its answer; throws Error with what the browser says where it refuses
 */
export async function connect(address: string): Promise<Send> {
  const line = new WebSocket(address);
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(reason: Error): void }>();
  line.on('message', (data) => {
    const { id, result, error, message } = JSON.parse(String(data));
    const asker = waiting.get(id);
    waiting.delete(id);
    if (error) asker?.reject(new Error(`${error}: ${message}`));
    else asker?.resolve(result);
  });
  line.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed the line.'));
  });
  await once(line, 'open');
  let id = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      waiting.set(++id, { resolve, reject });
      line.send(JSON.stringify({ id, method, params }));
    });
}
