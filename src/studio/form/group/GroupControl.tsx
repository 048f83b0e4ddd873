import { useId } from 'react';
import type { GroupField } from '../../../content/form/field';
import { inSentence } from '../../../content/model/name-words';
import { words } from '../../words';
import { HelpButton, HelpText, useHelp } from '../field/Help';
import { Issues } from '../field/Issues';
import { RemoveButton } from '../field/RemoveButton';
import fieldStyles from '../field/field.module.css';
import { type FieldProps, useForm } from '../form-context';
import styles from './group.module.css';
import { Properties } from './Properties';

/** An object with its properties; one that may be left out is added and removed by a button. */
export function GroupControl({
  field,
  property,
  pointer,
  value,
  issues,
}: FieldProps & { field: GroupField }) {
  const { set, schema, announce, focus } = useForm();
  const id = useId();
  const help = useHelp(property.help);
  const name = inSentence(property.label);

  if (value === undefined) {
    return (
      <div className={styles.absent} data-pointer={pointer} {...help.place}>
        <button
          type="button"
          className={fieldStyles.add}
          aria-keyshortcuts={help.keys}
          aria-describedby={property.help ? `${id}-help` : undefined}
          onClick={() => {
            set(pointer, schema.emptyValue(field));
            announce(words.form.added(property.label));
            focus(pointer);
          }}
        >
          {words.form.add(name)}
        </button>
        <HelpButton help={help} label={property.label} controls={`${id}-help`} />
        <HelpText help={help} id={`${id}-help`} />
        <Issues issues={issues} pointer={pointer} />
      </div>
    );
  }
  return (
    <fieldset
      className={styles.group}
      data-pointer={pointer}
      aria-keyshortcuts={help.keys}
      {...help.place}
      aria-describedby={property.help ? `${id}-help` : undefined}
    >
      <legend className={styles.legend}>{property.label}</legend>
      <HelpButton help={help} label={property.label} controls={`${id}-help`} />
      <RemoveButton property={property} pointer={pointer} value={value} />
      <HelpText help={help} id={`${id}-help`} />
      <div className={styles.inside}>
        <Properties field={field} pointer={pointer} value={value} issues={issues} />
      </div>
    </fieldset>
  );
}
