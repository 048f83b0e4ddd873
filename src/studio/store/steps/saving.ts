import { documentKind } from '../../../content/model/source';
import { words } from '../../words';
import { draftOf, notifyFailure, renewLists, type StudioContext } from '../context';
import { takeOverAll } from './disk';
import type { OpenDocument } from '../documents/open-document';
import { changedDocuments, saved, sealed } from '../documents/session';
import { documentName } from '../pages/page-name';

/** Writes all changed documents, or none. What somebody else has written meanwhile is taken over first. JSON that is not finished stays here. */
export async function save(context: StudioContext): Promise<void> {
  await write(context);
  const { unfinished, notice } = context.store.get();
  if (unfinished.size > 0 && !notice.isProblem) context.notify(words.json.savedWithout, true);
}

async function write(context: StudioContext): Promise<void> {
  const { store, server, drafts, notify } = context;
  const { conflicts, isSaving } = store.get();
  if (isSaving) return;
  if (conflicts.length > 0) return notify(words.save.conflictsFirst, true);
  const session = sealed(store.get().session);
  const documents = changedDocuments(session);
  if (documents.length === 0) return notify(words.save.nothing, false);
  const unwritable = documents.find(({ readOnly }) => readOnly !== undefined);
  if (unwritable?.readOnly) {
    const page = documentName(store.get(), unwritable.path);
    return notify(words.save.unwritable(page, unwritable.readOnly), true);
  }
  store.set({ session, isSaving: true });
  try {
    const answer = await server.call('save', { session: drafts.session, documents: documents.map(draftOf) });
    if ('problem' in answer) notify(answer.problem, true);
    else if ('saved' in answer) wereSaved(context, documents, answer.saved);
    else
      await wereChangedElsewhere(
        context,
        answer.conflicts.map(({ path }) => path),
      );
  } catch (error) {
    notifyFailure(context, error, words.save.noServer);
  } finally {
    store.set({ isSaving: false });
  }
}

async function wereChangedElsewhere(context: StudioContext, paths: readonly string[]): Promise<void> {
  await takeOverAll(context, paths);
  context.renew();
  context.store.set({ isSaving: false });
  if (context.store.get().conflicts.length === 0) await write(context);
}

function wereSaved(
  context: StudioContext,
  documents: readonly OpenDocument[],
  written: readonly { path: string; hash: string | null }[],
): void {
  const { store, notify } = context;
  const hashes = new Map(written.map(({ path, hash }) => [path, hash]));
  const sent = new Map(documents.map((document) => [document.path, document]));
  store.set({ session: saved(store.get().session, sent, hashes) });
  // Pages first: for a new page only a menu entry changes in the site document.
  const named = [...documents.filter(isPage), ...documents.filter((document) => !isPage(document))];
  notify(words.save.saved(named.map(({ path }) => documentName(store.get(), path))), false);
  context.renew();
  void renewLists(context);
}

const isPage = ({ path }: OpenDocument) => documentKind(path) === 'page';
