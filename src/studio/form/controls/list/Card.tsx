import { type KeyboardEvent, useId } from 'react';
import type { ListField } from '../../../../content/form/field';
import { holdsNothing } from '../../../../content/form/holds-nothing';
import { kindOf } from '../../../../content/form/form-schema';
import type { StudioIssue } from '../../../../content/model/protocols/studio-issues';
import { isEqual } from '../../../../content/util/is-equal';
import { words } from '../../../words';
import { Mark, type Tone } from '../../../ui/look/Mark';
import { toneOf } from '../../field/is-left';
import { FormIcon } from '../../field/FormIcon';
import { useForm } from '../../form-context';
import { useOpen } from '../../group/use-open';
import { Properties } from '../../group/Properties';
import { EntryButtons } from './EntryButtons';
import { moveByKeys } from './entry-keys';
import styles from './list.module.css';
import type { ListActions } from './use-list-actions';

/** One entry of a list, as it is handed to a card or a line. */
export interface EntryProps {
  field: ListField;
  pointer: string;
  index: number;
  /** What it is known by, in its list. */
  title: string;
  value: unknown;
  issues: readonly StudioIssue[];
  actions: ListActions;
}

/** An object in a list: its title, and below it, when it is open, its properties. */
export function Card({ field, pointer, index, title, value, issues, actions }: EntryProps) {
  const { renderField, schema } = useForm();
  const [isOpen, setOpen] = useOpen((place) => place.startsWith(`${pointer}/`));
  const id = useId();
  const number = words.form.list.entry(field.entry, index + 1);
  const kind = field.items.control === 'variant' ? kindOf(field.items, value) : undefined;
  const group = kind ? kind.field : field.items.control === 'group' ? field.items : undefined;
  const isUntouched =
    !isOpen && (holdsNothing(value) || isEqual(value, schema.emptyValue(kind ? kind.field : field.items)));
  const tones = issues.map(toneOf);
  const countOf = (tone: Tone) => tones.filter((each) => each === tone).length;
  const [errors, hints, left] = [countOf('error'), countOf('hint'), countOf('left')];

  return (
    <li className={styles.card} data-pointer={pointer}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.title}
          data-own-focus=""
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={`${id}-keys`}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => onKeyDown(event, index, title, actions)}
        >
          <FormIcon name={isOpen ? 'open' : 'closed'} />
          <span className={styles.words}>
            {kind && <span className={styles.kind}>{kind.label}</span>}
            <span>{title}</span>
            {isUntouched && <span className={styles.kind}>{words.form.list.nothing}</span>}
            {issues.length > 0 && (
              <span className={styles.marks}>
                {left > 0 && <Mark tone="left">{words.form.toWriteIn(left)}</Mark>}
                {errors + hints > 0 && (
                  <Mark tone={errors > 0 ? 'error' : 'hint'}>{words.form.problems(errors, hints)}</Mark>
                )}
              </span>
            )}
          </span>
        </button>
        <EntryButtons index={index} title={title} actions={actions} canDuplicate />
      </div>
      <p id={`${id}-keys`} hidden>
        {words.form.list.keys}
      </p>
      <fieldset id={id} className={styles.inside} hidden={!isOpen} aria-label={title}>
        {isOpen && group && <Properties field={group} pointer={pointer} value={value} issues={issues} />}
        {isOpen &&
          !group &&
          renderField({
            property: { name: String(index), label: number, help: '', isRequired: true, field: field.items },
            pointer,
            value,
            issues,
          })}
      </fieldset>
    </li>
  );
}

function onKeyDown(event: KeyboardEvent, index: number, title: string, actions: ListActions) {
  if (moveByKeys(event, index, title, actions)) return;
  if (event.key === 'Delete') actions.remove(index, title);
  else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey))
    actions.duplicate(index, title);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
