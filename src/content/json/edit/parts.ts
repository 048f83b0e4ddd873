import type { Edit, Node } from 'jsonc-parser';
import {
  containerOf,
  endOf,
  gapBefore,
  indentAt,
  indentIn,
  isOneLine,
  type Slot,
  type Style,
} from './layout';

/** A part that goes into a list or an object: an entry, or a property with its name. */
export interface NewPart {
  /** Its text for the place where it goes. */
  write(slot: Slot): string;
  /** Whether a list or object that is empty gets lines of its own for it. */
  isSpread: boolean;
}

/**
 * Adds a part to a list or an object, laid out as the parts beside it are.
 *
 * @param index among the parts: what is there moves on
 */
export function insertPart(
  text: string,
  container: Node,
  index: number,
  { part, style }: { part: NewPart; style: Style },
): Edit {
  const parts = container.children ?? [];
  const [previous, next] = [parts[index - 1], parts[index]];
  if (!previous && !next) return fill(text, container, part, style);
  const gap = gapIn(text, container, index, style);
  const slot = {
    indent: (previous && indentIn(gap)) ?? indentAt(text, previous ? endOf(previous) : (next?.offset ?? 0)),
    isOneLine: isOneLine(text, container),
  };
  return previous
    ? { offset: endOf(previous), length: 0, content: `,${gap}${part.write(slot)}` }
    : { offset: next?.offset ?? 0, length: 0, content: `${part.write(slot)},${gap}` };
}

/**
 * Removes parts of a list or an object, each with one comma. Not by `modify` of jsonc-parser, which keeps the character
 * before the closing bracket of a list, even if that is part of the last entry.
 *
 * @param removed entries of a list, or nodes of properties, which hold key and value
 */
export function removeParts(container: Node, removed: ReadonlySet<Node>): Edit[] {
  const parts = container.children ?? [];
  if (parts.every((part) => removed.has(part))) return [cut(container.offset + 1, endOf(container) - 1)];
  return parts.flatMap((part, index) => {
    const next = parts[index + 1];
    if (!removed.has(part) || (next && removed.has(next))) return [];
    const kept = parts.slice(0, index).findLast((one) => !removed.has(one));
    if (kept) return [cut(endOf(kept), endOf(part))];
    return [cut(parts[0]?.offset ?? 0, next?.offset ?? 0)];
  });
}

const cut = (start: number, end: number): Edit => ({ offset: start, length: end - start, content: '' });

/** The first part of a list or an object without any. */
function fill(text: string, container: Node, part: NewPart, style: Style): Edit {
  const around = containerOf(container);
  const staysOnLine = around !== undefined && isOneLine(text, around);
  const [open, close] = container.type === 'array' ? '[]' : '{}';
  const indent = indentAt(text, container.offset);
  const { offset, length } = container;
  if (staysOnLine || !part.isSpread) {
    const pad = open === '{' && !style.isCompact ? ' ' : '';
    const content = open + pad + part.write({ indent, isOneLine: staysOnLine }) + pad + close;
    return { offset, length, content };
  }
  const inner = indent + style.indent;
  const lines = [open, inner + part.write({ indent: inner, isOneLine: false }), indent + close];
  return { offset, length, content: lines.join(style.lineEnd) };
}

/** The white space between the comma and a part that is added: that of the parts around it. */
function gapIn(text: string, { children = [] }: Node, index: number, style: Style): string {
  const near = [index, index - 1, 1].find((at) => at > 0 && children[at] !== undefined);
  const like = near === undefined ? undefined : children[near];
  if (like) return gapBefore(text, like.offset);
  const only = gapBefore(text, children[0]?.offset ?? 0);
  return indentIn(only) === undefined ? (style.isCompact ? '' : ' ') : only;
}
