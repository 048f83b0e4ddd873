import type { TextField } from '../../../../content/form/field';
import { words } from '../../../words';
import { FieldFrame } from '../../field/FieldFrame';
import { type FieldProps, useForm } from '../../form-context';
import { LinkInput } from './LinkInput';
import { linksOf } from './link-options';
import styles from './link.module.css';

/** Where a link goes, and below it what that is in words. */
export function LinkControl({ field, property, pointer, value, issues }: FieldProps & { field: TextField }) {
  const { set, choices } = useForm();
  const href = typeof value === 'string' ? value : '';
  const target = linksOf(choices).byHref.get(href)?.label;
  const canBeLeftOut = !property.isRequired && !field.canBeEmpty;
  return (
    <FieldFrame property={property} pointer={pointer} issues={issues} isEmpty={href === ''}>
      {(attributes) => (
        <>
          <LinkInput
            attributes={attributes}
            label={property.label}
            value={href}
            onChange={(next) => set(pointer, next === '' && canBeLeftOut ? undefined : next)}
          />
          {target && target !== href && <p className={styles.target}>{words.form.link.to(target)}</p>}
        </>
      )}
    </FieldFrame>
  );
}
