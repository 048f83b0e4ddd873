import { type Node, parseTree } from 'jsonc-parser';
import { placeAt } from '../../content/editor/places/place-at';
import { isTooDeep } from '../../content/json/depth';
import { linesOf } from '../../content/json/lines';
import { locate, parentOf, type Span } from '../../content/json/locate';

/** A place in a text. */
export interface TextPlace {
  /** The value with its name. */
  from: number;
  to: number;
  value: Span;
  /** Where the cursor goes to write: behind a text, otherwise before the value. */
  cursor: number;
}

/** Finds the places of one text, which need not be JSON. One that is nested too deeply to be read has none. */
export function placesIn(text: string): (pointer: string) => TextPlace | undefined {
  let tree: Node | undefined;
  return (pointer) => {
    tree ??= isTooDeep(text) ? undefined : parseTree(text);
    const found = tree && locate(tree, pointer);
    if (!found) return undefined;
    const { key, value } = found;
    const to = value.offset + value.length;
    return {
      from: key?.offset ?? value.offset,
      to,
      value,
      cursor: value.type === 'string' ? to - 1 : value.offset,
    };
  };
}

/**
 * What is marked for a message about a place: its value, of a list or an object its name. The nearest place around one that is not there.
 *
 * @param place ends with line and column: where these are those of the name, that is what the message is about
 */
export function markFor(
  at: ReturnType<typeof placesIn>,
  text: string,
  { pointer, place }: { pointer: string; place: string },
): Span {
  const [line, column] = (/:(\d+):(\d+)$/.exec(place)?.slice(1) ?? []).map(Number);
  const told = line && column ? linesOf(text).offsetAt({ line, column }) : -1;
  for (let around = pointer; ; around = parentOf(around)) {
    const found = at(around);
    if (found) return markOf(found, text, told);
    if (around === '') return { offset: 0, length: 0 };
  }
}

function markOf({ from, value }: TextPlace, text: string, told: number): Span {
  const isLong = /[{[]/.test(text.charAt(value.offset));
  if (!isLong && told !== from) return value;
  return { offset: from, length: Math.max(1, value.offset - from) };
}

/** The pointer to what is at an offset; empty where that is not known. */
export function pointerAt(text: string, offset: number): string {
  const place = placeAt(text, offset);
  if (!place) return '';
  return place.role === 'name' && place.text === undefined ? (place.parent ?? '') : place.pointer;
}
