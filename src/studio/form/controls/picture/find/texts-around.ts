import type { Field } from '../../../../../content/form/field';
import { type FormSchema, kindOf } from '../../../../../content/form/form-schema';
import { parentOf } from '../../../../../content/json/locate';
import { partOf, valueAt } from '../../../../../content/json/value-at';
import { TEXT_PLACEHOLDER } from '../../../../../content/model/pages/placeholders';

/** What says which picture may fit at a place. */
export interface TextsAround {
  /** The texts of the block, or of the entry of a list, that the picture is in. */
  own: readonly string[];
  /** The title of the page. */
  title: string;
}

/** The texts around a picture: written ones, without those of entries inside and of pictures. */
export function textsAround(schema: FormSchema, document: unknown, picture: string): TextsAround {
  const entry = entryAround(document, picture);
  const field = schema.at(document, entry)?.field;
  const own = field ? textsIn(field, valueAt(document, entry)) : [];
  return { own, title: textOf(partOf(document, 'title')).join('') };
}

/** The pointer of the innermost entry of a list that a picture is in, and is not itself; empty where it is in none. */
function entryAround(document: unknown, picture: string): string {
  let entry = parentOf(picture);
  while (entry !== '' && !Array.isArray(valueAt(document, parentOf(entry)))) entry = parentOf(entry);
  return entry;
}

function textsIn(field: Field, value: unknown): string[] {
  switch (field.control) {
    case 'text':
    case 'rich-text':
      return textOf(value);
    case 'lines':
      return Array.isArray(value) && field.items.control === 'text' ? value.flatMap(textOf) : [];
    case 'group':
      return field.properties.flatMap(({ name, field: inner }) => textsIn(inner, partOf(value, name)));
    case 'variant': {
      const kind = kindOf(field, value);
      return kind ? textsIn(kind.field, value) : [];
    }
    default:
      return [];
  }
}

const textOf = (value: unknown): string[] =>
  typeof value === 'string' && !value.startsWith(TEXT_PLACEHOLDER) ? [value] : [];
