import type { Edit, Node } from 'jsonc-parser';

/** Replaces a text or a number of a document, quotation marks included. */
export function replaceValue({ offset, length }: Node, value: string | number): Edit {
  return { offset, length, content: JSON.stringify(value) };
}

/** Adds an entry at the end of a list, laid out as the entries before it are. */
export function appendTo(list: Node, value: unknown, text: string): Edit {
  const last = list.children?.at(-1);
  if (!last) return { offset: list.offset, length: list.length, content: JSON.stringify([value]) };
  const entry = laidOut(value, { like: last, text });
  return { offset: last.offset + last.length, length: 0, content: `,${gapBefore(last, text)}${entry}` };
}

/** Adds a property after another one of the same object. */
export function insertAfter(property: Node, name: string, value: unknown, text: string): Edit {
  const gap = gapBefore(property, text);
  const entry = `${JSON.stringify(name)}: ${gap === '' ? JSON.stringify(value) : spread(value, gap, text)}`;
  return { offset: property.offset + property.length, length: 0, content: `,${gap}${entry}` };
}

/**
 * Removes an entry from a list, or a property from an object, with one comma. Not by `modify` of
 * jsonc-parser, which keeps the character before the closing bracket of a list, even if that is part of the last entry.
 *
 * @param part an entry of a list, or the node of a property, which holds its key and its value
 */
export function removeValue(part: Node): Edit {
  const siblings = part.parent?.children ?? [];
  const index = siblings.indexOf(part);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (before) return cut(endOf(before), endOf(part));
  if (after) return cut(part.offset, after.offset);
  return part.parent ? cut(part.parent.offset + 1, endOf(part.parent) - 1) : cut(part.offset, endOf(part));
}

const endOf = ({ offset, length }: Node) => offset + length;

const cut = (start: number, end: number): Edit => ({ offset: start, length: end - start, content: '' });

/** The white space between a value and the comma or bracket before it: in most documents, a line end and an indent. */
function gapBefore({ offset }: Node, text: string): string {
  const before = text.slice(0, offset);
  const space = before.slice(before.trimEnd().length);
  return /\r?\n[ \t]*$/.exec(space)?.[0] ?? space;
}

function laidOut(value: unknown, { like, text }: { like: Node; text: string }): string {
  const isOnOneLine = !text.slice(like.offset, like.offset + like.length).includes('\n');
  return isOnOneLine ? onOneLine(value) : spread(value, gapBefore(like, text), text);
}

const onOneLine = (value: unknown) => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');

function spread(value: unknown, gap: string, text: string): string {
  if (!gap.includes('\n')) return onOneLine(value);
  const [, indent = '  '] = /\n([ \t]+)\S/.exec(text) ?? [];
  return JSON.stringify(value, null, indent).replaceAll('\n', gap);
}
