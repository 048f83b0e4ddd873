import { valueAt } from '../json/value-at';
import type { Property } from './field';
import { type FormSchema, kindOf } from './form-schema';

/**
 * The properties of an object in the order in which a form asks for them: that of the schema, but a link comes behind the texts beside
 * it, where nobody writes a text into it, and what seldom changes behind all others.
 */
export function inFormOrder(properties: readonly Property[]): readonly Property[] {
  if (!properties.some(({ isRare }) => isRare)) return withLinksLate(properties);
  return [
    ...withLinksLate(properties.filter(({ isRare }) => !isRare)),
    ...properties.filter(({ isRare }) => isRare),
  ];
}

function withLinksLate(properties: readonly Property[]): readonly Property[] {
  const last = properties.findLastIndex(isText);
  const late = properties.filter((property, index) => index < last && property.field.control === 'link');
  if (late.length === 0) return properties;
  const [before, after] = [properties.slice(0, last + 1), properties.slice(last + 1)];
  return [...before.filter((property) => !late.includes(property)), ...late, ...after];
}

/** Prepares to say in which order a form asks for the properties at a place of a document; none where that is no object. */
export function formOrderIn(schema: FormSchema, document: unknown): (pointer: string) => readonly string[] {
  return (pointer) => {
    const field = schema.at(document, pointer)?.field;
    const group = field?.control === 'variant' ? kindOf(field, valueAt(document, pointer))?.field : field;
    if (group?.control !== 'group' && group?.control !== 'image') return [];
    return inFormOrder(group.properties).map(({ name }) => name);
  };
}

const isText = ({ field }: Property) => field.control === 'text' || field.control === 'rich-text';
