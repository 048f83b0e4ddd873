import { parentOf, pointerTo, segmentsOf } from '../../../json/locate';
import { isIndex } from '../../../json/value-at';
import type { Operation } from '../../../model/operation';
import { OPERATION_WORDS as WORDS } from './operation-words';

/** What the form calls a property; undefined where it has no field. */
type LabelAt = (pointer: string) => string | undefined;

/** An operation in words, as a step that can be undone: "Change the heading of block 3". */
export function nameOperation(operation: Operation, labelAt?: LabelAt): string {
  const { kind, pointer, expected } = operation;
  const what = placeInWords(segmentsOf(pointer), labelAt);
  switch (kind) {
    case 'set':
      return expected === undefined ? WORDS.add(what) : WORDS.change(what);
    case 'insert':
      return WORDS.add(what);
    case 'duplicate':
      return WORDS.duplicate(what);
    case 'move':
      return moveInWords(operation.to, pointer, what);
    default:
      return WORDS.remove(what);
  }
}

/** A place in words: "the text of entry 2 in block 3". */
export const namePlace = (pointer: string, labelAt?: LabelAt): string =>
  placeInWords(segmentsOf(pointer), labelAt);

function moveInWords(to: string, from: string, what: string): string {
  const segments = segmentsOf(to);
  const last = segments.at(-1) ?? '';
  if (!isIndex(last)) return WORDS.rename(what, last);
  const position = WORDS.position(Number(last) + 1);
  const list = placeInWords(segments.slice(0, -1));
  return WORDS.move(what, parentOf(to) === parentOf(from) ? position : WORDS.in(position, list));
}

/** A place in words, from the inside out: "the text of entry 2 in block 3". */
function placeInWords(segments: readonly string[], labelAt?: LabelAt): string {
  const [last, list] = [segments.at(-1), segments.at(-2)];
  if (last === undefined) return WORDS.document;
  const isEntry = isIndex(last) && list !== undefined && !isIndex(list);
  const part = isEntry ? WORDS.entry(inWords(list), Number(last) + 1) : propertyInWords(segments, labelAt);
  const around = segments.slice(0, isEntry ? -2 : -1);
  if (around.length === 0) return part;
  return (isEntry ? WORDS.in : WORDS.of)(part, placeInWords(around, labelAt));
}

/** By its name, unless the form calls it otherwise. */
function propertyInWords(segments: readonly string[], labelAt?: LabelAt): string {
  const name = inWords(segments.at(-1) ?? '');
  const label = labelAt?.(segments.reduce((pointer, segment) => pointerTo(pointer, segment), ''));
  return label === undefined || label.toLowerCase() === name ? WORDS.property(name) : WORDS.labelled(label);
}

/** `richText` is "rich text". */
const inWords = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
