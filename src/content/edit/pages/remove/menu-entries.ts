import type { Node } from 'jsonc-parser';
import type { OpenDocument } from '../../../documents/document/open-document';
import { locate, parentOf, segmentsOf } from '../../../json/locate';
import { propertiesOf } from '../../../json/parse';
import { valueAt } from '../../../json/value-at';
import type { Operation } from '../../../model/operation';
import type { DocumentSchema } from '../../../schema/document-schema';
import { listIn, numberIn } from '../../../schema/keywords';
import { labelOf, textIn } from './label-of';
import { pageOf } from '../menu';
import type { Step } from '../steps';

/** The page that takes the place of one that goes. */
interface Target {
  route: string;
  page: OpenDocument;
  /** Whether a person has chosen it; otherwise it is only where visitors with an old link come. */
  isChosen: boolean;
}

/**
 * What becomes of the entries of menus that lead to a page that goes. An entry leads to the page that was chosen for it, once in each
 * menu, where that menu has no entry for it yet. All others are taken out, and with them a group or a column that has no others.
 *
 * @param links what leads each link of the site document to the other page
 * @param target undefined for none
 * @param schema of the site document
 */
export function menuSteps(
  document: OpenDocument,
  links: readonly Step[],
  { target, schema }: { target: Target | undefined; schema: DocumentSchema },
): Step[] {
  const led = new Map<string, Step>();
  const others: Step[] = [];
  const out: Step[] = [];
  for (const link of links) {
    const { pointer } = link.operation;
    const menu = menuAround(document, parentOf(pointer));
    if (!isEntry(document, parentOf(pointer))) others.push(link);
    else if (!target?.isChosen || led.has(menu.pointer) || leadsTo(document, menu.pointer, target.route))
      out.push(link);
    else {
      const entry = `the entry ${labelAt(document, parentOf(pointer))} of ${menu.words}`;
      const page = `${target.route}, ${labelAt(target.page, '')}`;
      const what = `${entry} leads to ${page}, and keeps its words: change them if they do not fit that page`;
      led.set(menu.pointer, { ...link, what });
    }
  }
  const entries = out.map(({ operation }) => parentOf(operation.pointer));
  const removed = withEmptied(document, entries, schema);
  const kept = out.filter(({ operation }) => !removed.some((one) => operation.pointer.startsWith(`${one}/`)));
  return [...others, ...led.values(), ...kept, ...removed.map((one) => removalOf(document, one, entries))];
}

/** Whether a JSON pointer leads to an entry of a list, which can go without what is around it suffering. */
export function isEntry({ tree }: OpenDocument, pointer: string): boolean {
  return tree !== undefined && locate(tree, pointer)?.value.parent?.type === 'array';
}

/**
 * The places to remove so that entries go and no list is left with less than it needs: in place of all entries of a list, what holds
 * that list. Entries of a list that has to stay are not among them.
 */
function withEmptied(document: OpenDocument, gone: readonly string[], schema: DocumentSchema): string[] {
  const lists = new Map<string, string[]>();
  for (const pointer of gone) {
    const list = parentOf(pointer);
    lists.set(list, [...(lists.get(list) ?? []), pointer]);
  }
  const removed: string[] = [];
  for (const [list, entries] of lists) {
    const all = valueAt(document.value, list);
    const left = Array.isArray(all) ? all.length - entries.length : 0;
    const least = numberIn(schema.at(document.value, list) ?? {}, 'minItems') ?? 0;
    if (left >= least) removed.push(...entries);
    else if (isEntry(document, parentOf(list))) removed.push(parentOf(list));
    else if (!isRequired(document, list, schema)) removed.push(list);
  }
  const isWhole = removed.every((pointer) => gone.includes(pointer));
  return isWhole ? removed : withEmptied(document, removed, schema);
}

function isRequired({ value }: OpenDocument, pointer: string, schema: DocumentSchema): boolean {
  const required = listIn(schema.at(value, parentOf(pointer)) ?? {}, 'required');
  return required.includes(segmentsOf(pointer).at(-1));
}

/** @param entries that lead to the page */
function removalOf(document: OpenDocument, pointer: string, entries: readonly string[]): Step {
  const expected = valueAt(document.value, pointer);
  const kind = isEntry(document, pointer) ? 'remove' : 'unset';
  const operation: Operation = { kind, pointer, expected };
  const inside = entries.filter((entry) => entry.startsWith(`${pointer}/`));
  const labels = inside.map((entry) => labelAt(document, entry)).join(', ');
  const from = `is taken out of ${menuAround(document, pointer).words}`;
  if (inside.length === 0) return { operation, what: `the entry ${labelAt(document, pointer)} ${from}` };
  const own = labelAt(document, pointer);
  if (own === '') return { operation, what: `the entry ${labels} ${from}` };
  return { operation, what: `${own} ${from}, since it has no other entry than ${labels}` };
}

/** The menu, the footer or the bar of links that an entry stands in. */
function menuAround(document: OpenDocument, pointer: string): { pointer: string; words: string } {
  const menu = /^\/navigation\/items\/\d+(?=\/)/.exec(pointer)?.[0];
  if (menu !== undefined) return { pointer: menu, words: `the menu ${labelAt(document, menu)}`.trimEnd() };
  if (pointer.startsWith('/footer/')) return { pointer: '/footer', words: 'the footer' };
  return { pointer: parentOf(pointer), words: 'the bar at the top' };
}

/** Whether a menu leads to a page; of a bar, one of its own links. */
function leadsTo({ tree }: OpenDocument, menu: string, route: string): boolean {
  const node = tree && locate(tree, menu)?.value;
  const isTo = (one: Node) => pageOf(textIn(one, 'href')) === route;
  if (node?.type === 'array') return (node.children ?? []).some(isTo);
  return node !== undefined && objectsIn(node).some(isTo);
}

const objectsIn = (node: Node): Node[] => [
  ...(node.type === 'object' ? [node] : []),
  ...(node.type === 'object' ? propertiesOf(node).map(({ value }) => value) : (node.children ?? [])).flatMap(
    objectsIn,
  ),
];

function labelAt({ tree }: OpenDocument, pointer: string): string {
  const node = tree && locate(tree, pointer)?.value;
  return node ? labelOf(node) : '';
}
