import { useId } from 'react';
import { Toolbar } from 'react-aria-components';
import { words } from '../../../words';
import { FormIcon, type FormIconName } from '../../field/FormIcon';
import styles from './list.module.css';
import type { ListActions } from './use-list-actions';

interface EntryButtonsProps {
  index: number;
  title: string;
  actions: ListActions;
  canDuplicate?: boolean;
}

/** Moves, duplicates and removes an entry. Tab stops at one of the buttons, arrow keys lead to the others. One that can do nothing says why. */
export function EntryButtons({ index, title, actions, canDuplicate = false }: EntryButtonsProps) {
  const { count, move, duplicate, remove, whyNotAdd, whyNotRemove } = actions;
  return (
    <Toolbar className={styles.buttons} aria-label={words.form.list.buttons(title)}>
      <EntryButton
        icon="up"
        label={words.form.list.up(title)}
        whyNot={index === 0 ? words.form.list.first : ''}
        onPress={() => move(index, index - 1, title)}
      />
      <EntryButton
        icon="down"
        label={words.form.list.down(title)}
        whyNot={index === count - 1 ? words.form.list.last : ''}
        onPress={() => move(index, index + 1, title)}
      />
      {canDuplicate && (
        <EntryButton
          icon="duplicate"
          label={words.form.list.duplicate(title)}
          whyNot={whyNotAdd}
          onPress={() => duplicate(index, title)}
        />
      )}
      <EntryButton
        icon="remove"
        label={words.form.list.remove(title)}
        whyNot={whyNotRemove}
        onPress={() => remove(index, title)}
      />
    </Toolbar>
  );
}

interface EntryButtonProps {
  icon: FormIconName;
  label: string;
  whyNot: string;
  onPress(): void;
}

function EntryButton({ icon, label, whyNot, onPress }: EntryButtonProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={whyNot || label}
        aria-disabled={whyNot !== ''}
        aria-describedby={whyNot ? id : undefined}
        onClick={() => whyNot === '' && onPress()}
      >
        <FormIcon name={icon} />
      </button>
      {whyNot && (
        <span className="visually-hidden" id={id}>
          {whyNot}
        </span>
      )}
    </>
  );
}
