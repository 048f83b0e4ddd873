import { useId, useState } from 'react';
import type { TableField } from '../../../../content/form/field';
import { parentOf, pointerTo } from '../../../../content/json/locate';
import type { StudioIssue } from '../../../../content/model/protocols/studio-issues';
import { words } from '../../../words';
import fieldStyles from '../../field/field.module.css';
import { FormIcon } from '../../field/FormIcon';
import { useForm } from '../../form-context';
import { Properties } from '../../group/Properties';
import listStyles from '../list/list.module.css';
import styles from './table.module.css';
import { whyNotName } from './why-not-name';

interface RowProps {
  field: TableField;
  name: string;
  names: readonly string[];
  pointer: string;
  value: unknown;
  issues: readonly StudioIssue[];
  onRemove(): void;
}

/** A name and its value. The name changes when it is finished, not with each letter. */
export function Row({ field, name, names, pointer, value, issues, onRemove }: RowProps) {
  const { change, renderField, focus, announce } = useForm();
  const id = useId();
  const [written, setWritten] = useState(name);
  const problem = written === name ? '' : whyNotName(written, names, field.names);
  const isPossible = written !== name && written !== '' && problem === '';
  const { items, columns } = field;

  /** @param row that the cursor is in afterwards: one of another name is a new one, whose value has it */
  function rename(row: Element | undefined) {
    const to = pointerTo(parentOf(pointer), written);
    change([{ kind: 'move', pointer, to, expected: value }]);
    if (row) focus(to, row);
  }

  /** A name that cannot be given stays to be corrected for as long as the cursor is in it. */
  function leave(row: Element | undefined) {
    if (written === name) return;
    if (isPossible) return rename(row);
    setWritten(name);
    announce(words.form.table.kept(name, problem));
  }

  return (
    <li className={styles.row}>
      <input
        className={styles.name}
        aria-label={words.form.table.name(name, columns.name)}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== '' || undefined}
        autoComplete="off"
        spellCheck={false}
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
        onBlur={({ currentTarget, relatedTarget }) => {
          const row = currentTarget.closest('li') ?? undefined;
          leave(row?.contains(relatedTarget) ? row : undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && written !== name) {
            event.stopPropagation();
            setWritten(name);
          }
          if (event.key !== 'Enter') return;
          // The cursor goes to the value, where this key would begin a line.
          event.preventDefault();
          if (isPossible) rename(event.currentTarget.closest('li') ?? undefined);
        }}
      />
      {/* Whoever is led here wants to change the value: another name would take it away from all pages that use it. */}
      <div
        className={`${styles.value} ${items.control === 'group' ? '' : fieldStyles.bare}`}
        data-pointer={pointer}
        data-named=""
      >
        {items.control === 'group' ? (
          <fieldset className={styles.group} aria-label={name}>
            <Properties field={items} pointer={pointer} value={value} issues={issues} />
          </fieldset>
        ) : (
          renderField({
            property: {
              name,
              label: words.form.table.value(name, columns.value),
              help: '',
              isRequired: true,
              field: items,
            },
            pointer,
            value,
            issues,
          })
        )}
      </div>
      <button
        type="button"
        className={listStyles.button}
        aria-label={words.form.list.remove(name)}
        title={words.form.list.remove(name)}
        onClick={onRemove}
      >
        <FormIcon name="remove" />
      </button>
      <p id={`${id}-problem`} className={styles.problem} role="status">
        {problem}
      </p>
    </li>
  );
}
