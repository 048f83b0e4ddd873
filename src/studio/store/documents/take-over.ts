import { operationsBetween } from '../../../content/edit/operations/between/operations-between';
import { placeAfter } from '../../../content/edit/operations/merge/place-after';
import { rebase } from '../../../content/edit/operations/merge/rebase';
import type { Operation } from '../../../content/model/operation';
import type { StudioDocument } from '../../../content/model/protocols/studio-documents';
import type { DocumentSchema } from '../../../content/schema/document-schema';
import { type DocumentConflict, mergeDocument } from './open-document';
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
  const theirs = operationsBetween(before.value, document.value);
  const follow = (steps: readonly Step[]) =>
    rebasedSteps(steps, { path: now.path, base: before.value, theirs, schema });
  return {
    session: {
      documents: new Map(session.documents).set(now.path, document),
      past: follow(sealed(session).past.toReversed()).reverse(),
      future: follow(session.future),
    },
    conflicts,
  };
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
    const followed = (place: Place) =>
      place.path === path ? { path, pointer: placeAfter(place.pointer, theirs) ?? '' } : place;
    const changes = step.changes.flatMap((change) => {
      if (change.path !== path || !('operations' in change)) return [change];
      const rebased = byStep.get(index);
      return rebased ? [{ path, operations: rebased }] : [];
    });
    return changes.length === 0
      ? []
      : [{ ...step, changes, from: followed(step.from), to: followed(step.to) }];
  });
}
