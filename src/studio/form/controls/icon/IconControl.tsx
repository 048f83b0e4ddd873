import { useState } from 'react';
import type { TextField } from '../../../../content/form/field';
import { words } from '../../../words';
import { FieldFrame } from '../../field/FieldFrame';
import { RemoveButton } from '../../field/RemoveButton';
import { type FieldProps, useForm } from '../../form-context';
import { IconPicker } from './IconPicker';
import styles from './icon.module.css';
import { Svg } from './Svg';
import { useIcon } from './use-icon';

/** An icon, drawn; another one is searched for by what it shows or means. */
export function IconControl({ property, pointer, value, issues }: FieldProps & { field: TextField }) {
  const { set } = useForm();
  const [isOpen, setOpen] = useState(false);
  const name = typeof value === 'string' ? value : '';
  const icon = useIcon(name);
  return (
    <FieldFrame property={property} pointer={pointer} issues={issues} isEmpty={name === ''}>
      {(attributes) => (
        <div className={styles.chosen}>
          <button
            id={attributes.id}
            aria-labelledby={`${attributes.id}-label ${attributes.id}-name`}
            aria-describedby={attributes['aria-describedby']}
            aria-haspopup="dialog"
            data-own-focus=""
            type="button"
            className={styles.choose}
            onClick={() => setOpen(true)}
          >
            {icon && <Svg svg={icon.svg} />}
            <span id={`${attributes.id}-name`}>{name || words.form.icon.choose}</span>
          </button>
          <RemoveButton property={property} pointer={pointer} value={value} />
          {isOpen && (
            <IconPicker
              label={property.label}
              chosen={name}
              onClose={() => setOpen(false)}
              onChoose={(next) => {
                setOpen(false);
                set(pointer, next);
              }}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
