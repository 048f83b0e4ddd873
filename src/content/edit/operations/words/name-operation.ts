import { parentOf, pointerTo, segmentsOf } from '../../../json/locate';
import { isIndex } from '../../../json/value-at';
import type { Operation } from '../../../model/operation';
import { OPERATION_WORDS as WORDS } from './operation-words';

/** The form's field at a place, by which a property is called; undefined where it has none. */
type FieldAt = (pointer: string) => { label: string; field: { control: string } } | undefined;

/** An operation in words, as a step that can be undone: "Change the heading of block 3". */
export function nameOperation(operation: Operation, fieldAt?: FieldAt): string {
  const { kind, pointer, expected } = operation;
  const segments = segmentsOf(pointer);
  const what = placeInWords(segments, fieldAt);
  switch (kind) {
    case 'set':
      return expected === undefined
        ? WORDS.add(placeInWords(segments, fieldAt, WORDS.to))
        : WORDS.change(what);
    case 'insert':
      return WORDS.add(what);
    case 'duplicate':
      return WORDS.duplicate(what);
    case 'move':
      return moveInWords(operation.to, pointer, what);
    default:
      return WORDS.remove(placeInWords(segments, fieldAt, WORDS.from));
  }
}

/** A place in words: "the text of entry 2 in block 3". */
export const namePlace = (pointer: string, fieldAt?: FieldAt): string =>
  placeInWords(segmentsOf(pointer), fieldAt);

function moveInWords(to: string, from: string, what: string): string {
  const segments = segmentsOf(to);
  const last = segments.at(-1) ?? '';
  if (!isIndex(last)) return WORDS.rename(what, last);
  const position = WORDS.position(Number(last) + 1);
  const list = placeInWords(segments.slice(0, -1));
  return WORDS.move(what, parentOf(to) === parentOf(from) ? position : WORDS.in(position, list));
}

/**
 * A place in words, from the inside out: "the text of entry 2 in block 3".
 *
 * @param ofTable joins a name that its writer chose, and the table that has it
 */
function placeInWords(segments: readonly string[], fieldAt?: FieldAt, ofTable = WORDS.in): string {
  const [last, list] = [segments.at(-1), segments.at(-2)];
  if (last === undefined) return WORDS.document;
  const table = segments.slice(0, -1);
  if (fieldAt?.(pointerOf(table))?.field.control === 'table')
    return ofTable(last, placeInWords(table, fieldAt));
  const isEntry = isIndex(last) && list !== undefined && !isIndex(list);
  const part = isEntry ? WORDS.entry(inWords(list), Number(last) + 1) : propertyInWords(segments, fieldAt);
  const around = segments.slice(0, isEntry ? -2 : -1);
  if (around.length === 0) return part;
  return (isEntry ? WORDS.in : WORDS.of)(part, placeInWords(around, fieldAt));
}

/** By its name, unless the form calls it otherwise. */
function propertyInWords(segments: readonly string[], fieldAt?: FieldAt): string {
  const name = inWords(segments.at(-1) ?? '');
  const label = fieldAt?.(pointerOf(segments))?.label;
  return label === undefined || label.toLowerCase() === name ? WORDS.property(name) : WORDS.labelled(label);
}

const pointerOf = (segments: readonly string[]) =>
  segments.reduce((pointer, segment) => pointerTo(pointer, segment), '');

/** `richText` is "rich text". */
const inWords = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
