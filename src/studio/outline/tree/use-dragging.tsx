import { useRef } from 'react';
import {
  type DragAndDropHooks,
  DropIndicator,
  type DropPosition,
  useDragAndDrop,
} from 'react-aria-components';
import { useStudio } from '../../store/hooks/use-studio';
import styles from '../outline.module.css';
import type { OutlineCommands, OutlineWords } from './commands';
import { type OutlineItem, pathTo } from './outline-item';
import { dropPlace } from './places';

const POSITIONS: readonly DropPosition[] = ['on', 'before', 'after'];

/** Rows are dragged to where they can be; no other place shows that it would take them. By mouse, a drop elsewhere says why not. */
export function useDragging(
  items: readonly OutlineItem[],
  words: OutlineWords,
  commands: OutlineCommands,
): DragAndDropHooks<OutlineItem> {
  const studio = useStudio();
  const dragged = useRef('');
  const itemAt = (pointer: string) => pathTo(items, pointer).at(-1);

  /** Where the row that is dragged goes; otherwise why it cannot. */
  function placeAt(pointer: string, position: DropPosition) {
    const item = itemAt(pointer);
    const place =
      item && dropPlace(item, position, dragged.current, (list) => commands.fits(list, dragged.current));
    if (!place) return { why: words.cannotMoveInto(itemAt(dragged.current)?.name ?? '', item?.name ?? '') };
    const why = commands.whyNotTo(place.list, dragged.current);
    return why === undefined ? { place } : { why };
  }

  const { dragAndDropHooks } = useDragAndDrop<OutlineItem>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onDragStart({ keys }) {
      const [key = ''] = keys;
      dragged.current = String(key);
    },
    getDropOperation: (target) =>
      target.type === 'item' && placeAt(String(target.key), target.dropPosition).place ? 'move' : 'cancel',
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop} />,
    onMove({ target }) {
      const { place } = placeAt(String(target.key), target.dropPosition);
      if (place) commands.moveTo(dragged.current, place);
    },
    onDragEnd({ dropOperation, x, y }) {
      const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[role="treegrid"] [data-key]');
      const pointer = row?.dataset.key;
      if (dropOperation !== 'cancel' || pointer === undefined || pointer === dragged.current) return;
      const [on, ...beside] = POSITIONS.map((position) => placeAt(pointer, position));
      if (on?.why !== undefined && !beside.some(({ place }) => place)) studio.notify(on.why, true);
    },
  });
  return dragAndDropHooks;
}
