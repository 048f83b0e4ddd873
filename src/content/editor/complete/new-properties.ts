import { isPictureFile } from '../../model/pages/picture-files';
import { listIn, type SchemaNode } from '../../schema/keywords';
import { isRecord } from '../../util/is-record';
import { valueAt } from '../../json/value-at';
import { exampleAt, explainProperty } from '../places/explain';
import type { Slot } from '../places/slot';
import { pointerTo } from '../../json/locate';
import { bodyOf, type BodyOptions, shapeOf, withoutStops } from './body';
import type { Offer } from './offer';

/** The properties that an object does not have yet: those that it needs first, each with a value of the right shape. */
export function newProperties(
  { owner, parent = '', document, pointer, hasColon }: Slot,
  options: BodyOptions,
): Offer[] {
  const { help } = options;
  if (!owner) return [];
  const around = valueAt(document, parent);
  const present = new Set(isRecord(around) ? Object.keys(around) : []);
  const written = (key: string) => (options.hasStops ? withoutStops(key) : key);
  const needed = listIn(owner, 'required');
  return [...help.guide.propertiesOf(owner)]
    .filter(([name, { doNotSuggest }]) => doNotSuggest !== true && isFree(name))
    .sort(([one], [other]) => Number(needed.includes(other)) - Number(needed.includes(one)))
    .map(([name, schema]) => {
      const key = JSON.stringify(name);
      const isChosen =
        Array.isArray(schema.enum) || name === 'icon' || name === 'href' || isPictureFile(name);
      const example = exampleAt(document, pointerTo(parent, name), help);
      return {
        label: name,
        kind: 'name',
        body: hasColon ? written(key) : `${written(key)}: ${valueOf(schema, options)}`,
        filter: key,
        isChosen,
        detail: needed.includes(name) ? 'needed' : undefined,
        documentation: explainProperty(owner, name, { help, example }),
      };
    });

  /** The name at the cursor may be written anew. */
  function isFree(name: string) {
    return !present.has(name) || pointer === pointerTo(parent, name);
  }
}

function valueOf(schema: SchemaNode, options: BodyOptions): string {
  const body = bodyOf(shapeOf(schema, options.help), schema, options);
  // A choice is shown with what each value means: the editor asks for it in the empty text.
  return options.hasStops && Array.isArray(schema.enum) ? '"$1"' : body;
}
