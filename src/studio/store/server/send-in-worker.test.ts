import { beforeEach, expect, test, vi } from 'vitest';
import { startRequestWorker } from './send-in-worker';

const { FakeWorker } = vi.hoisted(() => {
  /** A thread that answers each request with its address, as long as it is asked to. */
  class FakeWorker extends EventTarget {
    static started: FakeWorker[] = [];
    isAnswering = true;
    isEnded = false;
    constructor() {
      super();
      FakeWorker.started.push(this);
    }
    postMessage({ id, address }: { id: number; address: string }): void {
      const data = { id, status: 200, text: address };
      if (this.isAnswering) this.dispatchEvent(new MessageEvent('message', { data }));
    }
    terminate(): void {
      this.isEnded = true;
    }
  }
  return { FakeWorker };
});
vi.mock('./request-worker?worker&inline', () => ({ default: FakeWorker }));

beforeEach(() => {
  FakeWorker.started = [];
});

const request = (address: string) => ({ address, headers: {}, body: '' });

test('each request gets its own answer, from one thread', async () => {
  const send = startRequestWorker();
  const answers = await Promise.all([send(request('/one')), send(request('/two'))]);
  expect(answers.map(({ text }) => text)).toEqual(['/one', '/two']);
  expect(FakeWorker.started).toHaveLength(1);
});

test('where the thread fails, what waits is answered as not sent, and the next request starts another one', async () => {
  const send = startRequestWorker();
  const [first] = FakeWorker.started;
  Object.assign(first ?? {}, { isAnswering: false });
  const waiting = [send(request('/one')), send(request('/two'))];
  first?.dispatchEvent(new Event('error'));
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([0, 0]);
  expect(first?.isEnded).toBe(true);
  expect((await send(request('/three'))).text).toBe('/three');
  expect(FakeWorker.started).toHaveLength(2);
});
