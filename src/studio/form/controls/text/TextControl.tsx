import { type KeyboardEvent, useState } from 'react';
import type { TextField } from '../../../../content/form/field';
import { FieldFrame, limitNote } from '../../field/FieldFrame';
import fieldStyles from '../../field/field.module.css';
import { words } from '../../../words';
import { type FieldProps, useForm } from '../../form-context';
import { offeredText } from './offered-text';
import { plainText } from './plain-text';
import styles from './text.module.css';
import { useTextField } from './use-text-field';

/** In characters: what fits into the panel in one line. A longer text wraps, so that all of it is seen. */
const ONE_LINE = 36;

/** Texts with a higher limit begin with several lines. */
const LONG = 120;

/** A text in one line, or one that wraps; without line breaks, which a page would not show. */
export function TextControl({ field, ...props }: FieldProps & { field: TextField }) {
  const { property, pointer } = props;
  const { set, focus, valueAt } = useForm();
  const { input, issues } = useTextField({ ...props, field, clean: plainText });
  const { most = 0 } = field;
  const isShort = most > 0 && most <= ONE_LINE;
  const offered =
    field.offeredFrom && input.value === ''
      ? offeredText(valueAt('/blocks'), field.offeredFrom, field.most)
      : undefined;
  const rows = Math.max(
    most > LONG ? 3 : 1,
    Math.ceil((input.value || (input.placeholder ?? '')).length / ONE_LINE),
  );
  // It gets no lower than what says what to write: as somebody begins, what is below would move away from under their hand.
  const [least] = useState(rows);
  return (
    <FieldFrame property={property} pointer={pointer} issues={issues} {...limitNote(input.value, field.most)}>
      {(attributes) => (
        <>
          {isShort ? (
            <input {...attributes} {...input} className={styles.input} type="text" autoComplete="off" />
          ) : (
            <textarea
              {...attributes}
              {...input}
              className={styles.input}
              rows={Math.max(rows, least)}
              onKeyDown={keepInOneLine}
            />
          )}
          {offered && (
            <button
              type="button"
              className={fieldStyles.offer}
              onClick={() => {
                set(pointer, offered);
                focus(pointer);
              }}
            >
              {words.form.take(offered)}
            </button>
          )}
        </>
      )}
    </FieldFrame>
  );
}

function keepInOneLine(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}
