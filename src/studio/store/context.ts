import type { DocumentSchema } from '../../content/schema/document-schema';
import type { Operation } from '../../content/model/operation';
import { SITE_PATH } from '../../content/model/source';
import type { DraftDocument, DraftRequest } from '../../content/model/protocols/studio-documents';
import type { NamedPlace } from '../../content/model/protocols/studio-plans';
import type { DraftKeeper } from './documents/drafts';
import type { OpenDocument } from './documents/open-document';
import { reasonOf, type Server, ServerGone } from './server/server';
import { changedDocuments, type NewStep, type Session, type Step } from './documents/session';
import type { NextSelection, NoticeOffer, StudioState, Store } from './state';

/** How a change of the open document is called, and what follows it. */
export interface ChangeOptions {
  /** By default that of its first operation. */
  name?: string;
  /** The same for what is undone in one step. */
  group?: string;
  /** What is selected afterwards. */
  to?: NextSelection;
}

/** What the parts of the studio share. */
export interface StudioContext {
  store: Store<StudioState>;
  server: Server;
  drafts: DraftKeeper;
  schemaOf(path: string): DocumentSchema | undefined;
  /**
   * Says something to a screen reader, and shows it for a moment.
   *
   * @param places that it is about, which it leads to
   * @param offer what can be done about it
   */
  notify(text: string, isProblem: boolean, places?: readonly NamedPlace[], offer?: NoticeOffer): void;
  /** The server does not answer, or does so again. */
  connection(isConnected: boolean): void;
  /** Shows the draft as it is now, and keeps it in the browser when nobody types. */
  renew(): void;
  /** Keeps the draft in the browser when nobody types; what the frame shows is the same. */
  keepSoon(): void;
  /**
   * Changes the session, and shows it.
   *
   * @returns whether it was possible; otherwise the person was told why
   */
  run(act: (session: Session) => Session): boolean;
  /**
   * Makes one step of all its changes, and shows it.
   *
   * @returns whether it was possible; otherwise the person was told why
   */
  step(newStep: NewStep, selection?: NextSelection): boolean;
  /** Asks for everything anew, and opens a page. */
  start(route: string): Promise<void>;
  /** Opens a document, and shows its page. */
  open(path: string, selection?: NextSelection): Promise<void>;
  /** Selects a block of the open document, or a property of it. */
  select(selection: NextSelection): void;
  /**
   * Changes the open document; all operations together are one step.
   *
   * @returns whether it was possible
   */
  change(operations: readonly Operation[], options?: ChangeOptions): boolean;
  /** What differs from the disk, and the page in the frame. */
  draft(): DraftRequest;
}

/** The open document at a path; undefined where it is not open. */
export const documentAt = ({ store }: StudioContext, path: string): OpenDocument | undefined =>
  store.get().session.documents.get(path);

/** Says why a call was not possible. */
export function notifyFailure({ notify, connection }: StudioContext, error: unknown, gone: string): void {
  if (error instanceof ServerGone) connection(false);
  notify(reasonOf(error, gone), true);
}

/** What is offered and listed, as it is on the disk by now. */
export async function renewLists({ server, store }: StudioContext): Promise<void> {
  try {
    const [{ pages }, choices] = await Promise.all([server.call('pages', {}), server.call('choices', {})]);
    store.set({ pages, choices });
  } catch {
    // The next draft tells that the server does not answer.
  }
}

/** The pages with how many mistakes each has. */
export async function renewPages({ server, store }: StudioContext): Promise<void> {
  try {
    const { pages } = await server.call('pages', {});
    store.set({ pages });
  } catch {
    // The next draft tells that the server does not answer.
  }
}

/** A document as the server is asked about it. */
export const draftOf = ({ path, disk, text, isDeleted = false }: OpenDocument): DraftDocument => ({
  path,
  base: disk.hash,
  text: isDeleted ? null : text,
});

/** The folder that is open, by the site document as the person knows it. */
export function siteOf({ pages }: StudioState): string {
  return (pages.find(({ path }) => path === SITE_PATH) ?? pages[0])?.file ?? '';
}

/**
 * Keeps the draft in the browser, since the tab may be closed; forgets it once everything is saved. While the person is asked about what
 * two have changed, it stays as it was before: a tab that is opened anew asks again.
 */
export async function keepWork({ store, drafts }: StudioContext): Promise<void> {
  const state = store.get();
  const { session, page, conflicts, unfinished } = state;
  if (page === undefined || conflicts.length > 0) return;
  const documents = changedDocuments(session);
  if (documents.length === 0 && unfinished.size === 0) return drafts.forget(drafts.session);
  const withoutTyping = ({ typing: _, ...step }: Step): Step => step;
  await drafts.keep({
    site: siteOf(state),
    at: Date.now(),
    page,
    documents,
    past: session.past.map(withoutTyping),
    future: session.future,
    unfinished,
  });
}
