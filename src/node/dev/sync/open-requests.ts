import { EventEmitter, once } from 'node:events';
import type { Connect } from 'vite';

/** Milliseconds that are waited for open requests, since a browser may never read its answer. */
const MAX_WAIT = 500;

/** Tracks whether a server has requests to answer. */
export interface OpenRequests {
  /** Counts the requests. */
  middleware: Connect.NextHandleFunction;
  /** Lets a request wait for something else; meanwhile it does not count. */
  waitFor(other: Promise<void>): Promise<void>;
  /** Waits until no request is open, but not for long. */
  untilIdle(): Promise<void>;
}

/** Begins to count the requests of a server. */
export function trackRequests(): OpenRequests {
  const ended = new EventEmitter().setMaxListeners(0);
  let open = 0;
  const end = () => {
    open--;
    if (open === 0) ended.emit('quiet');
  };
  return {
    middleware(_request, response, next) {
      open++;
      response.once('close', end);
      next();
    },
    async waitFor(other) {
      end();
      await other.finally(() => open++);
    },
    async untilIdle() {
      if (open > 0) await once(ended, 'quiet', { signal: AbortSignal.timeout(MAX_WAIT) }).catch(() => {});
    },
  };
}
