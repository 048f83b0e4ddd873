import { pointerTo } from '../../../json/locate';
import { isRecord } from '../../../util/is-record';
import type { SchemaGuide } from '../../guide';
import { isMissing, type Misplaced, nameOf, type Surroundings } from './explained';

/** `"faq": { … }` beside the list of blocks, where it belongs into the list. */
export function namedBlocks({ pointer, own, errors, guide }: Surroundings, found: Misplaced): void {
  const [list] =
    [...guide.propertiesOf(own[0]?.parentSchema)].find(([, schema]) => guide.holdsBlocks(schema)) ?? [];
  if (list === undefined) return;
  for (const error of own) {
    const name = nameOf(error);
    const type = typeOf(isRecord(error.data) ? error.data[name] : undefined, name, guide);
    if (type === undefined) continue;
    const place = pointerTo(pointer, name);
    found.findings.push({
      code: 'misplaced-block',
      pointer: place,
      highlight: 'key',
      args: { value: type, name, list },
    });
    found.explained.add(error);
    found.invalidPointers.add(place);
    for (const other of errors) if (isMissing(other, pointer, list)) found.explained.add(other);
  }
}

/** The type of block that an object says or, where it says none, that it is named after. */
function typeOf(value: unknown, name: string, guide: SchemaGuide): string | undefined {
  if (!isRecord(value)) return undefined;
  return [value.type ?? name].find((type): type is string => guide.blockTypes.includes(String(type)));
}
