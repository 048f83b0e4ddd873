import type { ChoiceField } from '../../../../content/form/field';
import { words } from '../../../words';
import { FieldFrame } from '../../field/FieldFrame';
import { type FieldProps, useForm } from '../../form-context';
import styles from './choice.module.css';

/** One of several values, with what the chosen one means below it. */
export function ChoiceControl({
  field,
  property,
  pointer,
  value,
  issues,
}: FieldProps & { field: ChoiceField }) {
  const { set } = useForm();
  const chosen = field.options.find((option) => option.value === value);
  return (
    <FieldFrame property={property} pointer={pointer} issues={issues}>
      {(attributes) => (
        <>
          <select
            {...attributes}
            className={styles.select}
            value={chosen?.value ?? ''}
            onChange={(event) => set(pointer, event.currentTarget.value || undefined)}
          >
            {(!chosen || !property.isRequired) && (
              <option value="">{field.leftOut ?? words.form.notChosen}</option>
            )}
            {field.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {chosen?.description && <p className={styles.meaning}>{chosen.description}</p>}
        </>
      )}
    </FieldFrame>
  );
}
