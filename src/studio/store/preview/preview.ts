import type { DevView } from '../../../content/model/protocols/dev-protocol';
import type { DraftRequest } from '../../../content/model/protocols/studio-documents';
import type { StudioIssue } from '../../../content/model/protocols/studio-issues';
import { isEqual } from '../../../content/util/is-equal';
import { ServerGone, type Server } from '../server/server';
import { withNextFrame } from './with-next-frame';

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

/** Milliseconds from a view that is known until the server is asked for it: the page is painted first, with all that the machine has. */
const PAINT_MS = 40;

/**
 * Milliseconds from a view until the server is asked what is wrong. Whoever types has written the next letter by then: what is wrong
 * is drawn anew with each answer, and a letter that comes soon after waits for the next frame of the screen, up to 17 ms.
 */
const PAUSE_MS = 150;

/** Of so many drafts the views are kept: a step that is undone or repeated is shown before the server has answered. */
const MAX_VIEWS = 30;

/** Shows drafts: one call at a time, with the draft as it is when the call is made, so that typing never queues. */
export interface Preview {
  /** Shows the draft as it is now. */
  renew(): void;
  /** To be called when something on the disk has changed: any draft may look different now. */
  forget(): void;
  /** Asks at once what is wrong, where that is not known of the draft as it is; undefined where it is. */
  untilChecked(): Promise<void> | undefined;
  /** Milliseconds of `performance.now()` at which the latest change was made. */
  readonly stamp: number;
}

/** Starts with nothing shown. */
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
  /** Whether it is known what is wrong in the draft as it is. */
  let isChecked = true;
  /** By draft, the latest last. */
  const views = new Map<string, DevView>();
  /** The draft that was shown last, and when that was asked for. */
  let shown = { key: '', stamp: 0 };

  function show(key: string, view: DevView, asked: number): void {
    views.delete(key);
    views.set(key, view);
    for (const oldest of views.keys()) {
      if (views.size <= MAX_VIEWS) break;
      views.delete(oldest);
    }
    shown = { key, stamp: asked };
    onView(view, asked);
  }

  /** Shows the draft as it is now, where it was shown before; returns whether it was. */
  function showKnown(): boolean {
    const key = keyOf(draft());
    const known = views.get(key);
    if (known) show(key, known, stamp);
    return known !== undefined;
  }

  /** Shows what the server has answered, unless that is in view already, or a later draft is. */
  function showAnswer(key: string, view: DevView, asked: number): void {
    if (asked < shown.stamp) return;
    if (key === shown.key && isEqual(view, views.get(key))) return;
    show(key, view, asked);
  }

  async function check(request: DraftRequest, asked: number): Promise<void> {
    try {
      const { issues } = await server.call('issuesHere', request);
      if (asked !== stamp) return;
      isChecked = true;
      onIssues(issues);
    } catch {
      // The next draft tells that the server does not answer.
    }
  }

  async function run(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (isStale) {
      isStale = false;
      const asked = stamp;
      try {
        const request = draft();
        const { view } = await server.call('draft', request);
        onConnection(true);
        showAnswer(keyOf(request), view, asked);
        setTimeout(() => {
          if (asked === stamp && !isChecked) void check(request, asked);
        }, PAUSE_MS);
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
      isChecked = false;
      if (showKnown()) setTimeout(run, PAINT_MS);
      // To send and to answer takes other threads, and the letter would wait for them on two cores.
      else withNextFrame(run);
    },
    forget: () => views.clear(),
    untilChecked: () => (isChecked ? undefined : check(draft(), stamp)),
    get stamp() {
      return stamp;
    },
  };
}

const keyOf = ({ route, documents }: DraftRequest) => JSON.stringify([route, documents]);
