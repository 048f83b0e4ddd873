import { Button } from 'react-aria-components';
import { parentOf } from '../../content/json/locate';
import { StudioIcon } from '../look/icons';
import { words } from '../words';
import { indexOf } from './block-deeds';
import styles from './outline.module.css';
import type { OutlineItem } from './outline-items';
import type { BlockCommands } from './use-blocks';

const { outline } = words;

/** What can be done with the selected block, by buttons. */
export function BlockActions({ item, commands }: { item: OutlineItem; commands: BlockCommands }) {
  const { pointer, list, children } = item;
  const [inside, index] = [parentOf(pointer), indexOf(pointer)];
  return (
    <div className={styles.actions}>
      <Action icon="arrow-up" label={outline.up} onPress={() => commands.move(pointer, -1)} />
      <Action icon="arrow-down" label={outline.down} onPress={() => commands.move(pointer, 1)} />
      {list === undefined ? (
        <>
          <Action
            icon="rows-plus-top"
            label={outline.above}
            onPress={() => void commands.add(inside, index)}
          />
          <Action
            icon="rows-plus-bottom"
            label={outline.below}
            onPress={() => void commands.add(inside, index + 1)}
          />
        </>
      ) : (
        <Action icon="plus" label={outline.inside} onPress={() => void commands.add(list, children.length)} />
      )}
      <Action icon="copy" label={outline.duplicate} onPress={() => commands.duplicate(pointer)} />
      <Action icon="trash" label={outline.remove} onPress={() => commands.remove(pointer)} />
    </div>
  );
}

interface ActionProps {
  icon: Parameters<typeof StudioIcon>[0]['name'];
  label: string;
  onPress: () => void;
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
