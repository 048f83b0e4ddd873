import type { NumberField } from '../../../../content/form/field';
import { words } from '../../../words';
import { FieldFrame } from '../../field/FieldFrame';
import { useTypingGroup } from '../../field/typing-group';
import { useDraftText } from '../../field/use-draft-text';
import { type FieldProps, useForm } from '../../form-context';
import styles from './choice.module.css';

/** In a range larger than this, a step is a hundredth of it or so. */
const MANY_STEPS = 1_000;

/** A number with its limits. While what is written is no number, the document keeps the one before. */
export function NumberControl({
  field,
  property,
  pointer,
  value,
  issues,
}: FieldProps & { field: NumberField }) {
  const { set } = useForm();
  const draft = useDraftText(typeof value === 'number' ? String(value) : '');
  const group = useTypingGroup(pointer);

  function write(text: string) {
    const number = text === '' ? undefined : Number(text);
    if (number === undefined && property.isRequired) return draft.show(text);
    if (number !== undefined && !Number.isFinite(number)) return draft.show(text);
    draft.type(number === undefined ? '' : String(number), text);
    set(pointer, number, group.name());
  }

  return (
    <FieldFrame property={property} pointer={pointer} issues={issues} note={limits(field)}>
      {(attributes) => (
        <input
          {...attributes}
          className={styles.number}
          type="number"
          inputMode={field.isWhole ? 'numeric' : 'decimal'}
          min={field.least}
          max={field.most}
          step={stepOf(field)}
          value={draft.text}
          onFocus={group.begin}
          onBlur={draft.end}
          onChange={(event) => write(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

function limits({ least, most }: NumberField): string {
  if (least === undefined && most === undefined) return '';
  if (least === undefined) return words.form.atMost(String(most));
  return most === undefined
    ? words.form.atLeast(String(least))
    : words.form.between(String(least), String(most));
}

function stepOf({ least = 0, most = 0, isWhole }: NumberField): number | 'any' {
  if (!isWhole) return 'any';
  const range = most - least;
  return range > MANY_STEPS ? 10 ** Math.floor(Math.log10(range / 100)) : 1;
}
