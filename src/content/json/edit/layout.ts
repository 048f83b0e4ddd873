import type { Node } from 'jsonc-parser';
import { propertiesOf } from '../parse';

/** In characters. A value on one line is broken into several lines where it would be longer. */
export const MAX_WIDTH = 110;

/** Where a value goes in a text. */
export interface Slot {
  /** The white space at the start of its line. */
  indent: string;
  /** Whether it has to stay on one line, since all around it does. */
  isOneLine: boolean;
}

/** What is copied from a document, so that new lines look like those it has. */
export interface Style {
  lineEnd: string;
  /** One level of indentation. */
  indent: string;
  /** Without a space after colons and commas. */
  isCompact: boolean;
}

const LINE_END = /\r\n|\n|\r/;

/** Finds the style of a document: two spaces and line feeds where it does not show another one. */
export function styleOf(text: string, tree: Node): Style {
  const [property] = propertiesOf(tree);
  return {
    lineEnd: LINE_END.exec(text)?.[0] ?? '\n',
    indent: /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? '  ',
    isCompact: property !== undefined && text[property.value.offset - 1] === ':',
  };
}

/** The offset after a node. */
export const endOf = ({ offset, length }: Node) => offset + length;

/** A node as it is written. */
export const rawOf = (text: string, node: Node) => text.slice(node.offset, endOf(node));

/** Whether a node is written on one line. */
export const isOneLine = (text: string, node: Node) => !LINE_END.test(rawOf(text, node));

/** The list or object that a node is a part of. */
export function containerOf(node: Node): Node | undefined {
  return node.parent?.type === 'property' ? node.parent.parent : node.parent;
}

/** The white space before an offset: the last line end and the indent after it, or the blanks on its line. */
export function gapBefore(text: string, offset: number): string {
  let start = offset;
  while (' \t\r\n'.includes(text[start - 1] ?? '"')) start--;
  const gap = text.slice(start, offset);
  return /(?:\r\n|\n|\r)[ \t]*$/.exec(gap)?.[0] ?? gap;
}

/** The white space at the start of the line that an offset is on. */
export function indentAt(text: string, offset: number): string {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** A gap's indent, where it begins a line. */
export const indentIn = (gap: string) => (LINE_END.test(gap) ? gap.replace(/^[\r\n]+/, '') : undefined);

/** A text of several lines, moved from one indent to another; its first line begins inside a line. */
export function reindented(raw: string, from: string, to: string): string {
  return from === to
    ? raw
    : raw.replace(/(\r\n|\n|\r)([ \t]*)/g, (_, lineEnd: string, blanks: string) => {
        return lineEnd + (blanks.startsWith(from) ? to + blanks.slice(from.length) : blanks);
      });
}
