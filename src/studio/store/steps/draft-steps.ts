import { SITE_PATH } from '../../../content/model/source';
import { words } from '../../words';
import type { StudioContext } from '../context';
import { takeOverAll } from './disk';
import type { KeptDraft } from '../documents/drafts';
import { changedDocuments, type Step } from '../documents/session';
import type { StudioState } from '../state';

/** The folder that is open, by the site document as the person knows it. */
export function siteOf({ pages }: StudioState): string {
  return (pages.find(({ path }) => path === SITE_PATH) ?? pages[0])?.file ?? '';
}

/** Keeps the draft in the browser, since the tab may be closed; forgets it once everything is saved. */
export async function keepWork({ store, drafts }: StudioContext): Promise<void> {
  const state = store.get();
  const { session, page } = state;
  if (page === undefined) return;
  const documents = changedDocuments(session);
  if (documents.length === 0) return drafts.forget(drafts.session);
  const withoutTyping = ({ typing: _, ...step }: Step): Step => step;
  await drafts.keep({
    site: siteOf(state),
    at: Date.now(),
    page,
    documents,
    past: session.past.map(withoutTyping),
    future: session.future,
  });
}

/** Goes on with a draft, on top of what the disk has by now. */
export async function takeUpWork(context: StudioContext, draft: KeptDraft): Promise<void> {
  const { store } = context;
  const kept = new Map(draft.documents.map((document) => [document.path, document]));
  const documents = new Map([...store.get().session.documents, ...kept]);
  store.set({ session: { documents, past: draft.past, future: draft.future } });
  const onDisk = draft.documents.filter(({ disk }) => disk.hash !== null);
  await takeOverAll(
    context,
    onDisk.map(({ path }) => path),
  );
}

export type DraftSteps = ReturnType<typeof draftSteps>;

/** What a person does with drafts that the browser has kept. */
export function draftSteps(context: StudioContext) {
  const { store, drafts, notify } = context;

  async function forget(draft: KeptDraft): Promise<void> {
    await drafts.forget(draft.session);
    store.set({ left: store.get().left.filter((one) => one !== draft) });
  }

  return {
    /** Keeps the draft of this tab at once, since the tab may be closed. */
    keepNow: (): Promise<void> => keepWork(context),

    /** Takes a draft up again that a closed tab has left. */
    async takeUp(draft: KeptDraft): Promise<void> {
      await takeUpWork(context, draft);
      await forget(draft);
      await context.open(draft.page);
      notify(words.drafts.takenUp, false);
    },

    async throwAway(draft: KeptDraft): Promise<void> {
      await forget(draft);
      notify(words.drafts.thrownAway, false);
    },
  };
}
