import { useMemo } from 'react';
import { parentOf, pointerTo } from '../../content/json/locate';
import { valueAt } from '../../content/json/value-at';
import { isRecord } from '../../content/util/is-record';
import { usePicker } from '../picker/use-picker';
import type { Studio } from '../store/studio';
import { useStudio } from '../store/use-studio';
import { words } from '../words';
import {
  type BlockDeed,
  blockName,
  duplicate,
  entriesOf,
  indexOf,
  insert,
  isAllowedIn,
  limitsOf,
  moveBy,
  moveTo,
  remove,
} from './block-deeds';

const { outline } = words;

/** What a person can do with the blocks of the open page. Each does nothing, and says why, where it is not possible. */
export interface BlockCommands {
  move(pointer: string, steps: number): void;
  /** Moves a block to a place that is counted without it. */
  moveTo(pointer: string, to: string): void;
  canHold(list: string, pointer: string): boolean;
  duplicate(pointer: string): void;
  remove(pointer: string): void;
  /** Lets the person choose a block, and puts it into a list. */
  add(list: string, index: number): Promise<void>;
}

export function useBlocks(): BlockCommands {
  const studio = useStudio();
  const choose = usePicker();
  return useMemo(() => blockCommands(studio, choose), [studio, choose]);
}

function blockCommands(studio: Studio, choose: ReturnType<typeof usePicker>): BlockCommands {
  const now = () => {
    const { page, session, material } = studio.store.get();
    const document = page === undefined ? undefined : session.documents.get(page)?.value;
    const types = material?.entries.map(({ type }) => type) ?? [];
    return { document, types, schema: studio.schema };
  };
  const carryOut = ({ operations, pointer }: BlockDeed, name: string, notice: string) => {
    if (studio.change(operations, { name, to: { pointer, isInOutline: true } })) studio.notify(notice, false);
  };
  const hasRoom = (list: string) => {
    const { document, schema } = now();
    const { most } = limitsOf(document, list, schema);
    const isFull = entriesOf(document, list).length >= most;
    if (isFull) studio.notify(outline.full(most), true);
    return !isFull;
  };

  return {
    move(pointer, steps) {
      const { document } = now();
      const deed = moveBy(document, pointer, steps);
      if (!deed) return;
      const name = blockName(document, pointer);
      const all = entriesOf(document, parentOf(pointer)).length;
      const place = indexOf(deed.pointer) + 1;
      carryOut(deed, outline.steps.move(name, place), outline.moved(name, place, all));
    },
    moveTo(pointer, to) {
      const { document } = now();
      if (pointer === to) return;
      const name = blockName(document, pointer);
      const [list, place] = [parentOf(to), indexOf(to) + 1];
      const isSame = list === parentOf(pointer);
      const all = entriesOf(document, list).length + (isSame ? 0 : 1);
      carryOut(
        moveTo(document, pointer, to),
        outline.steps.move(name, place),
        outline.moved(name, place, all),
      );
    },
    canHold(list, pointer) {
      const { document, schema } = now();
      const block = valueAt(document, pointer);
      const { most } = limitsOf(document, list, schema);
      if (parentOf(pointer) === list) return true;
      const least = limitsOf(document, parentOf(pointer), schema).least;
      if (entriesOf(document, list).length >= most) return false;
      if (entriesOf(document, parentOf(pointer)).length <= least) return false;
      return isRecord(block) && isAllowedIn(document, list, String(block.type), schema);
    },
    duplicate(pointer) {
      const { document } = now();
      if (!hasRoom(parentOf(pointer))) return;
      const name = blockName(document, pointer);
      const deed = duplicate(document, pointer);
      carryOut(deed, outline.steps.duplicate(name), outline.duplicated(name, indexOf(deed.pointer) + 1));
    },
    remove(pointer) {
      const { document, schema } = now();
      const list = parentOf(pointer);
      if (entriesOf(document, list).length <= limitsOf(document, list, schema).least)
        return studio.notify(outline.last, true);
      const name = blockName(document, pointer);
      carryOut(remove(document, pointer), outline.steps.remove(name), outline.removed(name));
    },
    async add(list, index) {
      if (!hasRoom(list)) return;
      const { document, types, schema } = now();
      const block = await choose(types.filter((type) => isAllowedIn(document, list, type, schema)));
      const current = now().document;
      if (block === undefined || !isRecord(current)) return;
      const deed = insert(current, list, Math.min(index, entriesOf(current, list).length), block);
      const name = blockName({ block }, '/block');
      const to = { pointer: deed.pointer, property: firstText(block, deed.pointer) };
      if (studio.change(deed.operations, { name: outline.steps.add(name), to }))
        studio.notify(outline.added(name, indexOf(deed.pointer) + 1), false);
    },
  };
}

/** The first text of a new block: what its writer begins with. */
function firstText(value: unknown, pointer: string): string | undefined {
  if (!isRecord(value)) return undefined;
  const name = Object.keys(value).find(
    (each) => each !== 'type' && each !== 'id' && typeof value[each] === 'string',
  );
  return name === undefined ? undefined : pointerTo(pointer, name);
}
