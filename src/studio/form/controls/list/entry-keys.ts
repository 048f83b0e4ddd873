import type { KeyboardEvent } from 'react';
import type { ListActions } from './use-list-actions';

/** Alt with the arrow keys moves an entry. */
export function moveByKeys(
  event: KeyboardEvent,
  index: number,
  title: string,
  { move }: ListActions,
): boolean {
  const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
  if (step === undefined) return false;
  event.preventDefault();
  event.stopPropagation();
  move(index, index + step, title);
  return true;
}
