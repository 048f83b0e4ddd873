import { isRecord } from '../util/is-record';
import { listIn, type SchemaNode, textIn } from './keywords';
import { followRefs, type RefTargets } from './references';

/** What stands for a text that a person writes. */
const TEXT = '…';

/**
 * What a value of a schema looks like: of a group what it needs, or, where it needs nothing, its first group.
 *
 * @param written a text that stands in the value's place: it goes where the first text is needed
 */
export function sampleOf(schema: unknown, targets: RefTargets, written: string = TEXT): unknown {
  if (!isRecord(schema)) return written;
  const node = followRefs(schema, targets);
  const type = textIn(node, 'type');
  if (type === 'array') return [sampleOf(node.items, targets, written)];
  if (type !== 'object') return textFor(node, written);
  const names = namesFor(node, targets);
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      sampleOf(propertyOf(node, name), targets, index === 0 ? written : TEXT),
    ]),
  );
}

function textFor(node: SchemaNode, written: string): string {
  const choices = listIn(node, 'enum');
  return textIn(node, 'const') ?? (choices.length === 0 || choices.includes(written) ? written : TEXT);
}

function namesFor(node: SchemaNode, targets: RefTargets): string[] {
  const required = listIn(node, 'required').filter((name): name is string => typeof name === 'string');
  if (required.length > 0) return required;
  const isGroup = (name: string) => {
    const property = propertyOf(node, name);
    return isRecord(property) && textIn(followRefs(property, targets), 'type') === 'object';
  };
  const first = Object.keys(isRecord(node.properties) ? node.properties : {}).find(isGroup);
  return first === undefined ? [] : [first];
}

const propertyOf = ({ properties }: SchemaNode, name: string): unknown =>
  isRecord(properties) ? properties[name] : undefined;
