import type { Field, Property } from '../../content/form/field';
import type { FormSchema } from '../../content/form/form-schema';
import { pointerTo } from '../../content/json/locate';
import { isRecord } from '../../content/util/is-record';

/** Controls that are a form of their own: what has them is a section of the site document. */
const LARGE: readonly Field['control'][] = ['group', 'list', 'table', 'variant'];

/** The properties of the site document that have a form of their own, by their pointers, as its schema orders them. */
export const sectionsOf = (schema: FormSchema, document: unknown): string[] =>
  sections(schema, document).map(({ name }) => pointerTo('', name));

/** The same with their labels. */
export function sections(schema: FormSchema, document: unknown): readonly Property[] {
  const root = schema.at(document, '')?.field;
  if (root?.control !== 'group') return [];
  return root.properties.filter(
    ({ name, field }) => LARGE.includes(field.control) && isRecord(document) && document[name] !== undefined,
  );
}
