import { type Node, parseTree } from 'jsonc-parser';
import type { DocumentSymbol } from 'vscode-languageserver';
import { isTooDeep } from '../json/depth';
import { type Lines, linesOf } from '../json/lines';
import { propertiesOf } from '../json/parse';
import { rangeAt } from './ranges';

/** As the Language Server Protocol counts them (`SymbolKind`). */
const KINDS: Readonly<Record<string, DocumentSymbol['kind']>> = { array: 18, object: 19, string: 15 };

/** What an entry is called by, the best first. */
const TITLES = ['heading', 'title', 'label', 'question', 'name'];

/**
 * The parts of a document for an editor's outline: lists and groups, an entry by its type and its title. None of one that is nested too
 * deeply to be read.
 */
export function outlineOf(text: string): DocumentSymbol[] {
  if (isTooDeep(text)) return [];
  const tree = parseTree(text);
  const lines = linesOf(text);
  return tree ? partsOf(tree, lines, { withTexts: true }) : [];
}

function partsOf(node: Node, lines: Lines, { withTexts }: { withTexts: boolean }): DocumentSymbol[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((entry, index) =>
      entry.children ? [symbolFor({ name: nameOf(entry, index), value: entry, label: entry }, lines)] : [],
    );
  return propertiesOf(node).flatMap(({ key, value }) => {
    if (!value.children && !withTexts) return [];
    return [symbolFor({ name: String(key.value), value, label: key }, lines)];
  });
}

function symbolFor(
  { name, value, label }: { name: string; value: Node; label: Node },
  lines: Lines,
): DocumentSymbol {
  const end = value.offset + value.length;
  return {
    name,
    detail: value.children ? undefined : String(value.value),
    kind: KINDS[value.type] ?? 16,
    range: rangeAt(lines, { offset: label.offset, length: end - label.offset }),
    selectionRange: rangeAt(lines, label),
    children: partsOf(value, lines, { withTexts: false }),
  };
}

/** `hero: New soles`; an entry that has neither a type nor a title is called by its number, from 1. */
function nameOf(entry: Node, index: number): string {
  const texts = new Map(propertiesOf(entry).map(({ key, value }) => [key.value, value.value]));
  const title = TITLES.map((name) => texts.get(name)).find((text) => typeof text === 'string' && text !== '');
  return (
    [texts.get('type'), title].filter((part) => typeof part === 'string').join(': ') || String(index + 1)
  );
}
