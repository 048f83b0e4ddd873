import { type CSSProperties, useId } from 'react';
import type { ChoiceField, Option } from '../../../../content/form/field';
import { COLOR_WITHOUT_CATEGORY } from '../../../../generated/schema-values';
import { words } from '../../../words';
import { HelpButton, HelpText, useHelp } from '../../field/Help';
import { Issues } from '../../field/Issues';
import fieldStyles from '../../field/field.module.css';
import { type FieldProps, useForm } from '../../form-context';
import styles from './swatch.module.css';

/** A colour, or a pattern on the colour beside it, shown as what it is. Where none is chosen, patterns are shown on that of pages in no category. */
export function SwatchControl({
  field,
  property,
  pointer,
  value,
  issues,
  color = COLOR_WITHOUT_CATEGORY,
}: FieldProps & { field: ChoiceField }) {
  const { set, choices } = useForm();
  const id = useId();
  const help = useHelp(property.help);
  const chosen = field.options.find((option) => option.value === value);
  const leftOut = field.leftOut ?? words.form.notChosen;
  const described = [property.help && `${id}-help`, issues.length > 0 && `${id}-issues`]
    .filter(Boolean)
    .join(' ');

  function styleOf({ value: name }: Option): CSSProperties {
    const background = choices.colors.find((each) => each.name === name)?.value;
    const tiles = choices.patterns.find((each) => each.name === name)?.tiles;
    const tile = tiles?.[color] ?? tiles?.[COLOR_WITHOUT_CATEGORY];
    return { background, backgroundImage: tile && `url("${tile}")` };
  }

  return (
    <fieldset
      className={fieldStyles.field}
      data-pointer={pointer}
      aria-keyshortcuts={help.keys}
      {...help.place}
      aria-describedby={described || undefined}
    >
      <legend className="visually-hidden">{property.label}</legend>
      <div className={fieldStyles.head}>
        <span className={fieldStyles.label} aria-hidden="true">
          {property.label}
        </span>
        <HelpButton help={help} label={property.label} controls={`${id}-help`} />
        <span className={fieldStyles.note}>{chosen?.label ?? leftOut}</span>
      </div>
      <HelpText help={help} id={`${id}-help`} />
      <div className={styles.swatches}>
        {!property.isRequired && (
          <Swatch
            name={id}
            label={leftOut}
            isChosen={value === undefined}
            onChoose={() => set(pointer, undefined)}
          />
        )}
        {field.options.map((option) => (
          <Swatch
            key={option.value}
            name={id}
            label={option.label}
            description={option.description}
            style={styleOf(option)}
            isChosen={option === chosen}
            onChoose={() => set(pointer, option.value)}
          />
        ))}
      </div>
      <Issues issues={issues} id={`${id}-issues`} pointer={pointer} />
    </fieldset>
  );
}

interface SwatchProps {
  /** Of the group of buttons. */
  name: string;
  label: string;
  description?: string;
  /** Left out, it stands for no value. */
  style?: CSSProperties;
  isChosen: boolean;
  onChoose(): void;
}

function Swatch({ name, label, description, style, isChosen, onChoose }: SwatchProps) {
  return (
    <label className={styles.swatch} title={description ? `${label}: ${description}` : label}>
      <input className={styles.radio} type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className={style ? styles.sample : styles.none} style={style} />
      <span className="visually-hidden">{description ? `${label}: ${description}` : label}</span>
    </label>
  );
}
