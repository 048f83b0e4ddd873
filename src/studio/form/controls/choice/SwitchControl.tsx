import { FieldFrame } from '../../field/FieldFrame';
import { type FieldProps, useForm } from '../../form-context';
import styles from './choice.module.css';

/** Yes or no. */
export function SwitchControl({ property, pointer, value, issues }: FieldProps) {
  const { set } = useForm();
  return (
    <FieldFrame property={property} pointer={pointer} issues={issues}>
      {(attributes) => (
        <input
          {...attributes}
          className={styles.switch}
          type="checkbox"
          checked={value === true}
          onChange={(event) => set(pointer, event.currentTarget.checked)}
        />
      )}
    </FieldFrame>
  );
}
