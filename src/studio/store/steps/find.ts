import type { Operation } from '../../../content/model/operation';
import { valueAt } from '../../../content/json/value-at';
import type { FoundPlaces } from '../../../content/model/protocols/studio-protocol';
import { changedDocuments, type DocumentChange } from '../documents/session';
import { documentAt, draftOf, notifyFailure, type StudioContext } from '../context';
import { load } from './disk';
import { words } from '../../words';

/** Where words stand, in the site as it is here; undefined where the server does not answer. */
export async function findText(context: StudioContext, text: string): Promise<FoundPlaces | undefined> {
  const documents = changedDocuments(context.store.get().session).map(draftOf);
  try {
    return await context.server.call('find', { documents, text });
  } catch (error) {
    notifyFailure(context, error, words.server.gone);
    return undefined;
  }
}

/**
 * What writes other words at all these places, as parts of one step. The documents are opened.
 *
 * @returns undefined where one cannot be opened; the person was told why
 */
export async function replacements(
  context: StudioContext,
  places: FoundPlaces['places'],
  { text, instead }: { text: string; instead: string },
): Promise<DocumentChange[] | undefined> {
  const changes: DocumentChange[] = [];
  for (const path of new Set(places.map((place) => place.path))) {
    if (!(await load(context, path))) return undefined;
    const document = documentAt(context, path);
    const operations = places
      .filter((place) => place.path === path)
      .flatMap(({ pointer }): Operation[] => {
        const value = valueAt(document?.value, pointer);
        if (typeof value !== 'string' || !value.includes(text)) return [];
        return [{ kind: 'set', pointer, value: value.replaceAll(text, () => instead), expected: value }];
      });
    if (operations.length > 0) changes.push({ path, operations });
  }
  return changes;
}
