import { useContext, useId } from 'react';
import { tokensIn } from '../../../../content/model/pages/tokens';
import type { TextField } from '../../../../content/form/field';
import { leftWords } from '../../../ui/left-words';
import { words } from '../../../words';
import { type ControlAttributes, FieldFrame } from '../../field/FieldFrame';
import { type FieldProps, TokensContext, useForm } from '../../form-context';
import { LinkInput } from './LinkInput';
import { linksOf } from './link-options';
import styles from './link.module.css';

/** Where a link goes, and below it what that is in words. */
export function LinkControl({ field, property, pointer, value, issues }: FieldProps & { field: TextField }) {
  const { set, choices } = useForm();
  const id = useId();
  const href = typeof value === 'string' && leftWords(value) === undefined ? value : '';
  const tokens = useContext(TokensContext);
  const [token] = tokensIn(href);
  const known = linksOf(choices).byHref.get(href)?.label;
  // The choices have the values of the disk.
  const label = (known !== undefined && token !== undefined && tokens[token]) || known;
  const target = label === href ? undefined : label;
  const canBeLeftOut = !property.isRequired && !field.canBeEmpty;
  return (
    <FieldFrame property={property} pointer={pointer} issues={issues} isEmpty={href === ''}>
      {(attributes) => (
        <>
          <LinkInput
            attributes={target === undefined ? attributes : withDescription(attributes, id)}
            label={property.label}
            value={href}
            onChange={(next) => set(pointer, next === '' && canBeLeftOut ? undefined : next)}
          />
          {target && (
            <p className={styles.target} id={id}>
              {words.form.link.to(target)}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** Read first: an address says less than the name of the page. */
const withDescription = (attributes: ControlAttributes, id: string): ControlAttributes => ({
  ...attributes,
  'aria-describedby': [id, attributes['aria-describedby']].filter(Boolean).join(' '),
});
