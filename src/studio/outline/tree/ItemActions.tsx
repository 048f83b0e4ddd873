import { Button } from 'react-aria-components';
import { parentOf } from '../../../content/json/locate';
import { ChoiceMenu } from '../../ui/look/ChoiceMenu';
import { StudioIcon } from '../../ui/look/icons';
import styles from '../outline.module.css';
import type { OutlineCommands, OutlineWords } from './commands';
import { indexOf } from './list-deeds';
import type { OutlineItem } from './outline-item';

interface ItemActionsProps {
  item: OutlineItem;
  words: OutlineWords;
  commands: OutlineCommands;
}

/** What can be done with the selected row, by buttons. */
export function ItemActions({ item, words, commands }: ItemActionsProps) {
  const { pointer, list, isFixed = false } = item;
  const [around, index] = [parentOf(pointer), indexOf(pointer)];
  if (isFixed && list === undefined) return null;
  return (
    <div className={styles.actions}>
      {!isFixed && (
        <>
          <Action icon="arrow-up" label={words.up} onPress={() => commands.move(pointer, -1)} />
          <Action icon="arrow-down" label={words.down} onPress={() => commands.move(pointer, 1)} />
        </>
      )}
      {list === undefined ? (
        <>
          <Action icon="rows-plus-top" label={words.above} onPress={() => void commands.add(around, index)} />
          <Action
            icon="rows-plus-bottom"
            label={words.below}
            onPress={() => void commands.add(around, index + 1)}
          />
        </>
      ) : (
        <AddInside item={item} list={list} commands={commands} />
      )}
      {!isFixed && (
        <>
          <Action icon="copy" label={words.duplicate} onPress={() => commands.duplicate(pointer)} />
          <Action icon="trash" label={words.remove} onPress={() => commands.remove(pointer)} />
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
function AddInside({ item: { children, addLabel = '' }, list, commands }: AddInsideProps) {
  const kinds = commands.kinds(list);
  if (kinds.length === 0)
    return <Action icon="plus" label={addLabel} onPress={() => void commands.add(list, children.length)} />;
  return (
    <ChoiceMenu
      choices={kinds.map((kind) => ({ ...kind, id: kind.type, help: kind.description }))}
      choose={(kind) => void commands.add(list, children.length, kind)}
    >
      <Action icon="plus" label={addLabel} />
    </ChoiceMenu>
  );
}

interface ActionProps {
  icon: Parameters<typeof StudioIcon>[0]['name'];
  label: string;
  onPress?: () => void;
}

function Action({ icon, label, onPress }: ActionProps) {
  return (
    <Button className={styles.action} aria-label={label} onPress={onPress}>
      <span title={label} className={styles.icon}>
        <StudioIcon name={icon} size={18} />
      </span>
    </Button>
  );
}
