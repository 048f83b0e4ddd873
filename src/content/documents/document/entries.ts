import { isRecord } from '../../util/is-record';
import { pointerTo } from '../../json/locate';

/** A text, number, list … inside a document, with the name of its property (of an item, its list's). */
export interface Entry {
  readonly pointer: string;
  readonly name: string;
  readonly value: unknown;
}

export interface TextEntry extends Entry {
  readonly value: string;
}

interface ObjectEntry extends Entry {
  readonly value: Readonly<Record<string, unknown>>;
}

/** The property names that rules ask for. */
const NAMED = [
  'aliases',
  'href',
  'icon',
  'id',
  'narrow',
  'placeholders',
  'plannedRoutes',
  'richText',
  'src',
  'type',
] as const;

type Name = (typeof NAMED)[number];

/** What is named by whoever writes the site document: `"tokens": { "icon": … }` is no icon. */
const FREELY_NAMED: readonly (string | number)[] = ['languages', 'sections', 'tokens'];

/** The valid values of a document, in the order of the text. */
export interface Entries {
  /** The objects with properties. */
  objects: readonly ObjectEntry[];
  texts: readonly TextEntry[];
  /** The values of properties with this name. A name that the site has chosen, such as that of a token, does not count. */
  named(name: Name): readonly Entry[];
}

/** @param invalidPointers pointers of invalid values: they and their contents are left out */
export function entriesOf(value: unknown, invalidPointers: ReadonlySet<string>): Entries {
  const found: Collection = { objects: [], texts: [], named: new Map(NAMED.map((name) => [name, []])) };
  if (isRecord(value)) collect(new Place(undefined, '', '', value), invalidPointers, found);
  const { objects, texts, named } = found;
  return { objects, texts, named: (name) => named.get(name) ?? [] };
}

interface Collection {
  objects: ObjectEntry[];
  texts: TextEntry[];
  named: ReadonlyMap<string, Entry[]>;
}

/** Rules rarely need the pointer of a value, so it is computed on demand. */
class Place<Value> implements Entry {
  constructor(
    readonly parent: Place<unknown> | undefined,
    readonly segment: string | number,
    readonly name: string,
    readonly value: Value,
  ) {}

  get pointer(): string {
    return this.parent ? pointerTo(this.parent.pointer, this.segment) : '';
  }
}

function collect(place: Place<unknown>, invalidPointers: ReadonlySet<string>, found: Collection): void {
  if (invalidPointers.size > 0 && invalidPointers.has(place.pointer)) return;
  const { name, value } = place;
  if (!isFreelyNamed(place)) found.named.get(name)?.push(place);
  if (isText(place)) found.texts.push(place);
  else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++)
      collect(new Place(place, index, name, value[index]), invalidPointers, found);
  } else if (isObject(place)) {
    found.objects.push(place);
    for (const key of Object.keys(place.value))
      collect(new Place(place, key, key, place.value[key]), invalidPointers, found);
  }
}

/** Whether a value stands straight in one of these groups of the document itself. */
const isFreelyNamed = ({ parent: group }: Place<unknown>) =>
  group !== undefined && FREELY_NAMED.includes(group.segment) && group.parent?.parent === undefined;

const isText = (place: Place<unknown>): place is Place<string> => typeof place.value === 'string';

const isObject = (place: Place<unknown>): place is Place<Readonly<Record<string, unknown>>> =>
  isRecord(place.value);
