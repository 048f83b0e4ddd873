import { Button } from 'react-aria-components';
import { ChoiceMenu } from '../../ui/look/ChoiceMenu';
import { StudioIcon } from '../../ui/look/icons';
import { words } from '../../words';
import styles from '../outline.module.css';
import type { OutlineCommands, OutlineWords } from './commands';
import type { OutlineItem } from './outline-item';

const { named } = words;

interface ItemActionsProps {
  item: OutlineItem;
  words: OutlineWords;
  commands: OutlineCommands;
}

/** What can be done with the selected row, by buttons. */
export function ItemActions({ item, words: own, commands }: ItemActionsProps) {
  const { pointer, list, isFixed = false } = item;
  if (isFixed && list === undefined) return null;
  return (
    <div className={styles.actions}>
      {!isFixed && (
        <>
          <Action item={item} icon="arrow-up" label={own.up} onPress={() => commands.move(pointer, -1)} />
          <Action item={item} icon="arrow-down" label={own.down} onPress={() => commands.move(pointer, 1)} />
        </>
      )}
      {list === undefined ? (
        <>
          <Action
            item={item}
            icon="rows-plus-top"
            label={own.above}
            onPress={() => void commands.add({ where: 'above', pointer })}
          />
          <Action
            item={item}
            icon="rows-plus-bottom"
            label={own.below}
            onPress={() => void commands.add({ where: 'below', pointer })}
          />
        </>
      ) : (
        <AddInside item={item} list={list} commands={commands} />
      )}
      {!isFixed && (
        <>
          <Action item={item} icon="copy" label={own.duplicate} onPress={() => commands.duplicate(pointer)} />
          <Action item={item} icon="trash" label={own.remove} onPress={() => commands.remove(pointer)} />
        </>
      )}
    </div>
  );
}

interface AddInsideProps extends Pick<ItemActionsProps, 'commands'> {
  item: OutlineItem;
  list: string;
}

/** Adds an entry at the end of a list; where there are several kinds, one of them is chosen. */
function AddInside({ item, list, commands }: AddInsideProps) {
  const { addLabel = '' } = item;
  const kinds = commands.kinds(list);
  if (kinds.length === 0)
    return (
      <Action
        item={item}
        icon="plus"
        label={addLabel}
        onPress={() => void commands.add({ where: 'end', pointer: list })}
      />
    );
  return (
    <ChoiceMenu
      choices={kinds.map((kind) => ({ ...kind, id: kind.type, help: kind.description }))}
      choose={(kind) => void commands.add({ where: 'end', pointer: list }, kind)}
    >
      <Action item={item} icon="plus" label={addLabel} />
    </ChoiceMenu>
  );
}

interface ActionProps {
  icon: Parameters<typeof StudioIcon>[0]['name'];
  label: string;
  /** With which it is done. */
  item: OutlineItem;
  onPress?: () => void;
}

function Action({ icon, label, item, onPress }: ActionProps) {
  return (
    <Button className={styles.action} aria-label={named(label, item.name)} onPress={onPress}>
      <span title={label} className={styles.icon}>
        <StudioIcon name={icon} size={18} />
      </span>
    </Button>
  );
}
