import { operationsBetween } from '../../../content/edit/operations/between/operations-between';
import type { StudioProblem } from '../../../content/model/protocols/studio-documents';
import type { PageAction, PagePlan } from '../../../content/model/protocols/studio-plans';
import { documentAt, draftOf, type StudioContext } from '../context';
import { load } from './disk';
import { newDocument } from '../documents/open-document';
import { reasonOf } from '../server/server';
import { changedDocuments, type DocumentChange } from '../documents/session';

/** Asks what an action on a page would change, in the site as it is here. */
export async function planPage(
  { server, store }: StudioContext,
  action: PageAction,
): Promise<PagePlan | StudioProblem> {
  const documents = changedDocuments(store.get().session).map(draftOf);
  try {
    return await server.call('plan', { documents, action });
  } catch (error) {
    return { problem: reasonOf(error) };
  }
}

/**
 * What a plan does to each document, as parts of one step. The documents are opened.
 *
 * @returns undefined where one cannot be opened; the person was told why
 */
export async function plannedChanges(
  context: StudioContext,
  { documents }: PagePlan,
): Promise<DocumentChange[] | undefined> {
  const known = new Set(context.store.get().pages.map(({ path }) => path));
  const changes: DocumentChange[] = [];
  for (const { path, file, text } of documents) {
    const isThere =
      documentAt(context, path)?.isDeleted !== true && (documentAt(context, path) || known.has(path));
    if (!isThere) {
      if (text !== null) changes.push({ path, create: { file, text } });
      continue;
    }
    if (!(await load(context, path))) return undefined;
    const now = documentAt(context, path);
    if (text === null) changes.push({ path, remove: true });
    else {
      const operations = operationsBetween(now?.value, newDocument(path, file, text).value);
      if (operations.length > 0) changes.push({ path, operations });
    }
  }
  return changes;
}
