import type { ErrorObject } from 'ajv';
import { parentOf, pointerTo, segmentsOf } from '../../../json/locate';
import { valueAt } from '../../../json/value-at';
import { isRecord } from '../../../util/is-record';
import type { SchemaGuide } from '../../guide';
import { oneLine } from '../one-line';
import { ownerName } from '../owner-name';
import { isMissing, isWithinAny, type Misplaced, nameOf, type Surroundings } from './explained';

/** A block among buttons or straight in the list of tabs; of several in one list the first is told. */
export function strayBlocks({ pointer, own, value, errors, guide }: Surroundings, found: Misplaced): boolean {
  const [first] = own;
  if (!first || !own.some((error) => nameOf(error) === 'type') || !isBlock(first.data, guide)) return false;
  const list = parentOf(pointer);
  const siblings = valueAt(value, list);
  const isEntry = Array.isArray(siblings);
  const strays = isEntry
    ? siblings.flatMap((entry: unknown, index) => (isBlock(entry, guide) ? [pointerTo(list, index)] : []))
    : [pointer];
  const place = segmentsOf(isEntry ? list : pointer).at(-1) ?? '';
  const holdsBlocks = hasBlocks(first.parentSchema, guide);
  found.findings.push({
    code: 'misplaced-block',
    pointer,
    highlight: 'object',
    args: {
      value: typeOf(first.data),
      place,
      owner: ownerName(first),
      count: strays.length,
      ...(holdsBlocks && { sample: sampleOf(first.parentSchema, guide) }),
    },
  });
  explainWithin(strays, errors, found);
  return true;
}

/** `"blocks": [ … ]` where the list of tabs is missing. */
export function blocksInPlaceOfEntries(
  { pointer, own, errors, guide }: Surroundings,
  found: Misplaced,
): boolean {
  const stray = own.find(({ data, params }) => {
    const list: unknown = isRecord(data) ? data[params.additionalProperty] : undefined;
    return Array.isArray(list) && list.length > 0 && list.every((entry) => isBlock(entry, guide));
  });
  if (!stray) return false;
  for (const [name, schema] of guide.propertiesOf(stray.parentSchema)) {
    const entry = guide.entriesOf(schema);
    const missing = errors.find((error) => isMissing(error, pointer, name));
    if (!missing || !hasBlocks(entry, guide)) continue;
    found.findings.push({
      code: 'misplaced-block',
      pointer: pointerTo(pointer, nameOf(stray)),
      highlight: 'key',
      args: {
        place: nameOf(stray),
        owner: ownerName(stray),
        sample: `"${name}": [${sampleOf(entry, guide)}]`,
      },
    });
    found.explained.add(stray).add(missing);
    found.invalidPointers.add(pointerTo(pointer, nameOf(stray)));
    return true;
  }
  return false;
}

function explainWithin(pointers: readonly string[], errors: readonly ErrorObject[], found: Misplaced): void {
  for (const pointer of pointers) found.invalidPointers.add(pointer);
  const all = new Set(pointers);
  for (const error of errors) if (isWithinAny(all, error.instancePath)) found.explained.add(error);
}

const typeOf = (data: unknown) => (isRecord(data) && typeof data.type === 'string' ? data.type : '');

const isBlock = (data: unknown, guide: SchemaGuide) => guide.blockTypes.includes(typeOf(data));

const sampleOf = (schema: unknown, guide: SchemaGuide) => oneLine(guide.sampleOf(schema));

/** Whether an object holds a list of blocks. */
const hasBlocks = (schema: unknown, guide: SchemaGuide) =>
  [...guide.propertiesOf(schema).values()].some((property) => guide.holdsBlocks(property));
