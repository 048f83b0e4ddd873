import type { TextField } from '../../../../content/form/field';
import { FieldFrame, limitNote } from '../../field/FieldFrame';
import fieldStyles from '../../field/field.module.css';
import { words } from '../../../words';
import { type FieldProps, useForm } from '../../form-context';
import { idFromHeading } from './id-from-heading';
import { plainText } from './plain-text';
import styles from './text.module.css';
import { useTextField } from './use-text-field';

/** The name of a place, offered from the heading beside it. */
export function AnchorControl({ field, ...props }: FieldProps & { field: TextField }) {
  const { property, pointer, heading } = props;
  const { set, valueAt } = useForm();
  const { input, issues } = useTextField({ ...props, field, clean: plainText });
  // One that is there is kept: links lead to it.
  const offered =
    input.value === '' && heading !== undefined
      ? idFromHeading(heading, valueAt(''), property.name, field.most)
      : undefined;
  return (
    <FieldFrame property={property} pointer={pointer} issues={issues} {...limitNote(input.value, field.most)}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            {...input}
            className={styles.input}
            type="text"
            spellCheck={false}
            autoComplete="off"
          />
          {offered && (
            <button type="button" className={fieldStyles.offer} onClick={() => set(pointer, offered)}>
              {words.form.anchor(offered)}
            </button>
          )}
        </>
      )}
    </FieldFrame>
  );
}
