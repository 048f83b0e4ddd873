/**
 * One change of a document by its editor, as data.
 *
 * Each operation names a place by a JSON pointer (RFC 6901), and the value that it expects to find there; `undefined` where there is
 * none. It is applied only where it finds that value.
 */
export type Operation =
  | SetOperation
  | UnsetOperation
  | InsertOperation
  | RemoveOperation
  | MoveOperation
  | DuplicateOperation;

interface AtPlace {
  pointer: string;
  expected?: unknown;
  /**
   * How the text was before, in the operation that undoes another one. It is used where it still fits, so that escapes and line
   * breaks come back as they were.
   */
  asWritten?: readonly Rewrite[];
}

/** Gives a property or an entry of a list a value. A property may be new: then nothing is expected. */
export interface SetOperation extends AtPlace {
  kind: 'set';
  value: unknown;
}

/** Removes a property. */
export interface UnsetOperation extends AtPlace {
  kind: 'unset';
}

/** Adds an entry to a list. What is expected is the entry that moves on to make room; none at the end. */
export interface InsertOperation extends AtPlace {
  kind: 'insert';
  value: unknown;
}

/** Removes an entry of a list. */
export interface RemoveOperation extends AtPlace {
  kind: 'remove';
}

/** Moves an entry of a list to another place of this or another list, or gives a property another name. */
export interface MoveOperation extends AtPlace {
  kind: 'move';
  /** Where it stands afterwards. */
  to: string;
}

/** Adds a copy of an entry after it, with ids of its own. */
export interface DuplicateOperation extends AtPlace {
  kind: 'duplicate';
}

/** A stretch of text and what replaces it. */
export interface Rewrite {
  /** From the start of the innermost list or object that the operation takes place in. */
  offset: number;
  from: string;
  to: string;
}
