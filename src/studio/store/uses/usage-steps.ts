import {
  hasToken,
  renameToken,
  renameTokenHere,
  type TokenNames,
} from '../../../content/edit/uses/rename-token';
import { reachOf } from '../../../content/model/reach';
import type { FoundUses, NamedPlace } from '../../../content/model/protocols/studio-plans';
import { SITE_PATH } from '../../../content/model/source';
import { words } from '../../words';
import { documentAt, draftOf, notifyFailure, type StudioContext } from '../context';
import { changedDocuments, type DocumentChange } from '../documents/session';
import { documentName } from '../pages/page-name';
import { load } from '../steps/disk';
import { showPlace } from '../steps/problem-steps';

export type UsageSteps = ReturnType<typeof usageSteps>;

/** What a person does with something that is used in many places. */
export function usageSteps(context: StudioContext) {
  const { store } = context;
  return {
    /** Gives a token of the open document another name, in all documents that use it: one step. */
    renameToken: (names: TokenNames): Promise<void> => renameEverywhere(context, names),

    /** Leads to the only one of some places, or lists them. */
    show(title: string, places: readonly NamedPlace[]): void {
      const [place, ...others] = places;
      if (place && others.length === 0) void showPlace(context, place);
      else store.set({ listed: { title, places } });
    },

    hide: (): void => store.set({ listed: undefined }),
  };
}

async function renameEverywhere(context: StudioContext, names: TokenNames): Promise<void> {
  const { store, notify } = context;
  const { page, selection } = store.get();
  if (page === undefined || !hasToken(documentAt(context, page)?.value, names.from)) return;
  if (!(await load(context, SITE_PATH))) return;
  const name = words.uses.renameStep(names.from, names.to);
  const here = { path: page, pointer: selection.pointer };
  if (isOfThisDocument(context, page, names)) {
    const operations = renameTokenHere(documentAt(context, page)?.value, names);
    context.step({ name, changes: [{ path: page, operations }], from: here, to: here });
    return;
  }
  const uses = await askForUses(context, names.from);
  if (!uses) return;
  const paths = new Set([...uses.holders, ...uses.places.map(({ path }) => path)]);
  for (const path of paths) if (!(await load(context, path))) return;
  // It may have got the name by now: Enter and leaving the field both give it.
  if (!hasToken(documentAt(context, page)?.value, names.from)) return;
  const taken = uses.holders.find((path) => hasToken(documentAt(context, path)?.value, names.to));
  if (taken !== undefined)
    return notify(words.uses.nameTaken(names.to, documentName(store.get(), taken)), true);
  if (!context.step({ name, changes: changesIn(context, paths, names), from: here, to: here })) return;
  if (uses.unread.length > 0) {
    const unread = uses.unread.map((path) => documentName(store.get(), path));
    return notify(words.uses.renamedButIn(names.to, names.from, unread), true);
  }
  const reach = reachOf(uses.places.map(({ path }) => path));
  notify(words.uses.renamed(names.to, uses.places.length, reach), false);
}

/** Whether a language is to have a value of its own for another token of the site, or has one that the site has not. */
function isOfThisDocument(context: StudioContext, page: string, names: TokenNames): boolean {
  if (page === SITE_PATH) return false;
  const site = documentAt(context, SITE_PATH)?.value;
  return !hasToken(site, names.from) || hasToken(site, names.to);
}

async function askForUses(context: StudioContext, name: string): Promise<FoundUses | undefined> {
  const documents = changedDocuments(context.store.get().session).map(draftOf);
  try {
    return await context.server.call('uses', { documents, thing: { kind: 'token', name } });
  } catch (error) {
    notifyFailure(context, error, words.server.gone);
    return undefined;
  }
}

function changesIn(context: StudioContext, paths: Iterable<string>, names: TokenNames): DocumentChange[] {
  return [...paths].flatMap((path) => {
    const operations = renameToken(documentAt(context, path)?.value, names);
    return operations.length === 0 ? [] : [{ path, operations }];
  });
}
