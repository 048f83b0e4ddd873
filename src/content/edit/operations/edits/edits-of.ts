import type { Edit, Node } from 'jsonc-parser';
import { rewriteText } from '../../../json/edit/rewrite-text';
import { applyEdits } from '../../../json/edit/apply-edits';
import { containerOf, indentAt, isOneLine } from '../../../json/edit/layout';
import { removeParts } from '../../../json/edit/parts';
import { printerFor } from '../../../json/edit/print-value';
import { smallestEdits } from '../../../json/edit/smallest-edits';
import { locate, parentOf, segmentsOf } from '../../../json/locate';
import { propertiesOf } from '../../../json/parse';
import type { DocumentSchema } from '../../../schema/document-schema';
import { isEqual } from '../../../util/is-equal';
import { addEntry, addProperty, copyEntry, moveEntry } from './add-part';
import { checkExpected } from '../check-expected';
import { nodeAt, openText, type OpenText } from '../open-text';
import type { MoveOperation, Operation, SetOperation } from '../../../model/operation';
import { operationsBetween } from '../between/operations-between';

/** A list or object that needs more steps than this is written anew. */
const MAX_STEPS = 100;

/**
 * The smallest edits of a text that make an operation true.
 *
 * @param schema tells where a new property goes; without it, that is the end of its object
 * @throws OperationMismatch when the document is not what the operation expects
 */
export function editsOf(open: OpenText, operation: Operation, schema?: DocumentSchema): Edit[] {
  checkExpected(open.value, operation);
  const { pointer } = operation;
  switch (operation.kind) {
    case 'set':
      return setEdits(open, operation, schema);
    case 'insert':
      return [addEntry(open, operation, schema)];
    case 'unset':
    case 'remove':
      return removeParts(nodeAt(open, parentOf(pointer)), new Set(partsOf(open, pointer)));
    case 'move':
      return moveEdits(open, operation);
    case 'duplicate':
      return [copyEntry(open, operation, schema)];
  }
}

function setEdits(open: OpenText, operation: SetOperation, schema?: DocumentSchema): Edit[] {
  const { pointer, value, expected } = operation;
  const { text, tree } = open;
  const node = locate(tree, pointer)?.value;
  if (!node) return [addProperty(open, operation, schema)];
  if (isEqual(value, expected)) return [];
  if (typeof value === 'string' && node.type === 'string') return [rewriteText(text, node, value)];
  const steps = operationsBetween(expected, value, pointer);
  if (node.children && steps.length <= MAX_STEPS && steps.every((step) => step.pointer !== pointer))
    return smallestEdits(text, applyInTurn(open, steps, schema));
  const around = containerOf(node);
  const slot = {
    indent: indentAt(text, node.offset),
    isOneLine: around !== undefined && isOneLine(text, around),
  };
  const name = segmentsOf(pointer).at(-1) ?? '';
  const arranged = schema ? schema.arrange(open.value, pointer, value) : value;
  const content = printerFor(text, tree).print(arranged, slot, { name, lead: name.length });
  return [{ offset: node.offset, length: node.length, content }];
}

function applyInTurn(open: OpenText, steps: readonly Operation[], schema?: DocumentSchema): string {
  let current = open;
  for (const step of steps) current = openText(applyEdits(current.text, editsOf(current, step, schema)));
  return current.text;
}

function moveEdits(open: OpenText, operation: MoveOperation): Edit[] {
  const { pointer, to } = operation;
  if (pointer === to) return [];
  if (nodeAt(open, parentOf(pointer)).type === 'array') return moveEntry(open, operation);
  const name = segmentsOf(to).at(-1) ?? '';
  return partsOf(open, pointer).flatMap(({ children: [key] = [] }) =>
    key ? rewriteText(open.text, key, name) : [],
  );
}

/** An entry of a list, or the property of a name; there are several where a key is written twice. */
export function partsOf(open: OpenText, pointer: string): Node[] {
  const around = nodeAt(open, parentOf(pointer));
  if (around.type === 'array') return [nodeAt(open, pointer)];
  const name = segmentsOf(pointer).at(-1);
  const named = propertiesOf(around).filter(({ key }) => key.value === name);
  return named.flatMap(({ key }) => key.parent ?? []);
}
