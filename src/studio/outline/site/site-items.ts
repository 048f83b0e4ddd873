import { entryTitle } from '../../../content/form/entry-title';
import type { Field, ListField, Property } from '../../../content/form/field';
import { inFormOrder } from '../../../content/form/form-order';
import { type FormSchema, kindOf } from '../../../content/form/form-schema';
import { pointerTo } from '../../../content/json/locate';
import { partOf } from '../../../content/json/value-at';
import { isRecord } from '../../../content/util/is-record';
import { words } from '../../words';
import { countIn, type OutlineItem, type Problem } from '../tree/outline-item';

/** Controls that are a form of their own: what has them is a section of the site document. */
const LARGE: readonly Field['control'][] = ['group', 'list', 'table', 'variant'];

/** The properties of the site document that have a form of their own, by their pointers; those that seldom change come last. */
export const sectionsOf = (schema: FormSchema, document: unknown): string[] =>
  sections(schema, document).map(({ name }) => pointerTo('', name));

function sections(schema: FormSchema, document: unknown): readonly Property[] {
  const root = schema.at(document, '')?.field;
  if (root?.control !== 'group') return [];
  return inFormOrder(root.properties).filter(
    ({ name, field }) => LARGE.includes(field.control) && isRecord(document) && document[name] !== undefined,
  );
}

/**
 * The sections of the site document, with their lists of entries, and the lists in those: menus with their groups and links, columns of
 * the footer, offices.
 *
 * @param problems what is wrong
 */
export function siteItems(
  schema: FormSchema,
  document: unknown,
  problems: readonly Problem[],
): OutlineItem[] {
  /** A part that stays where it is. */
  const partItem = (property: Property, around: string, value: unknown): OutlineItem => {
    const pointer = pointerTo(around, property.name);
    return {
      pointer,
      name: property.label,
      excerpt: '',
      problems: countIn(problems, pointer),
      isFixed: true,
      ...inside(property.field, pointer, value),
    };
  };

  /** What a value holds: the entries of its list; where it has several lists, these. */
  function inside(field: Field, pointer: string, value: unknown): Pick<OutlineItem, 'children'> {
    if (isListOfCards(field)) return entries(field, pointer, value);
    const lists = propertiesOf(field, value).filter(
      (property) => isListOfCards(property.field) && Array.isArray(partOf(value, property.name)),
    );
    const [only, ...others] = lists;
    if (only && others.length === 0)
      return inside(only.field, pointerTo(pointer, only.name), partOf(value, only.name));
    return { children: lists.map((list) => partItem(list, pointer, partOf(value, list.name))) };
  }

  function entries(field: ListField, list: string, value: unknown) {
    const all: readonly unknown[] = Array.isArray(value) ? value : [];
    const children = all.map((entry, index): OutlineItem => {
      const pointer = pointerTo(list, index);
      return {
        pointer,
        name: entryName(field, entry, index),
        excerpt: excerptOf(field.items, entry),
        problems: countIn(problems, pointer),
        ...inside(field.items, pointer, entry),
      };
    });
    return { list, addLabel: words.menu.inside(field.entry), children };
  }

  return sections(schema, document).map((section) => partItem(section, '', partOf(document, section.name)));
}

/** The first words of an entry; of one that has none, what it is and its number. */
export const entryName = ({ items, entry }: ListField, value: unknown, index: number): string =>
  entryTitle(items, value) || words.form.list.entry(entry, index + 1);

/** Where a link leads, or of which kind an entry is. */
function excerptOf(field: Field, value: unknown): string {
  const href = partOf(value, 'href');
  if (typeof href === 'string') return href;
  return field.control === 'variant' ? (kindOf(field, value)?.label ?? '') : '';
}

function propertiesOf(field: Field, value: unknown): readonly Property[] {
  const group = field.control === 'variant' ? kindOf(field, value)?.field : field;
  return group?.control === 'group' ? group.properties : [];
}

/** A list of single values has no rows of its own. */
const isListOfCards = (field: Field): field is ListField => field.control === 'list';
