import { operationsBetween } from '../../content/edit/operations/between/operations-between';
import { placeAfter } from '../../content/edit/operations/merge/place-after';
import { parentOf } from '../../content/json/locate';
import type { Operation } from '../../content/model/operation';
import type { OpenDocument } from './documents/open-document';
import type { Session } from './documents/session';
import { partAround } from './places';
import type { NextSelection, Selection, StudioState } from './state';

/** What somebody selects. Another part has another form. */
export const nextSelection = ({ pointer, turn, form }: Selection, next: NextSelection): Selection => ({
  ...next,
  turn: turn + 1,
  form: next.pointer === pointer ? form : form + 1,
});

/** What of the state is about places in documents. */
type Placed = Pick<StudioState, 'session' | 'page' | 'selection' | 'conflicts'>;

/**
 * The state once documents have changed. The selection is of the same part, wherever that is by now; where the part was removed, of
 * the one around it. So is what the person is asked about; of a part that was removed nothing is left to ask.
 */
export const withSession = (
  state: Placed,
  session: Session,
): Pick<StudioState, 'session' | 'selection' | 'conflicts'> => ({
  session,
  selection: followed(state, session),
  conflicts: followedConflicts(state, session),
});

function followedConflicts({ session: before, conflicts }: Placed, session: Session): Placed['conflicts'] {
  return conflicts.flatMap((conflict) => {
    const [was, is] = [before.documents.get(conflict.path), session.documents.get(conflict.path)];
    const pointer = was && is ? placeAfter(conflict.pointer, operationsSince(was, is)) : conflict.pointer;
    if (pointer === conflict.pointer) return conflict;
    // What they have removed is in the document no more: its place is only where it would come back.
    if (pointer === undefined) return conflict.theirs === undefined ? conflict : [];
    return { ...conflict, pointer };
  });
}

function followed({ session: before, page: path = '', selection }: Placed, session: Session): Selection {
  const [was, is] = [before.documents.get(path), session.documents.get(path)];
  if (!was || !is || selection.pointer === '') return selection;
  const operations = operationsSince(was, is);
  const pointer = placeAfter(selection.pointer, operations);
  if (pointer === selection.pointer) return selection;
  const { turn, form } = selection;
  if (pointer === undefined) return { pointer: around(selection.pointer), turn, form: form + 1 };
  const property = selection.property && placeAfter(selection.property, operations);
  return { pointer, ...(property !== undefined && { property }), turn, form };

  function around(gone: string): string {
    const outer = partAround({ path, pointer: parentOf(gone) }, was?.value);
    return placeAfter(outer, operations) ?? around(outer);
  }
}

/** What has made a document of an earlier one. */
function operationsSince(before: OpenDocument, after: OpenDocument): readonly Operation[] {
  if (before.value === after.value) return [];
  if (before.disk === after.disk) {
    const [old, now] = [before.operations, after.operations];
    const first = old.findIndex((operation, index) => operation !== now[index]);
    const same = first < 0 ? old.length : first;
    // A keystroke takes the place of the one before it.
    if (old.slice(same).every(isInPlace)) return now.slice(same);
  }
  return operationsBetween(before.value, after.value);
}

/** Whether everything stays where it is. */
const isInPlace = ({ kind }: Operation) => kind === 'set' || kind === 'unset';
