import { operationsBetween } from '../../../content/edit/operations/between/operations-between';
import type { DevView } from '../../../content/model/protocols/dev-protocol';
import type { DraftDocument, StudioProblem } from '../../../content/model/protocols/studio-documents';
import type {
  ChangedDocument,
  ChangedFiles,
  HandOverAnswer,
  HandOverRequest,
  OthersAnswer,
  StudioChanges,
  StudioHistory,
} from '../../../content/model/protocols/studio-versions';
import { words } from '../../words';
import { documentAt, renewLists, type StudioContext } from '../context';
import { reasonOf } from '../server/server';
import type { OpenDocument } from '../documents/open-document';
import { load } from './disk';
import { save } from './saving';
import { changedDocuments, type DocumentChange } from '../documents/session';

/** What a document is to be: a value in place of its own, a text that is there again, or nothing. */
export type TakeBack = { value: (now: unknown) => unknown } | { file: string; text: string } | 'remove';

export type RepositorySteps = ReturnType<typeof repositorySteps>;

/** What a person does with what is different from the last commit. */
export function repositorySteps(context: StudioContext) {
  const { store, server, drafts, notify } = context;
  return {
    /** What differs from the last commit, with what is not saved yet. */
    changes: (): Promise<StudioChanges> => askForChanges(context),

    /** What the page at an address shows with other documents than those of the disk; by default with what is not saved yet. */
    async viewOf(
      side: string,
      route: string,
      documents: readonly DraftDocument[] = context.draft().documents,
    ): Promise<DevView> {
      const session = `${drafts.session}-${side}`;
      return (await server.call('draft', { session, documents, route })).view;
    },

    /** The versions of a page in the history of the repository. */
    history: (path: string): Promise<StudioHistory> => asked(() => server.call('history', { path })),

    /** Takes something of a document back, as one step. */
    async takeBack(name: string, path: string, act: TakeBack): Promise<void> {
      const change = await takeBackChange(context, path, act);
      if (!change) return;
      const { page, pages } = store.get();
      const place = { path: page ?? path, pointer: '' };
      if (!context.step({ name, changes: [change], from: place, to: place }, { pointer: '' })) return;
      const other = pages.find((one) => one.path !== path);
      if ('remove' in change && path === page && other) await context.open(other.path);
      notify(words.changes.takenBack(name), false);
    },

    /** Those of some new pictures that nothing shows; none where that is not known. */
    async unusedPictures(files: readonly string[]): Promise<readonly string[]> {
      if (files.length === 0) return [];
      const { documents } = context.draft();
      const answer = await asked(() => server.call('unusedPictures', { documents, files }));
      return 'problem' in answer ? [] : answer.files;
    },

    /**
     * Deletes a new picture that nothing shows.
     *
     * @returns whether it was possible; otherwise the person was told why
     */
    async removePicture(file: string): Promise<boolean> {
      const { documents } = context.draft();
      const answer = await asked(() => server.call('removePicture', { documents, file }));
      const isRemoved = !('problem' in answer);
      notify(isRemoved ? words.changes.pictureDeleted(file) : answer.problem, !isRemoved);
      if (isRemoved) await renewLists(context);
      return isRemoved;
    },

    /** Saves, and hands the site over. */
    handOver: (request: HandOverRequest): Promise<HandOverAnswer> =>
      askedOnceSaved(context, () => server.call('handOver', request)),

    /** Saves, and answers the changed files as one archive. */
    archive: (): Promise<ChangedFiles | StudioProblem> =>
      askedOnceSaved(context, () => server.call('archive', {})),

    /** Takes over what others have pushed. Documents that are open follow the disk. */
    takeOthers: (): Promise<OthersAnswer> => asked(() => server.call('takeOthers', {})),
  };
}

/** What differs from the last commit: on the disk, and in what is not saved yet. */
async function askForChanges(context: StudioContext): Promise<StudioChanges> {
  const answer = await asked(() => context.server.call('changes', {}));
  if ('problem' in answer) return answer;
  const documents = new Map(answer.documents.map((document) => [document.path, document]));
  for (const open of changedDocuments(context.store.get().session))
    documents.set(open.path, withDraft(open, documents.get(open.path)));
  const changed = [...documents.values()].filter(({ before, now }) => before !== now);
  return { ...answer, documents: changed.sort((one, other) => (one.path < other.path ? -1 : 1)) };
}

function withDraft(
  { path, file, disk, text, isDeleted }: OpenDocument,
  known?: ChangedDocument,
): ChangedDocument {
  const before = known ? known.before : disk.hash === null ? null : disk.text;
  return { path, file, before, now: isDeleted ? null : text };
}

/** Makes a call once everything is saved; where that is not possible, there is no call. */
async function askedOnceSaved<Answer>(
  context: StudioContext,
  call: () => Promise<Answer>,
): Promise<Answer | StudioProblem> {
  const isUnsaved = () => changedDocuments(context.store.get().session).length > 0;
  if (isUnsaved()) await save(context);
  return isUnsaved() ? { problem: words.handOver.notSaved } : asked(call);
}

/** The change that takes something of a document back; undefined where it cannot be changed. */
async function takeBackChange(
  context: StudioContext,
  path: string,
  act: TakeBack,
): Promise<DocumentChange | undefined> {
  if (typeof act === 'object' && 'text' in act) return { path, create: act };
  if (!(await load(context, path))) return undefined;
  const document = documentAt(context, path);
  if (document?.readOnly !== undefined) {
    context.notify(document.readOnly, true);
    return undefined;
  }
  if (act === 'remove') return { path, remove: true };
  const operations = operationsBetween(document?.value, act.value(document?.value));
  if (operations.length > 0) return { path, operations };
  context.notify(words.changes.same, false);
  return undefined;
}

/** Makes a call; where it is not possible, the answer says why. */
async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer | StudioProblem> {
  try {
    return await call();
  } catch (error) {
    return { problem: reasonOf(error) };
  }
}
