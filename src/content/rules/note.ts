import type { OpenDocument } from '../document';
import type { World } from '../world';

/**
 * What a rule about the whole site keeps of each document. It is little: of ten thousand documents all notes are in
 * memory at once, and the documents are not.
 */
export type Note<T> = (document: OpenDocument, world: World) => T;

/** Takes a note of a document once, when it is first asked for. */
export function noteOf<T>(take: Note<T>): Note<T> {
  const notes = new WeakMap<World, WeakMap<OpenDocument, { note: T }>>();
  return (document, world) => {
    const ofWorld = notes.get(world) ?? new WeakMap<OpenDocument, { note: T }>();
    notes.set(world, ofWorld);
    const known = ofWorld.get(document) ?? { note: take(document, world) };
    ofWorld.set(document, known);
    return known.note;
  };
}
