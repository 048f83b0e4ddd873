import { useMemo } from 'react';
import type { Kind, ListField } from '../../../content/form/field';
import { type FormSchema, kindOf } from '../../../content/form/form-schema';
import { indexOf, parentOf, pointerTo } from '../../../content/json/locate';
import { valueAt } from '../../../content/json/value-at';
import type { Studio } from '../../store/studio';
import { useStudio } from '../../store/hooks/use-studio';
import { words } from '../../words';
import { type OutlineCommands, outlineCommands } from '../tree/commands';
import { entryName, siteItems } from './site-items';

/** What a person can do with the entries of menus, columns and other lists of the site document. */
export function useEntries(schema: FormSchema | undefined): OutlineCommands | undefined {
  const studio = useStudio();
  return useMemo(() => schema && entryCommands(studio, schema), [studio, schema]);
}

function entryCommands(studio: Studio, schema: FormSchema): OutlineCommands {
  const now = () => {
    const { page = '', session } = studio.store.get();
    return session.documents.get(page)?.value;
  };
  const listAt = (document: unknown, list: string): ListField | undefined => {
    const field = schema.at(document, list)?.field;
    return field?.control === 'list' ? field : undefined;
  };
  return outlineCommands({
    studio,
    words: words.menu,
    itemsOf: (document) => siteItems(schema, document, []),
    nameOf(document, pointer) {
      const field = listAt(document, parentOf(pointer));
      return field ? entryName(field, valueAt(document, pointer), indexOf(pointer)) : '';
    },
    kinds(list) {
      const items = listAt(now(), list)?.items;
      return items?.control === 'variant' ? items.kinds : [];
    },
    /** Of several kinds, that of the entry at this place where none was chosen. */
    async make(list, index, kind) {
      const field = listAt(now(), list);
      if (!field) return undefined;
      const own = kind ?? kindAt(field, now(), pointerTo(list, Math.max(0, index - 1)));
      return {
        value: own?.example ?? schema.emptyValue(own?.field ?? field.items),
        name: own?.label ?? words.form.list.entry(field.entry, index + 1),
      };
    },
  });
}

const kindAt = ({ items }: ListField, document: unknown, pointer: string): Kind | undefined =>
  items.control === 'variant' ? kindOf(items, valueAt(document, pointer)) : undefined;
