import { indexOf, isWithin, parentOf } from '../../../content/json/locate';
import type { ListPlace } from './list-changes';
import { flatItems, type OutlineItem } from './outline-item';

/** Whether a list can hold the entry that is moved. */
type Fits = (list: string) => boolean;

/**
 * Where an entry goes that is dropped at a row; undefined where it cannot be. On a row it goes to the end of what that holds: of a
 * menu with groups, to the end of the last group.
 */
export function dropPlace(
  item: OutlineItem,
  position: 'before' | 'after' | 'on',
  dragged: string,
  fits: Fits,
): ListPlace | undefined {
  const { pointer } = item;
  const own = parentOf(dragged);
  const around = parentOf(pointer);
  if (position === 'on') {
    const canHold = ({ list }: OutlineItem) => list !== undefined && !isWithin(list, dragged) && fits(list);
    const inside = item.isFixed ? [] : flatItems(item.children);
    const holder = canHold(item) ? item : inside.findLast(canHold);
    if (holder?.list === undefined) return undefined;
    return { list: holder.list, index: holder.children.length - (own === holder.list ? 1 : 0) };
  }
  if (item.isFixed || !fits(around)) return undefined;
  const target = indexOf(pointer) + (position === 'after' ? 1 : 0);
  return { list: around, index: own === around && indexOf(dragged) < target ? target - 1 : target };
}

/** Where an entry goes from the end of its list: into the nearest other list that can hold it, upwards or downwards. */
export function placeBeyond(
  items: readonly OutlineItem[],
  pointer: string,
  steps: number,
  fits: Fits,
): ListPlace | undefined {
  const all = flatItems(items);
  const at = all.findIndex((item) => item.pointer === pointer);
  const others = steps < 0 ? all.slice(0, at).reverse() : all.slice(at + 1);
  const next = others.find(
    ({ list }) => list !== undefined && list !== parentOf(pointer) && !isWithin(list, pointer) && fits(list),
  );
  return next?.list === undefined
    ? undefined
    : { list: next.list, index: steps < 0 ? next.children.length : 0 };
}
