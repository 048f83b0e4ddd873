import { words } from '../../words';
import { useForm } from '../form-context';
import type { FieldProps } from '../form-context';
import styles from './field.module.css';

/** Takes a property out that may be left out. Nothing stands there where it is required, or is not there. */
export function RemoveButton({
  property,
  pointer,
  value,
}: Pick<FieldProps, 'property' | 'pointer' | 'value'>) {
  const { set, announce, focus } = useForm();
  if (property.isRequired || value === undefined) return null;
  return (
    <button
      type="button"
      className={styles.quiet}
      aria-label={words.form.removeNamed(property.label)}
      onClick={() => {
        set(pointer, undefined);
        announce(words.form.removed(property.label));
        focus(pointer);
      }}
    >
      {words.form.remove}
    </button>
  );
}
