import type { ClipboardEvent, KeyboardEvent } from 'react';
import { words } from '../../../words';
import fieldStyles from '../../field/field.module.css';
import { useForm } from '../../form-context';
import { plainLines } from '../text/plain-text';
import type { EntryProps } from './Card';
import { EntryButtons } from './EntryButtons';
import { moveByKeys } from './entry-keys';
import styles from './list.module.css';

/** An entry that is a single value, in one line. Enter adds one below it, Backspace removes an empty one. */
export function Line({ field, pointer, index, value, issues, actions }: EntryProps) {
  const { renderField } = useForm();
  const label = words.form.list.entry(field.entry, index + 1);

  function onKeyDown(event: KeyboardEvent) {
    if (moveByKeys(event, index, label, actions) || event.nativeEvent.isComposing) return;
    const isText = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    if (!isText || field.items.control !== 'text') return;
    if (event.key === 'Enter') actions.insert(index + 1);
    else if (event.key === 'Backspace' && value === '' && actions.whyNotRemove === '') {
      event.preventDefault();
      actions.remove(index, label);
    }
  }

  /** Several lines become several entries, as many as there may be. */
  function onPaste(event: ClipboardEvent) {
    const lines = plainLines(event.clipboardData.getData('text/plain'))
      .split('\n')
      .map((line) => line.replace(/^- /, '').trim())
      .filter((line) => line !== '');
    if (field.items.control !== 'text' || lines.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    actions.paste(index, lines);
  }

  return (
    <li className={styles.line} onKeyDown={onKeyDown} onPasteCapture={onPaste}>
      <div className={`${styles.value} ${fieldStyles.bare}`} data-buttons="">
        {renderField({
          property: { name: String(index), label, help: '', isRequired: true, field: field.items },
          pointer,
          value,
          issues,
        })}
      </div>
      <EntryButtons index={index} title={label} actions={actions} />
    </li>
  );
}
