import { withoutByteOrderMark } from '../../../content/json/byte-order-mark';
import { applyEdits } from '../../../content/json/edit/apply-edits';
import { smallestEdits } from '../../../content/json/edit/smallest-edits';
import { parseJson } from '../../../content/json/parse';
import { applyOperation } from '../../../content/edit/operations/apply';
import { operationsBetween } from '../../../content/edit/operations/between/operations-between';
import { type Conflict, rebase } from '../../../content/edit/operations/merge/rebase';
import type { Operation, Rewrite } from '../../../content/model/operation';
import type { StudioDocument } from '../../../content/model/protocols/studio-documents';
import type { DocumentSchema } from '../../../content/schema/document-schema';
import { isEqual } from '../../../content/util/is-equal';

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

/** It was made here, and has never been on the disk. */
export const isNew = ({ disk }: OpenDocument) => disk.hash === null && disk.text === '';

/** Whether a document differs from the disk. */
export const isChanged = ({ text, disk, isDeleted = false }: OpenDocument) =>
  isDeleted ? disk.hash !== null : disk.hash === null || text !== disk.text;

/** A document that is not on the disk yet. */
export function newDocument(path: string, file: string, text: string): OpenDocument {
  return { path, file, disk: { text: '', hash: null }, text, value: valueOf(text), operations: [] };
}

/** A document that was to be deleted and is made anew, with another text than that on the disk. */
export function madeAnew({ isDeleted: _, ...before }: OpenDocument, text: string): OpenDocument {
  const value = valueOf(text);
  const operations = before.disk.hash === null ? [] : operationsBetween(valueOf(before.disk.text), value);
  return { ...before, text, value, operations };
}

/** What was done to a document, and what takes it back. */
export interface Changed {
  document: OpenDocument;
  /** In the order in which they are to be applied. */
  inverse: Operation[];
  /** Of a text that was written as a whole: the stretches of it that were different. They count where they still fit. */
  written?: readonly Rewrite[];
}

/**
 * Applies operations, one after the other.
 *
 * @param written stretches of text that say the same as the operations, as somebody has written them
 * @throws OperationMismatch where the document is not what they expect; then nothing has changed
 */
export function changeDocument(
  document: OpenDocument,
  operations: readonly Operation[],
  schema?: DocumentSchema,
  written?: readonly Rewrite[],
): Changed {
  let { text } = document;
  const inverse: Operation[] = [];
  for (const operation of operations) {
    const applied = applyOperation(text, operation, schema);
    text = applied.text;
    inverse.unshift(applied.inverse);
  }
  const asWritten = written && rewritten(document.text, written, valueOf(text));
  const done = [...document.operations, ...operations];
  if (asWritten === undefined)
    return { document: { ...document, text, value: valueOf(text), operations: done }, inverse };
  return {
    document: { ...document, text: asWritten, value: valueOf(asWritten), operations: done },
    inverse,
    written: rewritesBetween(asWritten, document.text),
  };
}

/** Takes the whole text of a document as somebody has written it, to the byte. It has to be JSON. */
export function writeDocument(document: OpenDocument, text: string): Changed {
  const value = valueOf(text);
  const operations = operationsBetween(document.value, value);
  return {
    document: { ...document, text, value, operations: [...document.operations, ...operations] },
    inverse: operationsBetween(value, document.value),
    written: rewritesBetween(text, document.text),
  };
}

function rewritesBetween(before: string, after: string): Rewrite[] {
  return smallestEdits(before, after).map(({ offset, length, content }) => ({
    offset,
    from: before.slice(offset, offset + length),
    to: content,
  }));
}

/**
 * A text with stretches written anew; undefined where it is no longer the one that they are of, or would not have the value, or would
 * have a property twice.
 */
function rewritten(text: string, rewrites: readonly Rewrite[], value: unknown): string | undefined {
  if (!rewrites.every(({ offset, from }) => text.startsWith(from, offset))) return undefined;
  const edits = rewrites.map(({ offset, from, to }) => ({ offset, length: from.length, content: to }));
  const after = applyEdits(text, edits);
  const parsed = parseJson(withoutByteOrderMark(after));
  const isRight = 'value' in parsed && !parsed.mayRepeatKeys && isEqual(parsed.value, value);
  return isRight ? after : undefined;
}

/** What was done here, on top of what somebody else has written to the disk. */
export interface Merged {
  document: OpenDocument;
  conflicts: DocumentConflict[];
}

/** Takes over what the disk has by now, and keeps what was done here. */
export function mergeDocument(document: OpenDocument, now: StudioDocument, schema?: DocumentSchema): Merged {
  const theirs = openedDocument(now);
  // A save of ours may be seen on the disk before it is answered.
  if (theirs.readOnly === undefined && theirs.text === document.text && !document.isDeleted)
    return { document: theirs, conflicts: [] };
  if (!isChanged(document) || theirs.readOnly !== undefined) {
    // A document that is half-way changed elsewhere keeps what was done here until it can be read again.
    const isKept = theirs.readOnly !== undefined && isChanged(document);
    return {
      document: isKept ? { ...document, readOnly: theirs.readOnly } : theirs,
      conflicts: [],
    };
  }
  if (isNew(document)) {
    // Two documents that have nothing in common: one of them has the address.
    const [ours, given] = [document.value, theirs.value];
    const conflict = { pointer: '', about: 'value', ours, theirs: given, path: document.path } as const;
    return { document: theirs, conflicts: isEqual(ours, given) ? [] : [conflict] };
  }
  const base = valueOf(document.disk.text);
  const rebased = rebase({
    base,
    ours: document.operations,
    theirs: operationsBetween(base, theirs.value),
    schema,
  });
  const { document: merged } = changeDocument(
    theirs,
    rebased.operations,
    schema,
    // How it is laid out here stays, too, where the other has not changed the same lines.
    rewritesOver(document.disk.text, document.text, theirs.text),
  );
  return {
    document: merged,
    conflicts: rebased.conflicts.map((conflict) => ({ ...conflict, path: document.path })),
  };
}

/** The rewrites that make ours of a text, on top of theirs; undefined where they touch each other. */
function rewritesOver(base: string, ours: string, theirs: string): Rewrite[] | undefined {
  try {
    const edits = [...smallestEdits(base, ours), ...smallestEdits(base, theirs)];
    return rewritesBetween(theirs, applyEdits(base, edits));
  } catch {
    return undefined;
  }
}

function valueOf(text: string): unknown {
  const parsed = parseJson(withoutByteOrderMark(text));
  return 'value' in parsed ? parsed.value : undefined;
}
