import { useId, useState } from 'react';
import type { TextField } from '../../../content/form/field';
import { inSentence } from '../../../content/form/name-words';
import { words } from '../../words';
import { HelpButton, HelpText, useHelp } from '../field/Help';
import { Issues } from '../field/Issues';
import fieldStyles from '../field/field.module.css';
import { type FieldProps, useForm } from '../form-context';
import { PicturePicker } from './PicturePicker';
import { PictureSummary } from './PictureSummary';

/** The file of a picture that has no text of its own. */
export function PictureFileControl({ property, pointer, value, issues }: FieldProps & { field: TextField }) {
  const { set } = useForm();
  const id = useId();
  const help = useHelp(property.help);
  const [isPicking, setPicking] = useState(false);
  const name = typeof value === 'string' ? value : '';
  return (
    <fieldset
      className={fieldStyles.field}
      data-pointer={pointer}
      aria-describedby={property.help ? `${id}-help` : undefined}
    >
      <legend className="visually-hidden">{property.label}</legend>
      <div className={fieldStyles.head}>
        {name === '' ? (
          <button
            type="button"
            className={fieldStyles.add}
            data-own-focus=""
            onClick={() => setPicking(true)}
          >
            {words.form.add(inSentence(property.label))}
          </button>
        ) : (
          <span className={fieldStyles.label} aria-hidden="true">
            {property.label}
          </span>
        )}
        <HelpButton help={help} label={property.label} controls={`${id}-help`} />
        {!property.isRequired && name !== '' && (
          <button
            type="button"
            className={fieldStyles.quiet}
            aria-label={words.form.removeNamed(property.label)}
            onClick={() => set(pointer, undefined)}
          >
            {words.form.remove}
          </button>
        )}
      </div>
      <HelpText help={help} id={`${id}-help`} />
      {name !== '' && (
        <PictureSummary name={name} label={words.form.picture.other} onPress={() => setPicking(true)} />
      )}
      <Issues issues={issues} pointer={pointer} />
      {isPicking && (
        <PicturePicker
          label={property.label}
          chosen={name}
          onChoose={(chosen) => {
            setPicking(false);
            set(pointer, chosen);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </fieldset>
  );
}
