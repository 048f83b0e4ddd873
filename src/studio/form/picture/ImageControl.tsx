import { type DragEvent, useId, useMemo, useState } from 'react';
import type { GroupField, Property } from '../../../content/form/field';
import { pointerTo } from '../../../content/json/locate';
import { inSentence } from '../../../content/form/name-words';
import { partOf } from '../../../content/json/value-at';
import { isRecord } from '../../../content/util/is-record';
import { words } from '../../words';
import { HelpButton, HelpText, useHelp } from '../field/Help';
import fieldStyles from '../field/field.module.css';
import { type FieldProps, useForm } from '../form-context';
import { Properties } from '../group/Properties';
import { filesIn } from './files-in';
import { PicturePicker } from './PicturePicker';
import { PictureSummary } from './PictureSummary';
import styles from './picture.module.css';

/** A picture with the text for those who cannot see it. It is chosen among those of the site, uploaded, dropped or pasted. */
export function ImageControl({
  field,
  property,
  pointer,
  value,
  issues,
}: FieldProps & { field: GroupField }) {
  const { set, announce, focus } = useForm();
  const id = useId();
  const help = useHelp(property.help);
  const [picking, setPicking] = useState<{ files: readonly File[] }>();
  const src = partOf(value, 'src');
  const alt = partOf(value, 'alt');
  const isAbsent = value === undefined && !property.isRequired;
  const name = typeof src === 'string' ? src : '';

  const textFirst = useMemo(
    () => ({ ...field, properties: field.properties.toSorted((one, other) => rank(one) - rank(other)) }),
    [field],
  );

  function choose(chosen: string, text: string) {
    setPicking(undefined);
    set(pointer, { ...(isRecord(value) ? value : {}), src: chosen, alt: text });
  }

  function drop(event: DragEvent) {
    const files = filesIn(event.dataTransfer);
    if (files.length === 0) return;
    event.preventDefault();
    setPicking({ files });
  }

  return (
    <fieldset
      className={fieldStyles.field}
      data-pointer={pointer}
      aria-describedby={property.help ? `${id}-help` : undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <legend className="visually-hidden">{property.label}</legend>
      <div className={fieldStyles.head}>
        {isAbsent ? (
          <button
            type="button"
            className={fieldStyles.add}
            data-own-focus=""
            onClick={() => setPicking({ files: [] })}
          >
            {words.form.add(inSentence(property.label))}
          </button>
        ) : (
          <span className={fieldStyles.label} aria-hidden="true">
            {property.label}
          </span>
        )}
        <HelpButton help={help} label={property.label} controls={`${id}-help`} />
        {!property.isRequired && !isAbsent && (
          <button
            type="button"
            className={fieldStyles.quiet}
            aria-label={words.form.removeNamed(property.label)}
            onClick={() => {
              set(pointer, undefined);
              announce(words.form.removed(property.label));
              focus(pointer);
            }}
          >
            {words.form.remove}
          </button>
        )}
      </div>
      <HelpText help={help} id={`${id}-help`} />
      {!isAbsent && (
        <PictureSummary
          name={name}
          label={name === '' ? words.form.picture.choose : words.form.picture.other}
          onPress={() => setPicking({ files: [] })}
        />
      )}
      {value !== undefined && (
        <div className={styles.more}>
          <Properties
            field={textFirst}
            pointer={pointer}
            value={value}
            issues={issues}
            omit={[pointerTo(pointer, 'src')]}
          />
        </div>
      )}
      {picking && (
        <PicturePicker
          label={property.label}
          chosen={name}
          text={typeof alt === 'string' ? alt : ''}
          files={picking.files}
          onChoose={choose}
          onClose={() => setPicking(undefined)}
        />
      )}
    </fieldset>
  );
}

/** What the picture shows is asked before its other files. */
const rank = ({ field }: Property) => (field.control === 'text' ? 0 : 1);
