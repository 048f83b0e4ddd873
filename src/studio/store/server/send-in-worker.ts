import type { AskedRequest, RequestAnswer } from './request-worker';
import RequestWorker from './request-worker?worker&inline';

/** Makes a request in a thread of its own: to make one took the thread that draws 1.6 of the 7.4 ms of a letter. */
export type SendInWorker = (request: Omit<AskedRequest, 'id'>) => Promise<RequestAnswer>;

/** Starts the thread of the requests. */
export function startRequestWorker(): SendInWorker {
  const waiting = new Map<number, (answer: RequestAnswer) => void>();
  let worker: Worker | undefined;
  let last = 0;

  function answer(data: RequestAnswer): void {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  }

  /** A thread that cannot start, or has failed, answers nothing any more. The next request starts another one. */
  function fail(): void {
    worker?.terminate();
    worker = undefined;
    for (const id of waiting.keys()) answer({ id, status: 0, text: '' });
  }

  function start(): Worker {
    const started = new RequestWorker();
    started.addEventListener('message', ({ data }: MessageEvent<RequestAnswer>) => answer(data));
    started.addEventListener('error', fail);
    return started;
  }

  worker = start();
  return (request) =>
    new Promise((resolve) => {
      const id = ++last;
      waiting.set(id, resolve);
      worker ??= start();
      worker.postMessage({ ...request, id } satisfies AskedRequest);
    });
}
