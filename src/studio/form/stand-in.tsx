import { useEffect, useRef } from 'react';
import { pointerTo } from '../../content/json/locate';
import { valueAt } from '../../content/json/value-at';
import type { FormSchema, FormSchemaOf } from '../../content/form/form-schema';
import { isRecord } from '../../content/util/is-record';
import type { FormProps } from './form-props';

export const formSchema: FormSchemaOf = (): FormSchema => ({
  at: () => undefined,
  emptyValue: () => undefined,
});

export function Form({ document, pointer, omit = [], onChange, focusPointer }: FormProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusPointer)
      ref.current?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(focusPointer)}"]`)?.focus();
  }, [focusPointer]);
  const texts = (value: unknown, at: string): [string, string][] => {
    if (typeof value === 'string') return [[at, value]];
    if (Array.isArray(value)) return value.flatMap((part, index) => texts(part, pointerTo(at, index)));
    if (!isRecord(value)) return [];
    return Object.entries(value).flatMap(([name, part]) =>
      omit.includes(pointerTo(at, name)) ? [] : texts(part, pointerTo(at, name)),
    );
  };
  return (
    <div ref={ref}>
      {texts(valueAt(document, pointer), pointer).map(([place, text]) => (
        <label key={place} style={{ display: 'grid', marginBottom: 12 }}>
          {place}
          <textarea
            data-pointer={place}
            value={text}
            onChange={(event) =>
              onChange([{ kind: 'set', pointer: place, value: event.target.value, expected: text }], place)
            }
          />
        </label>
      ))}
    </div>
  );
}
