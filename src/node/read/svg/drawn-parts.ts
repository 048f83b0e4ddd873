import type { SaxesTagNS } from 'saxes';
import { withoutBlanks } from './dangers/addresses';
import { type StyleReferences, styleReferences } from './dangers/style-references';

/** An element with its references to other drawn elements. */
export interface Part {
  /** The index of its parent in the same list. */
  above: number | undefined;
  id: string | undefined;
  /** The selectors that match it: element name, id, classes. */
  names: readonly string[];
  /** The ids that its own attributes refer to. */
  targets: readonly string[];
}

const LOCAL = /url\(\s*(?:["']\s*)?#([^"')]+)/g;

/** What an element refers to inside its file. */
export function referencesIn({ local, attributes }: SaxesTagNS): Omit<Part, 'above'> {
  const targets: string[] = [];
  for (const { local: name, value } of Object.values(attributes)) {
    const address = name === 'href' ? withoutBlanks(value) : '';
    if (address.startsWith('#')) targets.push(address.slice(1));
    else if (value.includes('url(')) for (const [, id = ''] of value.matchAll(LOCAL)) targets.push(id.trim());
  }
  const id = attributes.id?.value;
  const classes = attributes.class?.value.split(/\s+/) ?? [];
  return { id, targets, names: ['*', local, `#${id}`, ...classes.map((each) => `.${each}`)] };
}

/**
 * How many elements are drawn, each as often as something refers to it: ten groups that each repeat the one before ten times are
 * ten billion. A circular reference counts once; browsers do not follow it.
 *
 * @param parts in the order of the file
 * @param sheets the style sheets of the file
 */
export function countDrawn(parts: readonly Part[], sheets: readonly string[]): number {
  const edges = edgesOf(parts, styleReferences(sheets));
  const counts: number[] = [];
  const entered = new Set<number>();
  const waiting = [0];
  for (let part = waiting.at(-1); part !== undefined; part = waiting.at(-1)) {
    const below = edges[part] ?? [];
    if (!entered.has(part)) {
      entered.add(part);
      for (const each of below) if (!entered.has(each)) waiting.push(each);
      continue;
    }
    waiting.pop();
    counts[part] ??= below.reduce((sum, each) => sum + (counts[each] ?? 0), 1);
  }
  return counts[0] ?? 0;
}

/** By element: the elements that are drawn with it. */
function edgesOf(parts: readonly Part[], sheet: StyleReferences): number[][] {
  const byId = new Map<string, number>();
  for (const [index, { id }] of parts.entries()) if (id && !byId.has(id)) byId.set(id, index);
  const edges = parts.map(({ targets, names }) => {
    const styled = names.flatMap((name) => [...(sheet.get(name)?.values() ?? [])]);
    return [...targets, ...styled].flatMap((id) => byId.get(id) ?? []);
  });
  for (const [index, { above }] of parts.entries()) if (above !== undefined) edges[above]?.push(index);
  return edges;
}
