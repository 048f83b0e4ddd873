import type { DevView } from '../../../content/model/protocols/dev-protocol';
import type {
  ChangedFiles,
  DraftDocument,
  HandOverAnswer,
  HandOverRequest,
  OthersAnswer,
  StudioChanges,
  StudioHistory,
  StudioProblem,
} from '../../../content/model/protocols/studio-protocol';
import { words } from '../../words';
import type { StudioContext } from '../context';
import {
  askForChanges,
  askForHistory,
  askForOthers,
  getArchive,
  handOver,
  type TakeBack,
  takeBackChange,
} from './hand-over';
import { save } from './saving';
import { changedDocuments } from '../documents/session';

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
    history: (path: string): Promise<StudioHistory> => askForHistory(context, path),

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

    /** Saves, and hands the site over. */
    async handOver(request: HandOverRequest): Promise<HandOverAnswer> {
      if (changedDocuments(store.get().session).length > 0) await save(context);
      return handOver(context, request);
    },

    /** Saves, and answers the changed files as one archive. */
    async archive(): Promise<ChangedFiles | StudioProblem> {
      if (changedDocuments(store.get().session).length > 0) await save(context);
      return getArchive(context);
    },

    /** Takes over what others have pushed. Documents that are open follow the disk. */
    takeOthers: (): Promise<OthersAnswer> => askForOthers(context),
  };
}
