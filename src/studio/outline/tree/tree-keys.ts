import type { OutlineCommands } from './commands';
import type { OutlineItem } from './outline-item';

interface KeyEvent {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  preventDefault(): void;
  stopPropagation(): void;
}

/** Keys of the row that has the focus. */
export function answerTreeKey(
  event: KeyEvent,
  item: OutlineItem | undefined,
  commands: OutlineCommands,
): void {
  const act = item && actionFor(event, item, commands);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

function actionFor(
  { key, altKey, ctrlKey, metaKey }: KeyEvent,
  { pointer, list, isFixed = false }: OutlineItem,
  commands: OutlineCommands,
) {
  const hasOther = altKey || ctrlKey || metaKey;
  if (key === '+' && !hasOther) {
    if (list !== undefined) return () => void commands.add({ where: 'end', pointer: list });
    return isFixed ? undefined : () => void commands.add({ where: 'below', pointer });
  }
  if (isFixed) return undefined;
  if (altKey && key === 'ArrowUp') return () => commands.move(pointer, -1);
  if (altKey && key === 'ArrowDown') return () => commands.move(pointer, 1);
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return () => commands.duplicate(pointer);
  return key === 'Delete' && !hasOther ? () => commands.remove(pointer) : undefined;
}
