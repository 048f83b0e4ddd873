import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';

/**
 * Lets a handler be asynchronous. An error in it fails one answer: Vite prints in the terminal and in the answer what
 * it was. Without this it would end the server.
 *
 * @param handle answers a request, or calls `next`
 */
export function forwardErrors(
  handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      await handle(request, response, next);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else next(error);
    }
  };
}
