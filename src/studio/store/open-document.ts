import { withoutByteOrderMark } from '../../content/json/byte-order-mark';
import { parseJson } from '../../content/json/parse';
import { applyOperation } from '../../content/edit/operations/apply';
import { operationsBetween } from '../../content/edit/operations/between/operations-between';
import { type Conflict, rebase } from '../../content/edit/operations/merge/rebase';
import type { Operation } from '../../content/model/operation';
import type { StudioDocument } from '../../content/model/studio-protocol';
import type { DocumentSchema } from '../../content/schema/document-schema';

/** A document that is open: its text, and what was done to it since it was on the disk. */
export interface OpenDocument {
  path: string;
  file: string;
  /** As it is on the disk, as far as is known; without a hash where it is not there yet. */
  disk: { text: string; hash: string | null };
  /** It is to be deleted. */
  isDeleted?: boolean;
  /** As the person sees it. */
  text: string;
  /** The text as a value. */
  value: unknown;
  /** What makes the text of that on the disk. */
  operations: readonly Operation[];
  /** Why it cannot be changed, in words. */
  readOnly?: string;
}

/** A place of a document that both have changed. */
export interface DocumentConflict extends Conflict {
  path: string;
}

/** A document as the disk has it. One that is not JSON shows its last good text, where that is known. */
export function openedDocument(given: StudioDocument): OpenDocument {
  const { path, file, hash } = given;
  const text = given.problem === undefined ? given.text : (given.lastGood ?? given.text);
  const readOnly = given.readOnly ?? given.problem;
  const value = valueOf(text);
  return { path, file, disk: { text, hash }, text, value, operations: [], ...(readOnly && { readOnly }) };
}

export const isChanged = ({ text, disk, isDeleted = false }: OpenDocument) =>
  isDeleted ? disk.hash !== null : disk.hash === null || text !== disk.text;

/** A document that is not on the disk yet. */
export function newDocument(path: string, file: string, text: string): OpenDocument {
  return { path, file, disk: { text: '', hash: null }, text, value: valueOf(text), operations: [] };
}

/**
 * Applies operations, one after the other.
 *
 * @returns the changed document, and the operations that undo them, in the order in which they are to be applied
 * @throws OperationMismatch where the document is not what they expect; then nothing has changed
 */
export function changeDocument(
  document: OpenDocument,
  operations: readonly Operation[],
  schema?: DocumentSchema,
): { document: OpenDocument; inverse: Operation[] } {
  let { text } = document;
  const inverse: Operation[] = [];
  for (const operation of operations) {
    const applied = applyOperation(text, operation, schema);
    text = applied.text;
    inverse.unshift(applied.inverse);
  }
  const changed = {
    ...document,
    text,
    value: valueOf(text),
    operations: [...document.operations, ...operations],
  };
  return { document: changed, inverse };
}

/** What was done here, on top of what somebody else has written to the disk. */
export interface Merged {
  document: OpenDocument;
  conflicts: DocumentConflict[];
}

/** Takes over what the disk has by now, and keeps what was done here. */
export function mergeDocument(document: OpenDocument, now: StudioDocument, schema?: DocumentSchema): Merged {
  const theirs = openedDocument(now);
  if (!isChanged(document) || theirs.readOnly !== undefined) {
    // A document that is half-way changed elsewhere keeps what was done here until it can be read again.
    const isKept = theirs.readOnly !== undefined && isChanged(document);
    return {
      document: isKept ? { ...document, readOnly: theirs.readOnly } : theirs,
      conflicts: [],
    };
  }
  const base = valueOf(document.disk.text);
  const rebased = rebase({
    base,
    ours: document.operations,
    theirs: operationsBetween(base, theirs.value),
    schema,
  });
  const merged = changeDocument(theirs, rebased.operations, schema).document;
  return {
    document: merged,
    conflicts: rebased.conflicts.map((conflict) => ({ ...conflict, path: document.path })),
  };
}

function valueOf(text: string): unknown {
  const parsed = parseJson(withoutByteOrderMark(text));
  return 'value' in parsed ? parsed.value : undefined;
}
