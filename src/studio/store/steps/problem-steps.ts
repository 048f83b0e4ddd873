import { valueAt } from '../../../content/json/value-at';
import { tokensIn } from '../../../content/model/pages/tokens';
import type { StudioFix, StudioIssue } from '../../../content/model/protocols/studio-issues';
import { words } from '../../words';
import { documentAt, type StudioContext } from '../context';
import { conflictOperations } from '../documents/conflict-operations';
import type { DocumentConflict } from '../documents/open-document';
import type { DocumentChange } from '../documents/session';
import { placeOfToken, tokensFor } from '../pages/site-tokens';
import { partAround, pathAt, siteDocumentOf } from '../places';
import type { NextSelection } from '../state';
import { load } from './disk';

/** A place of a document. */
type Place = Pick<StudioIssue, 'path' | 'pointer'>;

export type ProblemSteps = ReturnType<typeof problemSteps>;

/** What a person does about what is wrong, and about what somebody else has changed, too. */
export function problemSteps(context: StudioContext) {
  const { store, notify } = context;
  return {
    /** Leads to the field that an issue is about, or that has words that were found. */
    show: (place: Place): Promise<void> => showPlace(context, place),

    /** Makes the fix of an issue. */
    async fix(issue: StudioIssue, fix: StudioFix): Promise<void> {
      await this.show(issue);
      const name = words.form.fixTitle(fix.title);
      if (context.change(fix.operations, { name })) notify(words.problems.fixed(name), false);
    },

    /** Of two values of one place, takes the person's own, or that of the other; undo goes back to the one that was not taken. */
    resolve(conflict: DocumentConflict, isOurs: boolean): void {
      const { path } = conflict;
      const before = documentAt(context, path);
      const place = { path, pointer: partAround(conflict, before?.value) };
      const step = (name: string, change: DocumentChange) =>
        context.step({ name, changes: [change], from: place, to: place });
      // Before the steps: they move the places of the others.
      store.set({ conflicts: store.get().conflicts.filter((one) => one !== conflict) });
      const operations = before ? conflictOperations(before.value, conflict) : [];
      const isTaken = operations.length > 0 && step(words.conflicts.step, { path, operations });
      if (before && isTaken && !isOurs) step(words.conflicts.theirsStep, { path, text: before.text });
      context.renew();
    },
  };
}

/** Leads to the field of a place. */
export async function showPlace(context: StudioContext, place: Place): Promise<void> {
  if (!(await load(context, place.path))) return;
  const document = documentAt(context, place.path)?.value;
  const selection = { pointer: partAround(place, document), property: place.pointer };
  if (place.path === context.store.get().page) context.select(selection);
  else await context.open(place.path, selection);
}

/**
 * Selects what was clicked in the frame: a part of its page, or of what stands on every page. A text that is one token leads to the
 * value that the person sees: who writes over the token changes one place, and loses it.
 */
export async function pickPlace(
  context: StudioContext,
  picked: NextSelection,
  isSite: boolean,
): Promise<void> {
  const state = context.store.get();
  const { property: pointer } = picked;
  const path = isSite ? siteDocumentOf(state) : pathAt(state, state.route);
  if (path === undefined) return context.select(picked);
  if (pointer !== undefined && !(await load(context, path))) return;
  const token = pointer && tokenAlone(valueAt(documentAt(context, path)?.value, pointer));
  if (token && Object.hasOwn(tokensFor(path, state), token)) {
    await showPlace(context, placeOfToken(path, token, context.store.get()));
    context.notify(words.find.isOneValue(token), false);
  } else if (isSite && pointer !== undefined) await showPlace(context, { path, pointer });
  else if (path === state.page) context.select(picked);
  else await context.open(path, picked);
}

/** The token that a text consists of. */
function tokenAlone(value: unknown): string | undefined {
  const [token] = typeof value === 'string' ? tokensIn(value) : [];
  return token !== undefined && value === `{${token}}` ? token : undefined;
}
