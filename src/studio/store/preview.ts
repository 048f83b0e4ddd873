import type { DevView } from '../../content/model/protocols/dev-protocol';
import type { DraftRequest } from '../../content/model/protocols/studio-documents';
import type { StudioIssue } from '../../content/model/protocols/studio-issues';
import { ServerGone, type Server } from './server';

interface PreviewOptions {
  server: Server;
  /** The draft as it is now. */
  draft(): DraftRequest;
  onView(view: DevView, stamp: number): void;
  /** What is wrong in the draft, where it is still the same. */
  onIssues(issues: readonly StudioIssue[]): void;
  onRefused(message: string): void;
  /** The server does not answer, or does so again. */
  onConnection(isConnected: boolean): void;
}

/** Milliseconds between two attempts to reach a server that does not answer. */
const RETRY_MS = 700;

/** Milliseconds from a view until what is wrong is asked for: meanwhile the page is painted with all that the machine has. */
const CHECK_MS = 40;

/** Shows drafts: one call at a time, with the draft as it is when the call is made, so that typing never queues. */
export interface Preview {
  /** Shows the draft as it is now. */
  renew(): void;
  /** Milliseconds of `performance.now()` at which the latest change was made. */
  readonly stamp: number;
}

export function createPreview({
  server,
  draft,
  onView,
  onIssues,
  onRefused,
  onConnection,
}: PreviewOptions): Preview {
  let isBusy = false;
  let isStale = false;
  let stamp = 0;

  async function check(request: DraftRequest, asked: number): Promise<void> {
    try {
      const { issues } = await server.call('issuesHere', request);
      if (asked === stamp) onIssues(issues);
    } catch {
      // The next draft tells that the server does not answer.
    }
  }

  async function run(): Promise<void> {
    isBusy = true;
    while (isStale) {
      isStale = false;
      const asked = stamp;
      try {
        const request = draft();
        const { view } = await server.call('draft', request);
        onConnection(true);
        onView(view, asked);
        // Whoever types on sees the next letter before what is wrong with this one.
        setTimeout(() => {
          if (asked === stamp) void check(request, asked);
        }, CHECK_MS);
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
