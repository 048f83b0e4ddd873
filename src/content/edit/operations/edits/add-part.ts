import type { Edit, Node } from 'jsonc-parser';
import { applyEdits } from '../../../json/edit/apply-edits';
import { endOf, indentAt, isOneLine, rawOf, reindented, type Slot } from '../../../json/edit/layout';
import { oneLine } from '../../../json/edit/one-line';
import { insertPart, type NewPart, removeParts } from '../../../json/edit/parts';
import { type Printer, printerFor } from '../../../json/edit/print-value';
import { rewriteText } from '../../../json/edit/rewrite-text';
import { parentOf, segmentsOf } from '../../../json/locate';
import { propertiesOf } from '../../../json/parse';
import { type DocumentSchema, orderedNames } from '../../../schema/document-schema';
import { beforeRemoval } from '../check-expected';
import { idsForCopy } from '../ids';
import { nodeAt, type OpenText } from '../open-text';
import type {
  DuplicateOperation,
  InsertOperation,
  MoveOperation,
  SetOperation,
} from '../../../model/operation';

/** Adds a property where the schema's order puts it; one that the schema does not name comes last. */
export function addProperty(open: OpenText, { pointer, value }: SetOperation, schema?: DocumentSchema): Edit {
  const { text, tree } = open;
  const object = nodeAt(open, parentOf(pointer));
  const name = lastOf(pointer);
  const printer = printerFor(text, tree);
  const head = JSON.stringify(name) + colonIn(text, object, printer);
  const arranged = schema ? schema.arrange(open.value, pointer, value) : value;
  const part: NewPart = {
    isSpread: true,
    write: (slot) => head + printer.print(arranged, slot, { name, lead: head.length }),
  };
  const present = propertiesOf(object).map(({ key }) => String(key.value));
  const order = orderedNames(schema?.at(open.value, parentOf(pointer))) ?? [];
  return insertPart(text, object, indexFor(name, present, order), { part, style: printer.style });
}

/** Adds an entry to a list, laid out as the ones beside it. */
export function addEntry(open: OpenText, { pointer, value }: InsertOperation, schema?: DocumentSchema): Edit {
  const { text, tree } = open;
  const list = nodeAt(open, parentOf(pointer));
  const index = Number(lastOf(pointer));
  const near = list.children?.[index - 1] ?? list.children?.[index];
  const printer = printerFor(text, tree);
  const name = `${lastOf(parentOf(pointer))}[]`;
  const isShort = near?.children ? isOneLine(text, near) : undefined;
  const arranged = schema ? schema.arrange(open.value, pointer, value) : value;
  const part: NewPart = {
    isSpread: isSpread(typeof value === 'object' && value !== null, pointer, printer),
    write: (slot) => printer.print(arranged, slot, { name, lead: 0, isShort }),
  };
  return insertPart(text, list, index, { part, style: printer.style });
}

/** Moves an entry with its own lines, re-indented. */
export function moveEntry(open: OpenText, { pointer, to }: MoveOperation): Edit[] {
  const { text, tree } = open;
  const entry = nodeAt(open, pointer);
  const [source, target] = [
    nodeAt(open, parentOf(pointer)),
    nodeAt(open, parentOf(beforeRemoval(to, pointer))),
  ];
  const [from, index] = [Number(lastOf(pointer)), Number(lastOf(to))];
  const printer = printerFor(text, tree);
  const part: NewPart = {
    isSpread: isSpread(entry.children !== undefined, to, printer),
    write: (slot) => carried(text, entry, slot),
  };
  const next = source === target && index > from ? index + 1 : index;
  return [
    ...removeParts(source, new Set([entry])),
    insertPart(text, target, next, { part, style: printer.style }),
  ];
}

/** Copies an entry as it is written; only ids become others. */
export function copyEntry(open: OpenText, { pointer }: DuplicateOperation, schema?: DocumentSchema): Edit {
  const { text, tree } = open;
  const entry = nodeAt(open, pointer);
  const ids = idsForCopy(open.value, pointer, schema);
  const edits = Array.from(ids, ([place, id]) => {
    const edit = rewriteText(text, nodeAt(open, place), id);
    return { ...edit, offset: edit.offset - entry.offset };
  });
  const raw = applyEdits(rawOf(text, entry), edits);
  const part: NewPart = {
    isSpread: true,
    write: ({ indent }) => reindented(raw, indentAt(text, entry.offset), indent),
  };
  const { style } = printerFor(text, tree);
  return insertPart(text, nodeAt(open, parentOf(pointer)), Number(lastOf(pointer)) + 1, { part, style });
}

function carried(text: string, node: Node, slot: Slot): string {
  if (slot.isOneLine && !isOneLine(text, node)) return oneLine(text, node);
  return reindented(rawOf(text, node), indentAt(text, node.offset), slot.indent);
}

/** Whether an empty list gets lines of its own for an entry: groups do, and what does so elsewhere in the document. */
function isSpread(isGroup: boolean, pointer: string, printer: Printer): boolean {
  return isGroup || printer.isUsuallyShort(lastOf(parentOf(pointer))) === false;
}

/** The place of a new name among those of an object. */
function indexFor(name: string, present: readonly string[], order: readonly string[]): number {
  const rank = order.indexOf(name);
  if (rank <= 0) return rank < 0 ? present.length : 0;
  const before = order.slice(0, rank).findLast((one) => present.includes(one));
  if (before !== undefined) return present.lastIndexOf(before) + 1;
  const after = order.slice(rank).find((one) => present.includes(one));
  return after === undefined ? present.length : present.indexOf(after);
}

/** What is between the name and the value of properties. */
function colonIn(text: string, object: Node, { style }: Printer): string {
  const [like] = propertiesOf(object);
  const colon = like ? text.slice(endOf(like.key), like.value.offset) : '';
  return /^[ \t]*:[ \t]*$/.test(colon) ? colon : style.isCompact ? ':' : ': ';
}

const lastOf = (pointer: string) => segmentsOf(pointer).at(-1) ?? '';
