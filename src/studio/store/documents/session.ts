import type { Operation, Rewrite } from '../../../content/model/operation';
import { valueAt } from '../../../content/json/value-at';
import type { DocumentSchema } from '../../../content/schema/document-schema';
import {
  type Changed,
  changeDocument,
  isChanged,
  madeAnew,
  newDocument,
  type OpenDocument,
  writeDocument,
} from './open-document';

/** Where the person is: a document and a place in it. */
export interface Place {
  path: string;
  /** A block, or an empty text for the document itself. */
  pointer: string;
}

/** What a step does to one document. */
export type DocumentChange =
  /** In the order in which they are applied; with how somebody has written what they say, where the text is still the same. */
  | { path: string; operations: readonly Operation[]; written?: readonly Rewrite[] }
  /** The whole text, as somebody has written it. */
  | { path: string; text: string }
  | { path: string; create: { file: string; text: string } }
  | { path: string; remove: true };

/** One step of the person. What it holds takes it back, or, once it was taken back, makes it again. */
export interface Step {
  name: string;
  changes: readonly DocumentChange[];
  /** Where the person was before and after. */
  from: Place;
  to: Place;
  /** Of keystrokes in one field: the next ones with the same name join the step. */
  typing?: { group: string; pointer: string; before: OpenDocument };
}

/** All open documents, and the steps over them. */
export interface Session {
  documents: ReadonlyMap<string, OpenDocument>;
  past: readonly Step[];
  future: readonly Step[];
}

/** A step that is about to be made. */
export interface NewStep {
  name: string;
  changes: readonly DocumentChange[];
  from: Place;
  to: Place;
  group?: string;
}

/** The schema of the document at a path. */
export type SchemaOf = (path: string) => DocumentSchema | undefined;

export const emptySession: Session = { documents: new Map(), past: [], future: [] };

/** @throws OperationMismatch where a document is not what an operation expects; then nothing has changed */
export function doStep(session: Session, newStep: NewStep, schemaOf: SchemaOf): Session {
  return joined(session, newStep, schemaOf) ?? stepped(session, newStep, schemaOf);
}

/** Takes the last step back. */
export function undo(session: Session, schemaOf: SchemaOf): Session {
  const step = session.past.at(-1);
  if (!step) return session;
  const { documents, inverse } = changeAll(session.documents, step.changes, schemaOf);
  const { typing: _, ...rest } = step;
  return {
    documents,
    past: session.past.slice(0, -1),
    future: [{ ...rest, changes: inverse }, ...session.future],
  };
}

/** Makes the step again that was taken back last. */
export function redo(session: Session, schemaOf: SchemaOf): Session {
  const [step, ...future] = session.future;
  if (!step) return session;
  const { documents, inverse } = changeAll(session.documents, step.changes, schemaOf);
  return { documents, past: [...session.past, { ...step, changes: inverse }], future };
}

/** The next keystroke begins a step of its own: what is on the disk is about to change. */
export function sealed(session: Session): Session {
  const last = session.past.at(-1);
  if (!last?.typing) return session;
  const { typing: _, ...step } = last;
  return { ...session, past: [...session.past.slice(0, -1), step] };
}

/**
 * The disk has what was sent to it; what was done since then stays to be saved.
 *
 * @param sent the documents as they were when they were sent
 * @param hashes of what the disk has now, by path
 */
export function saved(
  session: Session,
  sent: ReadonlyMap<string, OpenDocument>,
  hashes: ReadonlyMap<string, string | null>,
): Session {
  const documents = new Map(session.documents);
  for (const [path, was] of sent) {
    const now = documents.get(path);
    const hash = hashes.get(path);
    if (!now || hash === undefined) continue;
    if (hash === null) {
      documents.set(path, { ...now, disk: { text: '', hash } });
      continue;
    }
    const operations = now.operations.slice(was.operations.length);
    documents.set(path, { ...now, disk: { text: was.text, hash }, operations });
  }
  // A keystroke goes on from a document of before, which the disk had not.
  return { ...sealed(session), documents };
}

/**
 * A document was deleted by somebody else. What was changed in it here can be saved anew; otherwise it can only be looked at. What it
 * was is kept: programs that replace a file delete it first, and what they write is merged on top of that.
 */
export function goneElsewhere(session: Session, path: string, reason: string): Session {
  const document = session.documents.get(path);
  const documents = new Map(session.documents);
  if (!document) return session;
  if (document.isDeleted) documents.delete(path);
  else if (isChanged(document)) documents.set(path, { ...document, disk: { ...document.disk, hash: null } });
  else documents.set(path, { ...document, readOnly: reason });
  return { ...sealed(session), documents };
}

