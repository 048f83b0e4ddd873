import type { Node } from 'jsonc-parser';
import { isRecord } from '../../util/is-record';
import { propertiesOf } from '../parse';
import { isOneLine, MAX_WIDTH, type Slot, type Style, styleOf } from './layout';
import { bracketed } from './one-line';

/** Prints new values for a document in its own style. */
export interface Printer {
  style: Style;
  /**
   * @param name of the property that the value belongs to, or of the list
   * @param lead the length of what is before it on its line, without the indent
   * @param isShort whether it should be on one line, if it fits; by default as other values of that name are
   */
  print(value: unknown, slot: Slot, about: { name: string; lead: number; isShort?: boolean }): string;
  /** Whether the first value in the document of a property of this name is on one line. */
  isUsuallyShort(name: string): boolean | undefined;
}

/** Looks at how a document is laid out, to print new values for it. */
export function printerFor(text: string, tree: Node): Printer {
  const style = styleOf(text, tree);
  let oneLineNames: Map<string, boolean> | undefined;
  const isUsuallyShort = (name: string) => {
    oneLineNames ??= oneLineNamesIn(text, tree);
    return oneLineNames.get(name);
  };

  const short = (value: unknown) => (style.isCompact ? JSON.stringify(value) : onOneLine(value));

  const print: Printer['print'] = (value, slot, { name, lead, isShort = isUsuallyShort(name) ?? false }) => {
    const isList = Array.isArray(value);
    if (!isList && !isRecord(value)) return JSON.stringify(value);
    const parts = Object.entries(value);
    const line = short(value);
    const fits = slot.indent.length + lead + line.length + 1 <= MAX_WIDTH;
    if (parts.length === 0 || slot.isOneLine || (isShort && fits)) return line;
    const inner = { indent: slot.indent + style.indent, isOneLine: false };
    const lines = parts.map(([key, part]) => {
      const head = isList ? '' : `${JSON.stringify(key)}: `;
      const about = { name: isList ? `${name}[]` : key, lead: head.length };
      return inner.indent + head + print(part, inner, about);
    });
    const [open, close] = isList ? '[]' : '{}';
    return [open, lines.join(`,${style.lineEnd}`), slot.indent + close].join(style.lineEnd);
  };
  return { style, print, isUsuallyShort };
}

/** A value on one line, as `--fix` leaves it. */
function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return bracketed('[]', value.map(onOneLine));
  if (!isRecord(value)) return JSON.stringify(value);
  return bracketed(
    '{}',
    Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${onOneLine(part)}`),
  );
}

/** By name of a property, and of a list with `[]` after it: whether its first value, or entry, is on one line. */
function oneLineNamesIn(text: string, tree: Node): Map<string, boolean> {
  const names = new Map<string, boolean>();
  const visit = (node: Node, name: string) => {
    if (!node.children || node.children.length === 0) return;
    if (!names.has(name)) names.set(name, isOneLine(text, node));
    if (node.type === 'array') for (const entry of node.children) visit(entry, `${name}[]`);
    for (const { key, value } of propertiesOf(node)) visit(value, key.value);
  };
  visit(tree, '');
  return names;
}
