import { useId } from 'react';
import type { TextField } from '../../../../content/form/field';
import { placeholderWords } from '../../../ui/placeholder-words';
import { words } from '../../../words';
import { type ControlAttributes, FieldFrame } from '../../field/FieldFrame';
import { type FieldProps, useForm } from '../../form-context';
import { LinkInput } from './LinkInput';
import styles from './link.module.css';
import { useLinkName } from './use-link-name';

/** Where a link goes, in words, and below it the address. */
export function LinkControl({ field, property, pointer, value, issues }: FieldProps & { field: TextField }) {
  const { set } = useForm();
  const id = useId();
  const href = typeof value === 'string' && placeholderWords(value) === undefined ? value : '';
  const isNamed = useLinkName(href) !== undefined;
  const canBeLeftOut = !property.isRequired && !field.canBeEmpty;
  return (
    <FieldFrame property={property} pointer={pointer} issues={issues} isEmpty={href === ''}>
      {(attributes) => (
        <>
          <LinkInput
            attributes={isNamed ? withDescription(attributes, id) : attributes}
            label={property.label}
            value={href}
            onChange={(next) => set(pointer, next === '' && canBeLeftOut ? undefined : next)}
          />
          {isNamed && (
            <p className={styles.address} id={id}>
              {words.form.link.address(href)}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** The address is read before what else is said of the field. */
const withDescription = (attributes: ControlAttributes, id: string): ControlAttributes => ({
  ...attributes,
  'aria-describedby': [id, attributes['aria-describedby']].filter(Boolean).join(' '),
});
