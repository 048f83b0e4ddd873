import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { momentOf } from '../../../../content/model/pages/publication';
import { words } from '../../../words';
import { FieldFrame } from '../../field/FieldFrame';
import { useTypingGroup } from '../../field/typing-group';
import { useDraftText } from '../../field/use-draft-text';
import { type FieldProps, useForm } from '../../form-context';
import styles from './choice.module.css';
import { dateTimeIn, dateTimeText, zoneOf } from './date-time';

/** With it, the year has four digits: the browser then goes on to the time by itself. */
const LAST = '9999-12-31T23:59';

/** A date and time. Its zone stays as the document has it; a new one gets that of the person. */
export function DateTimeControl({ property, pointer, value, issues }: FieldProps) {
  const { set, announce } = useForm();
  const written = typeof value === 'string' ? value : '';
  const draft = useDraftText(dateTimeIn(written));
  const group = useTypingGroup(pointer);
  const [isUnfinished, setIsUnfinished] = useState(false);

  /** A date without its time does not count, which is said once the person goes on. */
  const look = ({ currentTarget }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    const { badInput } = currentTarget.validity;
    setIsUnfinished(badInput);
    if (badInput) announce(words.form.dateUnfinished);
  };

  function write(text: string) {
    setIsUnfinished(false);
    // While a part of it is missing, the browser gives no text at all.
    const next = text === '' ? undefined : dateTimeText(text, written);
    draft.type(next === undefined ? '' : dateTimeIn(next), text);
    set(pointer, next, group.name());
  }

  return (
    <FieldFrame
      property={property}
      pointer={pointer}
      issues={issues}
      note={isUnfinished ? words.form.dateUnfinished : noteOf(written)}
      isNear
      isWrong={isUnfinished}
    >
      {(attributes) => (
        <input
          {...attributes}
          className={styles.dateTime}
          type="datetime-local"
          max={LAST}
          value={draft.text}
          onFocus={group.begin}
          onBlur={(event) => {
            look(event);
            draft.end();
          }}
          onKeyDown={(event) => (event.ctrlKey || event.metaKey) && look(event)}
          onChange={(event) => write(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

/** In which zone the field shows the time, and when that is here. */
function noteOf(written: string): string {
  const moment = momentOf(written);
  if (moment === undefined) return '';
  const here = dateTimeText(dateTimeIn(written), '');
  if (zoneOf(here) === zoneOf(written)) return words.form.zone(zoneOf(written));
  const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return words.form.zoneElsewhere(zoneOf(written), time.format(moment));
}
