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
  const { change, renderField, focus } = useForm();
  const id = useId();
  const [written, setWritten] = useState(name);
  const problem = written === name ? '' : whyNotName(written, names, field.names);
  const { items, columns } = field;

  /** @param staysHere whether the cursor is in the row afterwards: a row of another name is a new one, whose value has it */
  function rename(staysHere: boolean) {
    if (written === name) return;
    if (problem !== '' || written === '') return setWritten(name);
    const to = pointerTo(parentOf(pointer), written);
    change([{ kind: 'move', pointer, to, expected: value }]);
    if (staysHere) focus(to);
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
        onBlur={({ currentTarget, relatedTarget }) =>
          rename(currentTarget.closest('li')?.contains(relatedTarget) ?? false)
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The cursor goes to the value, where this key would begin a line.
          event.preventDefault();
          rename(true);
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
