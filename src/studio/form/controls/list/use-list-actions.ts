import type { Field, ListField } from '../../../../content/form/field';
import { kindOf } from '../../../../content/form/form-schema';
import { pointerTo } from '../../../../content/json/locate';
import { words } from '../../../words';
import { type FieldProps, useForm } from '../../form-context';

/** What can be done with the entries of a list. */
export interface ListActions {
  count: number;
  /** Why no entry can be added; empty where one can. */
  whyNotAdd: string;
  /** Why none can be removed; empty where one can. */
  whyNotRemove: string;
  /**
   * Adds one at a place.
   *
   * @param value left out, it is a new one with empty texts
   */
  insert(index: number, value?: unknown): void;
  /** @param title of the entry, for screen readers */
  move(index: number, to: number, title: string): void;
  duplicate(index: number, title: string): void;
  remove(index: number, title: string): void;
  /** Puts texts in the place of an empty entry, or below one that is not, as many as there may be. */
  paste(index: number, texts: readonly string[]): void;
}

interface ListOptions extends Pick<FieldProps, 'property' | 'pointer'> {
  field: ListField;
  count: number;
}

/** What can be done with the entries of one list; screen readers are told, and the cursor goes along. */
export function useListActions({ field, property, pointer, count }: ListOptions): ListActions {
  const { change, set, schema, valueAt, announce, focus } = useForm();
  const { least, most = Number.POSITIVE_INFINITY } = field;
  const at = (index: number) => pointerTo(pointer, index);
  const whyNotAdd = count >= most ? words.form.list.most(most) : '';
  const whyNotRemove = count <= least ? words.form.list.least(least) : '';

  function insert(index: number, value: unknown = schema.emptyValue(field.items)) {
    if (whyNotAdd) return announce(whyNotAdd);
    if (valueAt(pointer) === undefined)
      set(
        pointer,
        Array.from({ length: Math.max(1, least) }, () => value),
      );
    else change([{ kind: 'insert', pointer: at(index), value, expected: valueAt(at(index)) }]);
    announce(words.form.added(words.form.list.entry(field.entry, index + 1)));
    focus(firstField(field.items, at(index), value));
  }

  return {
    count,
    whyNotAdd,
    whyNotRemove,
    insert,
    move(index, to, title) {
      if (to < 0 || to >= count) return;
      change([{ kind: 'move', pointer: at(index), to: at(to), expected: valueAt(at(index)) }]);
      announce(words.form.list.moved(title, to + 1, count));
      focus(at(to));
    },
    duplicate(index, title) {
      if (whyNotAdd) return announce(whyNotAdd);
      change([{ kind: 'duplicate', pointer: at(index), expected: valueAt(at(index)) }]);
      announce(words.form.list.duplicated(title));
      focus(at(index + 1));
    },
    paste(index, texts) {
      const now = valueAt(at(index));
      const [first = '', ...others] = now === '' ? texts : [now, ...texts];
      const added = others.slice(0, most - count);
      const next = valueAt(at(index + 1));
      change([
        { kind: 'set', pointer: at(index), value: first, expected: now },
        ...added.map(
          (value, offset) =>
            ({ kind: 'insert', pointer: at(index + 1 + offset), value, expected: next }) as const,
        ),
      ]);
      announce(
        added.length < others.length ? words.form.list.most(most) : words.form.list.pasted(texts.length),
      );
      focus(at(index + added.length));
    },
    remove(index, title) {
      if (whyNotRemove) return announce(whyNotRemove);
      const isLast = count === 1 && !property.isRequired;
      if (isLast) set(pointer, undefined);
      else change([{ kind: 'remove', pointer: at(index), expected: valueAt(at(index)) }]);
      announce(words.form.removed(title));
      focus(isLast ? pointer : at(Math.min(index, count - 2)));
    },
  };
}

/** The place of the first property of a new entry. */
function firstField(items: Field, pointer: string, value: unknown): string {
  const group = items.control === 'variant' ? kindOf(items, value)?.field : items;
  if (group?.control !== 'group') return pointer;
  const shown = group.properties.filter((property) => property.field.control !== 'fixed');
  const first = shown.find(({ isRequired }) => isRequired) ?? shown[0];
  return first ? pointerTo(pointer, first.name) : pointer;
}
