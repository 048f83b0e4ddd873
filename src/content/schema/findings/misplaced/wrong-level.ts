import type { ErrorObject } from 'ajv';
import { parentOf, pointerTo, segmentsOf } from '../../../json/locate';
import { valueAt } from '../../../json/value-at';
import { isRecord } from '../../../util/is-record';
import { suggest } from '../../../util/suggest';
import type { SchemaGuide } from '../../guide';
import { listIn, type SchemaNode, textIn } from '../../keywords';
import { oneLine } from '../one-line';
import { ownerName } from '../owner-name';
import { isMissing, type Misplaced, nameOf, type Surroundings } from './explained';

/** `src` and `alt` in a picture, where they belong into its image. */
export function tooHigh({ pointer, own: all, errors, guide }: Surroundings, found: Misplaced): boolean {
  const own = all.filter((error) => !isMisspelt(error, guide));
  const [first] = own;
  if (!first || !isRecord(first.data)) return false;
  const names = own.map(nameOf);
  const path = groupWith(names, first.parentSchema, first.data, guide);
  if (!path) return false;
  const moved = Object.fromEntries(
    own.map((error) => [nameOf(error), valueAt(error.data, pointerTo('', nameOf(error)))]),
  );
  const there = path.filter((_, depth) =>
    isRecord(valueAt(first.data, path.slice(0, depth + 1).reduce(pointerTo, ''))),
  );
  const missing = path.slice(there.length);
  const sample = missing.reduceRight<unknown>((inner, name) => ({ [name]: inner }), moved);
  found.findings.push({
    code: 'misplaced-property',
    pointer: pointerTo(pointer, names[0] ?? ''),
    highlight: 'key',
    args: {
      names,
      owner: ownerName(first),
      group: path.at(-1) ?? '',
      outer: path.length > 1 ? (path[0] ?? '') : '',
      into: there.at(-1) ?? '',
      ...standingIn(valueAt(first.data, path.reduce(pointerTo, '')), names),
      ...(missing.length > 0 && { sample: oneLine(sample).slice(2, -2) }),
    },
  });
  const inner = path.reduce(pointerTo, pointer);
  for (const error of errors) {
    const isAsked = names.some((name) => isMissing(error, inner, name));
    if (isAsked || isMissing(error, pointer, path[0] ?? '')) found.explained.add(error);
  }
  for (const error of own) found.explained.add(error);
  for (const name of names) found.invalidPointers.add(pointerTo(pointer, name));
  return true;
}

/** Whether a name is near one that the object itself may have. */
function isMisspelt(error: ErrorObject, guide: SchemaGuide): boolean {
  const names = guide.propertiesOf(error.parentSchema).keys();
  return suggest(nameOf(error), names) !== undefined;
}

/** Of the names, those that the right group has already. */
function standingIn(group: unknown, names: readonly string[]): { standing?: string[] } {
  const standing = names.filter((name) => isRecord(group) && Object.hasOwn(group, name));
  return standing.length === 0 ? {} : { standing };
}

/** The names of the groups, from outside to inside, that lead to the one which has all these names; undefined where there is none. */
function groupWith(
  names: readonly string[],
  schema: unknown,
  data: Readonly<Record<string, unknown>>,
  guide: SchemaGuide,
  depth = 2,
): string[] | undefined {
  const groups = [...guide.propertiesOf(schema)].filter(
    ([, property]) => textIn(property, 'type') === 'object',
  );
  for (const [group, property] of groups) {
    const inside = guide.propertiesOf(property);
    const there = data[group];
    const isFree = there === undefined || isRecord(there);
    const isEnough =
      isRecord(there) || listIn(property, 'required').every((name) => names.includes(String(name)));
    if (isFree && isEnough && names.every((name) => isPlain(inside.get(name)))) return [group];
  }
  if (depth === 1) return undefined;
  for (const [group, property] of groups) {
    const there = data[group];
    const inner = groupWith(names, property, isRecord(there) ? there : {}, guide, depth - 1);
    if (inner) return [group, ...inner];
  }
  return undefined;
}

/** A text, number or the like: a group of the same name elsewhere says little. */
const isPlain = (schema: SchemaNode | undefined) =>
  schema !== undefined && !['object', 'array'].includes(textIn(schema, 'type') ?? '');

/** `color` in an image, where it belongs to the picture around it. */
export function tooDeep({ pointer, own: all, value, errors, guide }: Surroundings, found: Misplaced): void {
  const outer = parentOf(pointer);
  const around = valueAt(value, outer);
  const group = segmentsOf(pointer).at(-1) ?? '';
  if (!isRecord(around)) return;
  const schema = all[0]?.parentSchema;
  const owner = guide.ownersOf(schema).find((candidate) => {
    const known = guide.propertiesOf(candidate);
    return known.has(group) && Object.keys(around).every((name) => known.has(name));
  });
  const known = guide.propertiesOf(owner);
  const own = all.filter((error) => known.has(nameOf(error)) && !isMisspelt(error, guide));
  const [first] = own;
  if (!first) return;
  const names = own.map(nameOf);
  found.findings.push({
    code: 'misplaced-property',
    pointer: pointerTo(pointer, names[0] ?? ''),
    highlight: 'key',
    args: { names, owner: ownerName(first), outside: group, ...standingIn(around, names) },
  });
  for (const error of errors)
    if (names.some((name) => isMissing(error, outer, name))) found.explained.add(error);
  for (const error of own) found.explained.add(error);
  for (const name of names) found.invalidPointers.add(pointerTo(pointer, name));
}
