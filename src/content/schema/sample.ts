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
  const names = namesFor(node, targets, written);
  const isPlace = (name: string) => takes(propertyOf(node, name), targets, written);
  // An address belongs where only addresses can stand.
  const isAddress = /^(?:[/#]|[a-z]+:)/.test(written);
  const hasForm = (name: string) =>
    textIn(resolved(propertyOf(node, name), targets), 'pattern') !== undefined;
  const place = (isAddress && names.find((name) => hasForm(name) && isPlace(name))) || names.find(isPlace);
  return Object.fromEntries(
    names.map((name) => [name, sampleOf(propertyOf(node, name), targets, name === place ? written : TEXT)]),
  );
}

/** Whether a text can stand somewhere in a value: an icon is no sentence. */
function takes(schema: unknown, targets: RefTargets, written: string): boolean {
  if (!isRecord(schema)) return true;
  const node = followRefs(schema, targets);
  return textIn(node, 'type') !== 'string' || textFor(node, written) === written;
}

function textFor(node: SchemaNode, written: string): string {
  const choices = listIn(node, 'enum');
  const pattern = textIn(node, 'pattern');
  const isPossible =
    (choices.length === 0 || choices.includes(written)) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(written)) &&
    // Names of icons are a list of their own.
    node.allOf === undefined;
  return textIn(node, 'const') ?? (isPossible ? written : TEXT);
}

const resolved = (schema: unknown, targets: RefTargets): SchemaNode =>
  isRecord(schema) ? followRefs(schema, targets) : {};

function namesFor(node: SchemaNode, targets: RefTargets, written: string): string[] {
  const required = listIn(node, 'required').filter((name): name is string => typeof name === 'string');
  if (required.length > 0) return required;
  const properties = Object.keys(isRecord(node.properties) ? node.properties : {});
  const chosen = properties.find((name) =>
    listIn(resolved(propertyOf(node, name), targets), 'enum').includes(written),
  );
  if (chosen !== undefined) return [chosen];
  const isGroup = (name: string) => {
    const property = propertyOf(node, name);
    return isRecord(property) && textIn(followRefs(property, targets), 'type') === 'object';
  };
  const first = properties.find(isGroup);
  return first === undefined ? [] : [first];
}

const propertyOf = ({ properties }: SchemaNode, name: string): unknown =>
  isRecord(properties) ? properties[name] : undefined;
