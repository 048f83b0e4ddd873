import { useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import type { VariantField } from '../../../../content/form/field';
import { ChoiceMenu } from '../../../ui/look/ChoiceMenu';
import { words } from '../../../words';
import fieldStyles from '../../field/field.module.css';
import { useForm } from '../../form-context';

interface AddKindProps {
  field: VariantField;
  /** What an entry is called. */
  entry: string;
  /** Why none can be added; empty where one can. */
  whyNot: string;
  describedBy: string | undefined;
  onAdd(value: unknown): void;
}

/** Adds an entry of one of several kinds: a block from the picker with drawn examples where there is one, otherwise from a list. */
export function AddKind({ field, entry, whyNot, describedBy, onAdd }: AddKindProps) {
  const { schema, chooseBlock } = useForm();
  const label = words.form.add(entry);
  // While a block is chosen, the place that it goes to may move.
  const latest = useRef(onAdd);
  useLayoutEffect(() => {
    latest.current = onAdd;
  });

  async function choose() {
    const value = await chooseBlock?.(field.kinds.map(({ type }) => type));
    if (value !== undefined) latest.current(value);
  }

  if (whyNot !== '' || (field.isBlock && chooseBlock))
    return (
      <button
        type="button"
        className={fieldStyles.add}
        aria-disabled={whyNot !== ''}
        aria-describedby={describedBy}
        onClick={() => whyNot === '' && choose()}
      >
        {label}
      </button>
    );
  return (
    <ChoiceMenu
      choices={field.kinds.map((kind) => ({ ...kind, id: kind.type, help: kind.description }))}
      choose={(kind) => onAdd(kind.example ?? schema.emptyValue(kind.field))}
    >
      <Button className={fieldStyles.add}>{label}</Button>
    </ChoiceMenu>
  );
}
