import { isIndex, valueAt } from '../../json/value-at';
import { pointerTo, segmentsOf } from '../../json/locate';
import { listIn, type SchemaNode, textIn } from '../../schema/keywords';
import { isRecord } from '../../util/is-record';
import type { SchemaHelp } from './schema-help';
import { limitsOf } from './schema-words';

/** A longer example is not read beside the cursor. */
const MAX_EXAMPLE_LINES = 14;

/** What a block type is for, and when to choose it: in Markdown. */
export function explainBlock(type: unknown, { blockOf }: SchemaHelp): string {
  const schema = blockOf(type);
  const [what, when] = [textIn(schema, 'description'), textIn(schema, 'whenToUse')];
  return [what, when].filter(Boolean).join('\n\n');
}

/**
 * What a property is for and what it may hold: in Markdown.
 *
 * @param owner the schema of the object that has it
 * @param example what it may look like
 */
export function explainProperty(
  owner: SchemaNode,
  name: string,
  { help, example }: { help: SchemaHelp; example?: unknown },
): string {
  const schema = help.guide.propertiesOf(owner).get(name);
  const isNeeded = listIn(owner, 'required').includes(name);
  return [
    help.guide.describe(owner, name),
    ...(schema ? [limitsOf(schema).join('\n')] : []),
    isNeeded ? 'It is needed.' : 'It may be left out.',
    exampleIn(name, example),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What an example of its block has at a place, or at the same place of the first entries. */
export function exampleAt(document: unknown, pointer: string, { exampleOf }: SchemaHelp): unknown {
  const segments = segmentsOf(pointer);
  let block = '';
  let example: unknown;
  let inside = '';
  for (const segment of segments) {
    block = pointerTo(block, segment);
    inside = pointerTo(inside, isIndex(segment) ? 0 : segment);
    const value = valueAt(document, block);
    const found = isRecord(value) ? exampleOf(value.type) : undefined;
    if (found !== undefined) [example, inside] = [found, ''];
  }
  return example === undefined ? undefined : valueAt(example, inside);
}

function exampleIn(name: string, example: unknown): string {
  if (example === undefined) return '';
  const text = `${JSON.stringify(name)}: ${JSON.stringify(example, null, 2)}`;
  const lines = text.split('\n');
  const shown =
    lines.length > MAX_EXAMPLE_LINES ? [...lines.slice(0, MAX_EXAMPLE_LINES), '…'].join('\n') : text;
  return `For example:\n\n\`\`\`json\n${shown}\n\`\`\``;
}
