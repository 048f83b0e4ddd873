import type { OpenDocument } from '../document';

/**
 * What a rule about the whole site keeps of each document. It is little: of ten thousand documents all notes are in
 * memory at once, and the documents are not.
 */
export type Note<T> = (document: OpenDocument) => T;

/**
 * Takes a note of a document once, when it is first asked for.
 *
 * @param take reads nothing but the document: its note outlives every change of the others
 */
export function noteOf<T>(take: Note<T>): Note<T> {
  const notes = new WeakMap<OpenDocument, { note: T }>();
  return (document) => {
    const known = notes.get(document);
    if (known) return known.note;
    const note = take(document);
    notes.set(document, { note });
    return note;
  };
}
