import { segmentsOf } from '../json/locate';
import { partOf } from '../json/value-at';
import type { DocumentKind, Schemas } from '../model/source';
import { CHECKED_SCHEMAS } from '../schema/compile';
import { refTargetsOf, schemaFiles } from '../schema/references';
import { isRecord } from '../util/is-record';
import { emptyValue } from './empty-value';
import type { Field, Property, VariantField } from './field';
import { fieldReader } from './read-field';

/** The forms of a kind of document. */
export interface FormSchema {
  /**
   * The property or entry at a JSON pointer. A property that the schema does not know is one of any shape.
   *
   * @returns undefined where the schema knows no such place
   */
  at(document: unknown, pointer: string): Property | undefined;
  /** A new value: what the schema requires and no more, with empty texts where its writer is to write. */
  emptyValue(field: Field): unknown;
}

/**
 * Reads what the forms of documents are from the schemas alone.
 *
 * @param kind the kind of document
 */
export function formSchema(schemas: Schemas, kind: DocumentKind): FormSchema {
  const files = schemaFiles(schemas);
  const reader = fieldReader(files, refTargetsOf(schemas));
  const root: Property = {
    name: '',
    label: '',
    help: '',
    isRequired: true,
    field: reader.read(files[CHECKED_SCHEMAS[kind]], ''),
  };

  function at(document: unknown, pointer: string): Property | undefined {
    let found: Property | undefined = root;
    let value = document;
    for (const segment of segmentsOf(pointer)) {
      found = found && partIn(found.field, value, segment);
      value = partOf(value, segment);
    }
    return found;
  }

  return { at, emptyValue };
}

/** The property or entry of a field. */
function partIn(field: Field, value: unknown, segment: string): Property | undefined {
  switch (field.control) {
    case 'group':
    case 'image':
      return field.properties.find(({ name }) => name === segment);
    case 'variant':
      return partIn(kindOf(field, value)?.field ?? NOTHING, value, segment);
    case 'list':
    case 'lines':
      return { ...ENTRY, name: segment, label: field.entry, field: field.items };
    case 'table':
      return { ...ENTRY, name: segment, label: segment, field: field.items };
    default:
      return undefined;
  }
}

const NOTHING: Field = { control: 'group', properties: [] };
const ENTRY = { help: '', isRequired: true };

/** The kind that an object's `type` chooses. */
export function kindOf({ kinds }: VariantField, value: unknown) {
  return isRecord(value) ? kinds.find(({ type }) => type === value.type) : undefined;
}
