import { HOME } from '../../../content/model/addresses/route';
import { SITE_PATH } from '../../../content/model/source';
import type { StudioChanged, StudioDocument } from '../../../content/model/protocols/studio-documents';
import { words } from '../../words';
import { documentAt, keepWork, notifyFailure, renewLists, type StudioContext } from '../context';
import { isChanged, type OpenDocument, openedDocument } from '../documents/open-document';
import { changedDocuments, goneElsewhere } from '../documents/session';
import { takeOver } from '../documents/take-over';
import { documentName } from '../pages/page-name';
import { withSession } from '../follow-selection';

/** @returns whether a document is open by now */
export async function load(context: StudioContext, path: string): Promise<boolean> {
  if (documentAt(context, path)) return true;
  const document = await ask(context, path);
  if (!document) return false;
  // It may have been asked for twice, and be changed by now.
  if (documentAt(context, path)) return true;
  const { session } = context.store.get();
  const documents = new Map(session.documents).set(path, openedDocument(document));
  context.store.set({ session: { ...session, documents } });
  return true;
}

/** Takes over what others have written, under what was done here. What both have changed is for the person to choose. */
export async function takeOverAll(context: StudioContext, paths: readonly string[]): Promise<void> {
  const { store, notify } = context;
  for (const path of paths) {
    const now = await ask(context, path);
    if (!now || isKnown(documentAt(context, path), now.hash)) continue;
    const wasChanged = changedDocuments(store.get().session).some((one) => one.path === path);
    // The latest draft, before the person may be asked which of the two stays.
    if (wasChanged) await keepWork(context);
    // It may have been taken over meanwhile, where two messages have told of it.
    if (isKnown(documentAt(context, path), now.hash)) continue;
    const state = store.get();
    const { session, conflicts } = takeOver(state.session, now, context.schemaOf);
    const next = withSession(state, session);
    store.set({ ...next, conflicts: [...next.conflicts, ...conflicts] });
    const name = documentName(store.get(), path);
    if (conflicts.length > 0) notify(words.conflicts.found(conflicts.length), true);
    else if (wasChanged && now.problem !== undefined) notify(words.save.brokenElsewhere(name), true);
    else if (wasChanged) notify(words.save.merged(name), false);
    else notify(words.save.changedElsewhere(name), false);
  }
}

/** Takes over what has changed on the disk. */
export async function diskChanged(
  context: StudioContext,
  { documents, others }: StudioChanged,
): Promise<void> {
  const { session, beginning } = context.store.get();
  // Somebody else may have begun the site.
  if (beginning) return context.start(HOME);
  const changed = documents.filter(({ path, hash }) => {
    const open = session.documents.get(path);
    return open && !isKnown(open, hash);
  });
  for (const { path, hash } of changed) if (hash === null) leave(context, path);
  await takeOverAll(
    context,
    changed.flatMap(({ path, hash }) => (hash === null ? [] : [path])),
  );
  context.renew();
  if (others || documents.some(({ path }) => !session.documents.has(path) || path === SITE_PATH))
    await renewLists(context);
}

/** The server does not answer, or does so again: then what has changed on the disk meanwhile is taken over. */
export function connectionChanged(context: StudioContext, isConnected: boolean): void {
  const { store, notify } = context;
  if (isConnected === store.get().isConnected) return;
  store.set({ isConnected });
  notify(isConnected ? words.server.back : words.server.gone, !isConnected);
  if (!isConnected) {
    context.renew();
    return;
  }
  const open = [...store.get().session.documents.values()];
  const onDisk = open.filter(({ disk }) => disk.hash !== null).map(({ path }) => path);
  void takeOverAll(context, onDisk).then(() => renewLists(context));
}

/** A document was deleted by somebody else. */
function leave(context: StudioContext, path: string): void {
  const document = documentAt(context, path);
  if (!document) return;
  const { store, notify } = context;
  const isKept = isChanged(document) && !document.isDeleted;
  const name = documentName(store.get(), path);
  const notice = isKept ? words.save.goneButKept(name) : words.save.goneElsewhere(name);
  store.set({ session: goneElsewhere(store.get().session, path, notice) });
  if (!document.isDeleted) notify(notice, true);
}

/** A document that could not be read is asked for again, even where it is what it was before. */
const isKnown = (open: OpenDocument | undefined, hash: string | null) =>
  open?.disk.hash === hash && open.readOnly === undefined;

async function ask(context: StudioContext, path: string): Promise<StudioDocument | undefined> {
  try {
    return (await context.server.call('open', { path })).document;
  } catch (error) {
    notifyFailure(context, error, words.server.gone);
    return undefined;
  }
}
