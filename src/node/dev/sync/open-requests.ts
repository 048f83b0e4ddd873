import { EventEmitter, once } from 'node:events';
import type { Connect } from 'vite';

/** Milliseconds that are waited for open requests, since a browser may never read its answer. */
const MAX_WAIT = 500;

/** Tracks whether a server has requests to answer. */
export interface OpenRequests {
  /** Counts the requests. */
  middleware: Connect.NextHandleFunction;
  /** Lets a request wait for something else; until then, it does not count. */
  waitFor(other: Promise<void>, response: EventEmitter): Promise<void>;
  /** Waits until no request is open, but not for long. */
  untilIdle(): Promise<void>;
}

/** Begins to count the requests of a server. */
export function trackRequests(): OpenRequests {
  const ended = new EventEmitter().setMaxListeners(0);
  const open = new Set<EventEmitter>();
  const waiting = new Set<EventEmitter>();
  const isIdle = () => open.size === waiting.size;
  const tellWhenIdle = () => {
    if (isIdle()) ended.emit('idle');
  };
  return {
    middleware(_request, response, next) {
      open.add(response);
      response.once('close', () => {
        open.delete(response);
        waiting.delete(response);
        tellWhenIdle();
      });
      next();
    },
    async waitFor(other, response) {
      if (open.has(response)) waiting.add(response);
      tellWhenIdle();
      await other.finally(() => waiting.delete(response));
    },
    async untilIdle() {
      if (!isIdle()) await once(ended, 'idle', { signal: AbortSignal.timeout(MAX_WAIT) }).catch(() => {});
    },
  };
}
