import { operationsBetween } from '../../../content/edit/operations/between/operations-between';
import { placeAfter } from '../../../content/edit/operations/merge/place-after';
import { rebase } from '../../../content/edit/operations/merge/rebase';
import { namePlace } from '../../../content/edit/operations/words/name-operation';
import { isWithin, parentOf, pointerTo, segmentsOf } from '../../../content/json/locate';
import type { Operation } from '../../../content/model/operation';
import type { StudioDocument } from '../../../content/model/protocols/studio-documents';
import type { DocumentSchema } from '../../../content/schema/document-schema';
import { type DocumentConflict, isNew, mergeDocument } from './open-document';
import { operationsIn, type Place, type SchemaOf, sealed, type Session, type Step } from './session';

/** Takes over what somebody else has written, under what was done here; the steps lead back to what they wrote. */
export function takeOver(
  session: Session,
  now: StudioDocument,
  schemaOf: SchemaOf,
): { session: Session; conflicts: DocumentConflict[] } {
  const before = session.documents.get(now.path);
  if (!before) return { session, conflicts: [] };
  const schema = schemaOf(now.path);
  const { document, conflicts } = mergeDocument(before, now, schema);
  // Two documents that have only their address in common: what was done to one means nothing in the other.
  const isReplaced = isNew(before) && conflicts.length > 0;
  const theirs = operationsBetween(before.value, document.value);
  const follow = (steps: readonly Step[]) =>
    isReplaced
      ? withoutDocument(steps, now.path)
      : rebasedSteps(steps, { path: now.path, base: before.value, theirs, schema });
  return {
    session: {
      documents: new Map(session.documents).set(now.path, document),
      past: follow(sealed(session).past.toReversed()).reverse(),
      future: follow(session.future),
    },
    conflicts,
  };
}

/** The steps without what they do to one document. */
function withoutDocument(steps: readonly Step[], path: string): Step[] {
  return steps.flatMap((step) => {
    const changes = step.changes.filter((change) => change.path !== path);
    return changes.length === 0 ? [] : [{ ...step, changes }];
  });
}

interface Theirs {
  path: string;
  base: unknown;
  theirs: readonly Operation[];
  schema: DocumentSchema | undefined;
}

/**
 * The same steps on a document that has changed under them. What they can no longer do is left out of them.
 *
 * @param steps in the order in which they would be taken
 */
function rebasedSteps(steps: readonly Step[], { path, base, theirs, schema }: Theirs): Step[] {
  if (theirs.length === 0) return [...steps];
  const owners = steps.flatMap(({ changes }, step) =>
    changes.flatMap((change) =>
      change.path === path ? operationsIn(change).map((operation) => ({ operation, step })) : [],
    ),
  );
  const ours = owners.map(({ operation }) => operation);
  const { operations, origins } = rebase({ base, ours, theirs, schema });
  const byStep = new Map<number, Operation[]>();
  for (const [index, operation] of operations.entries()) {
    const step = owners[origins[index] ?? -1]?.step ?? -1;
    byStep.set(step, [...(byStep.get(step) ?? []), operation]);
  }
  return steps.flatMap((step, index) => {
    const rebased = byStep.get(index);
    const was = owners.find((owner) => owner.step === index)?.operation.pointer;
    const is = rebased?.[0]?.pointer;
    const move = was !== undefined && is !== undefined ? { was, is } : undefined;
    const followed = (place: Place) =>
      place.path === path
        ? { path, pointer: around(place.pointer, move) ?? placeAfter(place.pointer, theirs) ?? '' }
        : place;
    const changes = step.changes.flatMap((change) => {
      if (change.path !== path || !('operations' in change)) return [change];
      return rebased ? [{ path, operations: rebased }] : [];
    });
    const name = move ? nameAfter(step.name, move) : step.name;
    return changes.length === 0
      ? []
      : [{ ...step, name, changes, from: followed(step.from), to: followed(step.to) }];
  });
}

/** Where the first thing that a step changes was, and where it is now. */
interface Move {
  was: string;
  is: string;
}

/** The place that one around it has now; undefined where it is not around it. */
function around(place: string, move: Move | undefined): string | undefined {
  if (!move || !isWithin(move.was, place)) return undefined;
  const depth = segmentsOf(place).length;
  return segmentsOf(move.is).slice(0, depth).reduce<string>(pointerTo, '');
}

/** The name of a step with the number that its block or entry has now: "Change the title of block 2". */
function nameAfter(name: string, move: Move): string {
  for (let place = move.was; place !== ''; place = parentOf(place)) {
    const words = namePlace(place);
    if (name.endsWith(` ${words}`))
      return name.slice(0, -words.length) + namePlace(around(place, move) ?? place);
  }
  return name;
}
