import { words } from '../../words';
import { keepWork, type StudioContext } from '../context';
import { takeOverAll } from './disk';
import type { KeptDraft } from '../documents/drafts';

/** Goes on with a draft, on top of what the disk has by now. */
export async function takeUpWork(context: StudioContext, draft: KeptDraft): Promise<void> {
  const { store } = context;
  const kept = new Map(draft.documents.map((document) => [document.path, document]));
  const documents = new Map([...store.get().session.documents, ...kept]);
  const unfinished = new Map([...store.get().unfinished, ...(draft.unfinished ?? [])]);
  store.set({ session: { documents, past: draft.past, future: draft.future }, unfinished });
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
    store.set({ closedTabDrafts: store.get().closedTabDrafts.filter((one) => one !== draft) });
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
