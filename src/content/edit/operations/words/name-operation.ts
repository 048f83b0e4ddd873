import { parentOf, segmentsOf } from '../../../json/locate';
import { isIndex } from '../../../json/value-at';
import type { Operation } from '../../../model/operation';
import { OPERATION_WORDS as WORDS } from './operation-words';

/** An operation in words, as a step that can be undone: "Change the heading of block 3". */
export function nameOperation(operation: Operation): string {
  const { kind, pointer, expected } = operation;
  const what = placeInWords(segmentsOf(pointer));
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

function moveInWords(to: string, from: string, what: string): string {
  const segments = segmentsOf(to);
  const last = segments.at(-1) ?? '';
  if (!isIndex(last)) return WORDS.rename(what, last);
  const position = WORDS.position(Number(last) + 1);
  const list = placeInWords(segments.slice(0, -1));
  return WORDS.move(what, parentOf(to) === parentOf(from) ? position : WORDS.in(position, list));
}

/** A place in words, from the inside out: "the text of entry 2 in block 3". */
function placeInWords(segments: readonly string[]): string {
  const [last, list] = [segments.at(-1), segments.at(-2)];
  if (last === undefined) return WORDS.document;
  const isEntry = isIndex(last) && list !== undefined && !isIndex(list);
  const part = isEntry ? WORDS.entry(inWords(list), Number(last) + 1) : WORDS.property(inWords(last));
  const around = segments.slice(0, isEntry ? -2 : -1);
  if (around.length === 0) return part;
  return (isEntry ? WORDS.in : WORDS.of)(part, placeInWords(around));
}

/** `richText` is "rich text". */
const inWords = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
