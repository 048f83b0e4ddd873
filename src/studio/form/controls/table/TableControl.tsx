import { useId, useState } from 'react';
import type { TableField } from '../../../../content/form/field';
import { isWithin, pointerTo } from '../../../../content/json/locate';
import { isRecord } from '../../../../content/util/is-record';
import { words } from '../../../words';
import { HelpButton, HelpText, useHelp } from '../../field/Help';
import { issuesWithin } from '../../field/issues-at';
import { Issues } from '../../field/Issues';
import fieldStyles from '../../field/field.module.css';
import listStyles from '../list/list.module.css';
import { type FieldProps, useForm } from '../../form-context';
import { Row } from './Row';
import styles from './table.module.css';
import { whyNotName } from './why-not-name';

/** An object with names that its writer chooses: names and values in two columns. */
export function TableControl({
  field,
  property,
  pointer,
  value,
  issues,
}: FieldProps & { field: TableField }) {
  const { set, schema, announce, focus } = useForm();
  const id = useId();
  const help = useHelp(property.help);
  const [name, setName] = useState('');
  const { columns } = field;
  const newName = words.form.table.newNamed(columns.name);
  const names = isRecord(value) ? Object.keys(value) : [];
  const places = names.map((each) => pointerTo(pointer, each));
  const own = issues.filter((issue) => !places.some((place) => isWithin(issue.pointer, place)));
  const problem = name === '' ? '' : whyNotName(name, names, field.names);

  function add() {
    if (name === '' || problem !== '') return;
    const place = pointerTo(pointer, name);
    const item = schema.emptyValue(field.items);
    if (value === undefined) set(pointer, { [name]: item });
    else set(place, item);
    announce(words.form.added(name));
    setName('');
    focus(place);
  }

  return (
    <fieldset
      className={listStyles.list}
      data-pointer={pointer}
      aria-keyshortcuts={help.keys}
      {...help.place}
      aria-labelledby={`${id}-label`}
      aria-describedby={property.help ? `${id}-help` : undefined}
    >
      <div className={fieldStyles.head}>
        <h3 className={listStyles.label} id={`${id}-label`}>
          {property.label}
        </h3>
        <HelpButton help={help} label={property.label} controls={`${id}-help`} />
      </div>
      <HelpText help={help} id={`${id}-help`} />
      {columns.name !== undefined && (
        <p className={styles.columns}>{words.form.table.columns(columns.name, columns.value)}</p>
      )}
      <Issues issues={own} pointer={pointer} />
      <ul className={styles.rows}>
        {names.map((each, index) => (
          <Row
            key={each}
            field={field}
            name={each}
            names={names}
            pointer={places[index] ?? ''}
            value={isRecord(value) ? value[each] : undefined}
            issues={issuesWithin(issues, places[index] ?? '')}
            onRemove={() => {
              const isLast = names.length === 1 && !property.isRequired;
              set(isLast ? pointer : (places[index] ?? ''), undefined);
              announce(words.form.removed(each));
              focus(pointer);
            }}
          />
        ))}
      </ul>
      <div className={styles.add}>
        <input
          className={styles.name}
          aria-label={newName}
          placeholder={newName}
          aria-describedby={`${id}-problem`}
          aria-invalid={problem !== '' || undefined}
          autoComplete="off"
          spellCheck={false}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The cursor goes to the value, where this key would begin a line.
            event.preventDefault();
            add();
          }}
        />
        <button
          type="button"
          className={fieldStyles.add}
          aria-disabled={name === '' || problem !== ''}
          onClick={add}
        >
          {words.form.table.add}
        </button>
      </div>
      <p id={`${id}-problem`} className={styles.problem} role="status">
        {problem}
      </p>
    </fieldset>
  );
}