/** The documents that differ from the disk. */
export function changedDocuments({ documents }: Session): OpenDocument[] {
  return [...documents.values()].filter(isChanged);
}

/** A keystroke that joins the step before it: from the text before that step to what is written now. */
function joined(session: Session, newStep: NewStep, schemaOf: SchemaOf): Session | undefined {
  const last = session.past.at(-1);
  const [change, ...others] = newStep.changes;
  if (!last?.typing || newStep.group === undefined || last.typing.group !== newStep.group) return undefined;
  if (session.future.length > 0 || !change || others.length > 0) return undefined;
  const { path } = change;
  if (last.typing.before.path !== path) return undefined;
  const typed = 'text' in change ? writeDocument(last.typing.before, change.text) : setAgain();
  if (!typed) return undefined;
  // A text says more with each keystroke: its step is named by all of them.
  const name = 'text' in change ? newStep.name : last.name;
  const step = { ...last, name, to: newStep.to, changes: [takingBack(path, typed)] };
  return {
    ...session,
    documents: new Map(session.documents).set(path, typed.document),
    past: [...session.past.slice(0, -1), step],
  };

  function setAgain(): Changed | undefined {
    const [operation, ...more] = operationsIn(change);
    if (!last?.typing || !operation || more.length > 0) return undefined;
    if (operation.kind !== 'set' && operation.kind !== 'unset') return undefined;
    const { before, pointer } = last.typing;
    if (operation.pointer !== pointer) return undefined;
    const value = operation.kind === 'set' ? operation.value : undefined;
    const operations = overwrite(pointer, valueAt(before.value, pointer), value);
    return changeDocument(before, operations, schemaOf(path));
  }
}

const takingBack = (path: string, { inverse, written }: Changed): DocumentChange => ({
  path,
  operations: inverse,
  ...(written && { written }),
});

function overwrite(pointer: string, expected: unknown, value: unknown): Operation[] {
  if (value === undefined) return expected === undefined ? [] : [{ kind: 'unset', pointer, expected }];
  return [{ kind: 'set', pointer, value, expected }];
}

function stepped(session: Session, newStep: NewStep, schemaOf: SchemaOf): Session {
  const { name, from, to, group } = newStep;
  const { documents, inverse } = changeAll(session.documents, newStep.changes, schemaOf);
  const [change] = newStep.changes;
  const [operation] = operationsIn(change);
  const before = change && session.documents.get(change.path);
  const isWritten = change !== undefined && 'text' in change;
  const isTyped = group !== undefined && before !== undefined && (operation !== undefined || isWritten);
  const typing = isTyped ? { typing: { group, pointer: operation?.pointer ?? '', before } } : {};
  return {
    documents,
    past: [...session.past, { name, from, to, changes: inverse, ...typing }],
    future: [],
  };
}

function changeAll(
  documents: Session['documents'],
  changes: readonly DocumentChange[],
  schemaOf: SchemaOf,
): { documents: Session['documents']; inverse: DocumentChange[] } {
  const changed = new Map(documents);
  const inverse: DocumentChange[] = [];
  for (const change of changes) {
    const { path } = change;
    const before = changed.get(path);
    if ('create' in change) {
      const { file, text } = change.create;
      changed.set(path, before ? createdAgain(before, text) : newDocument(path, file, text));
      inverse.unshift({ path, remove: true });
      continue;
    }
    if (!before) throw new Error(`${path} is not open.`);
    if ('remove' in change) {
      changed.set(path, { ...before, isDeleted: true });
      inverse.unshift({ path, create: { file: before.file, text: before.text } });
      continue;
    }
    const done =
      'text' in change
        ? writeDocument(before, change.text)
        : changeDocument(before, change.operations, schemaOf(path), change.written);
    changed.set(path, done.document);
    inverse.unshift(takingBack(path, done));
  }
  return { documents: changed, inverse };
}

/** A document that was to be deleted: with what was done in it before, where its text is what it was then. */
function createdAgain(deleted: OpenDocument, text: string): OpenDocument {
  const { isDeleted: _, ...before } = deleted;
  return before.text === text && before.disk.hash !== null ? before : madeAnew(deleted, text);
}

/** The operations of a change; none where it is another one. */
export const operationsIn = (change: DocumentChange | undefined): readonly Operation[] =>
  change && 'operations' in change ? change.operations : [];
