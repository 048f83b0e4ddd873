import type { DevView } from '../../content/model/dev-protocol';
import type { DraftRequest, StudioIssue } from '../../content/model/studio-protocol';
import { ServerGone, type Server } from './server';

interface PreviewOptions {
  server: Server;
  /** The draft as it is now. */
  draft(): DraftRequest;
  onAnswer(answer: { view: DevView; issues: readonly StudioIssue[] }, stamp: number): void;
  onRefused(message: string): void;
  /** The server does not answer, or does so again. */
  onConnection(isConnected: boolean): void;
}

/** Milliseconds between two attempts to reach a server that does not answer. */
const RETRY_MS = 700;

/** Shows drafts: one call at a time, with the draft as it is when the call is made, so that typing never queues. */
export interface Preview {
  /** Shows the draft as it is now. */
  renew(): void;
  /** Milliseconds of `performance.now()` at which the latest change was made. */
  readonly stamp: number;
}

export function createPreview({ server, draft, onAnswer, onRefused, onConnection }: PreviewOptions): Preview {
  let isBusy = false;
  let isStale = false;
  let stamp = 0;

  async function run(): Promise<void> {
    isBusy = true;
    while (isStale) {
      isStale = false;
      const asked = stamp;
      try {
        const answer = await server.call('draft', draft());
        onConnection(true);
        onAnswer(answer, asked);
      } catch (error) {
        if (error instanceof ServerGone) {
          onConnection(false);
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
          isStale = true;
        } else onRefused(error instanceof Error ? error.message : String(error));
      }
    }
    isBusy = false;
  }

  return {
    renew() {
      stamp = performance.now();
      isStale = true;
      if (!isBusy) void run();
    },
    get stamp() {
      return stamp;
    },
  };
}
