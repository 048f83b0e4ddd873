import { withoutByteOrderMark } from '../../../content/json/byte-order-mark';
import { parseJson } from '../../../content/json/parse';
import { operationsBetween } from '../../../content/edit/operations/between/operations-between';
import { nameOperation } from '../../../content/edit/operations/words/name-operation';
import type { WrittenExplanation, WrittenOffers } from '../../../content/model/protocols/studio-writing';
import { words } from '../../words';
import { documentAt, type StudioContext } from '../context';
import { documentName } from '../pages/page-name';
import type { Unfinished } from '../documents/unfinished';

export type JsonSteps = ReturnType<typeof jsonSteps>;

/** What a person does with a document as JSON. */
export function jsonSteps(context: StudioContext) {
  const { store, server } = context;
  const placeIn = (path: string, text: string, offset: number) => ({
    documents: context.draft().documents,
    path,
    text,
    offset,
  });
  return {
    /**
     * Makes a step of a text that somebody has written for the open document.
     *
     * @param group the same for what is undone in one step
     * @returns whether it was possible
     */
    write(text: string, group: string): boolean {
      const { page, selection, session } = store.get();
      const document = page === undefined ? undefined : documentAt(context, page);
      const parsed = parseJson(withoutByteOrderMark(text));
      if (page === undefined || !document || document.readOnly !== undefined || !('value' in parsed))
        return false;
      const place = { path: page, pointer: selection.pointer };
      const typing = session.past.at(-1)?.typing;
      const before = typing?.group === group ? typing.before : document;
      const name = nameOf(before.value, parsed.value);
      return context.step({ name, changes: [{ path: page, text }], from: place, to: place, group });
    },

    /** Keeps JSON that is not finished, or forgets it, since it is finished or thrown away. */
    keepUnfinished(path: string, text: Unfinished | undefined): void {
      const before = store.get().unfinished;
      if (text === undefined && !before.has(path)) return;
      const unfinished = new Map(before);
      if (text === undefined) unfinished.delete(path);
      else unfinished.set(path, text);
      store.set({ unfinished });
      context.keepSoon();
    },

    /** Says that JSON which is not finished is kept, where another document is about to be opened. */
    leave(next: string): void {
      const { page, unfinished } = store.get();
      if (page === undefined || page === next || !unfinished.has(page)) return;
      context.notify(words.json.kept(documentName(store.get(), page)), false);
    },

    /** What may stand at a place in a text that is being written. */
    offersAt: (path: string, text: string, offset: number): Promise<WrittenOffers> =>
      server.call('complete', placeIn(path, text, offset)),

    /** What is at a place in it. */
    explainAt: async (path: string, text: string, offset: number): Promise<WrittenExplanation | undefined> =>
      (await server.call('explain', placeIn(path, text, offset))).explanation,
  };
}

function nameOf(before: unknown, after: unknown): string {
  const [first, ...more] = operationsBetween(before, after);
  if (!first) return words.json.steps.layout;
  return more.length === 0 ? nameOperation(first) : words.json.steps.several;
}
