import { isTooDeep } from '../../json/depth';
import { isIndex, valueAt } from '../../json/value-at';
import { parentOf, segmentsOf } from '../../json/locate';
import type { SchemaNode } from '../../schema/keywords';
import { isRecord } from '../../util/is-record';
import { type Place, placeAt, valueSoFar } from './place-at';
import type { SchemaHelp } from './schema-help';

/** A place in a document with what the schemas say of it. */
export interface Slot extends Place {
  /** The document, as far as it can be read. */
  document: unknown;
  /** Of the value there. */
  schema: SchemaNode | undefined;
  /** Of the object around it. */
  owner: SchemaNode | undefined;
  /** The name of the property; for an entry, that of its list. */
  name: string;
}

/**
 * Finds what may stand at the cursor.
 *
 * @returns undefined where nothing may, and in a document that is nested too deeply to be read
 */
export function slotAt(
  text: string,
  offset: number,
  { help, isSite }: { help: SchemaHelp; isSite: boolean },
): Slot | undefined {
  const place = placeAt(text, offset);
  if (!place || isTooDeep(text)) return undefined;
  const document = valueSoFar(text);
  const schemas = help.at(isSite);
  const { pointer, parent, isEntry } = place;
  const name = segmentsOf(pointer).findLast((segment) => !isIndex(segment)) ?? '';
  // An entry whose type is not known yet has the properties that all types have: its type.
  const owner =
    parent === undefined || isEntry ? undefined : (schemas.at(document, parent) ?? untyped(parent));
  const own = owner && name !== '' ? help.guide.propertiesOf(owner).get(name) : undefined;
  const chosen = name === 'type' && !isEntry && parent !== undefined ? typeOf(untyped(parent)) : undefined;
  return { ...place, document, schema: chosen ?? schemas.at(document, pointer) ?? own, owner, name };

  function untyped(entry: string): SchemaNode | undefined {
    const list = parentOf(entry);
    if (!Array.isArray(valueAt(document, list))) return undefined;
    const schema = schemas.at(document, list);
    return schema && help.guide.entriesOf(schema);
  }
}

/** The choice of types that the entries of a list have. */
function typeOf(entry: SchemaNode | undefined): SchemaNode | undefined {
  const properties = entry?.properties;
  const type = isRecord(properties) ? properties.type : undefined;
  return isRecord(type) && Array.isArray(type.enum) ? type : undefined;
}
