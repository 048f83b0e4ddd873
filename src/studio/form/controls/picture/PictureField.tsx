import { type DragEvent, type ReactNode, useId } from 'react';
import { inSentence } from '../../../../content/model/name-words';
import { PICTURE_PLACEHOLDER } from '../../../../content/model/pages/placeholders';
import { words } from '../../../words';
import { HelpButton, HelpText, useHelp } from '../../field/Help';
import { RemoveButton } from '../../field/RemoveButton';
import fieldStyles from '../../field/field.module.css';
import type { FieldProps } from '../../form-context';
import { PictureSummary } from './PictureSummary';

interface PictureFieldProps extends Pick<FieldProps, 'property' | 'pointer' | 'value'> {
  /** Of the picture there is; empty where there is none. */
  name: string;
  /** Whether a button adds one first. */
  isAbsent: boolean;
  /** Opens the pictures to choose from. */
  pick(): void;
  onDrop?(event: DragEvent): void;
  /** The cursor or the pointer has come to the field. */
  onVisit?(): void;
  children: ReactNode;
}

/** What the fields with a picture share: their label, the picture there is, and the buttons that choose one and remove it. */
export function PictureField(props: PictureFieldProps) {
  const { property, pointer, value, name, isAbsent, pick, onDrop, onVisit, children } = props;
  const id = useId();
  const help = useHelp(property.help);
  return (
    <fieldset
      className={fieldStyles.field}
      data-pointer={pointer}
      aria-keyshortcuts={help.keys}
      {...help.place}
      aria-describedby={property.help ? `${id}-help` : undefined}
      onDragOver={onDrop && ((event) => event.preventDefault())}
      onDrop={onDrop}
      onFocus={onVisit}
      onPointerEnter={onVisit}
    >
      <legend className="visually-hidden">{property.label}</legend>
      <div className={fieldStyles.head}>
        {isAbsent ? (
          <button type="button" className={fieldStyles.add} data-own-focus="" onClick={pick}>
            {words.form.add(inSentence(property.label))}
          </button>
        ) : (
          <span className={fieldStyles.label} aria-hidden="true">
            {property.label}
          </span>
        )}
        <HelpButton help={help} label={property.label} controls={`${id}-help`} />
        <RemoveButton property={property} pointer={pointer} value={value} />
      </div>
      <HelpText help={help} id={`${id}-help`} />
      {!isAbsent && (
        <PictureSummary
          name={name}
          of={property.label}
          label={
            name === '' || name.startsWith(PICTURE_PLACEHOLDER)
              ? words.form.picture.choose
              : words.form.picture.other
          }
          onPress={pick}
        />
      )}
      {children}
    </fieldset>
  );
}
