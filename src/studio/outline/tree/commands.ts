import { operationsBetween } from '../../../content/edit/operations/between/operations-between';
import type { Kind } from '../../../content/form/field';
import { indexOf, parentOf, pointerTo } from '../../../content/json/locate';
import { isRecord } from '../../../content/util/is-record';
import type { Studio } from '../../store/studio';
import type { words } from '../../words';
import {
  duplicate,
  entriesOf,
  fits,
  followedPlace,
  insert,
  type ListChange,
  type ListPlace,
  limitsOf,
  moveTo,
  type NewPlace,
  newPlaceIn,
  remove,
} from './list-changes';
import { flatItems, type OutlineItem } from './outline-item';
import { placeBeyond } from './places';

/** What a person can do with the rows of the outline. Each does nothing, and says why, where it is not possible. */
export interface OutlineCommands {
  /** Moves an entry within its list; at the end of it, into the next list that can hold it. */
  move(pointer: string, steps: number): void;
  moveTo(pointer: string, to: ListPlace): void;
  /** Whether a list can hold an entry of another one, as far as its shape goes. */
  fits(list: string, pointer: string): boolean;
  /** Why an entry cannot go to a list that it fits: that is full, or its own one needs it; undefined where it can. */
  whyNotTo(list: string, pointer: string): string | undefined;
  duplicate(pointer: string): void;
  remove(pointer: string): void;
  /** Puts a new entry somewhere. Where others change the document while it is chosen, the place goes along. */
  add(place: NewPlace, kind?: Kind): Promise<void>;
  /** The kinds that a new entry of a list is chosen from; none where `add` itself asks. */
  kinds(list: string): readonly Kind[];
}

/** The words of one kind of row. */
export type OutlineWords = typeof words.outline | typeof words.menu;

interface CommandOptions {
  studio: Studio;
  words: OutlineWords;
  itemsOf(document: unknown): readonly OutlineItem[];
  nameOf(document: unknown, pointer: string): string;
  kinds: OutlineCommands['kinds'];
  /**
   * Makes a new entry, or lets the person choose one.
   *
   * @returns undefined where none was chosen
   */
  make(list: string, index: number, kind?: Kind): Promise<{ value: unknown; name: string } | undefined>;
}

/** The commands of an outline, on the document that is open when they are given. */
export function outlineCommands(options: CommandOptions): OutlineCommands {
  const { studio, words, itemsOf, nameOf, kinds, make } = options;
  const now = () => {
    const { page, session } = studio.store.get();
    const document = page === undefined ? undefined : session.documents.get(page)?.value;
    return { page, document, schema: studio.schema };
  };
  const carryOut = ({ operations, pointer }: ListChange, name: string, notice: string) => {
    if (studio.change(operations, { name, to: { pointer, isInOutline: true } })) studio.notify(notice, false);
  };
  const canHold = (list: string, pointer: string) => {
    const { document, schema } = now();
    return parentOf(pointer) === list || fits(document, list, pointer, schema);
  };
  /** Why a list can have no further entry; undefined where it can. */
  const whyFull = (list: string) => {
    const { document, schema } = now();
    const { most } = limitsOf(document, list, schema);
    return entriesOf(document, list).length >= most ? words.full(most) : undefined;
  };
  /** Why no entry can be taken out of a list; undefined where one can. */
  const whyNeeded = (list: string) => {
    const { document, schema } = now();
    const { least } = limitsOf(document, list, schema);
    return entriesOf(document, list).length <= least ? words.least(least) : undefined;
  };
  const whyNotTo = (list: string, pointer: string) => {
    const own = parentOf(pointer);
    return list === own ? undefined : (whyFull(list) ?? whyNeeded(own));
  };
  const refuses = (why: string | undefined) => {
    if (why !== undefined) studio.notify(why, true);
    return why !== undefined;
  };

  const commands: OutlineCommands = {
    move(pointer, steps) {
      const { document } = now();
      const list = parentOf(pointer);
      const index = indexOf(pointer) + steps;
      const isInside = index >= 0 && index < entriesOf(document, list).length;
      const beyond = () => placeBeyond(itemsOf(document), pointer, steps, (other) => canHold(other, pointer));
      const to = isInside ? { list, index } : beyond();
      if (to) commands.moveTo(pointer, to);
      else studio.notify(steps < 0 ? words.isFirst : words.isLast, false);
    },
    moveTo(pointer, to) {
      const { document } = now();
      const { list, index } = to;
      const own = parentOf(pointer);
      if (list === own && index === indexOf(pointer)) return;
      if (refuses(whyNotTo(list, pointer))) return;
      const name = nameOf(document, pointer);
      const place = index + 1;
      const count = entriesOf(document, list).length + (list === own ? 0 : 1);
      const holder = flatItems(itemsOf(document)).find((item) => item.list === list && list !== own);
      carryOut(
        moveTo(document, pointer, to),
        holder ? words.steps.moveInto(name, holder.name) : words.steps.move(name, place),
        holder ? words.movedInto(name, place, count, holder.name) : words.moved(name, place, count),
      );
    },
    fits: canHold,
    whyNotTo,
    duplicate(pointer) {
      const { document } = now();
      if (refuses(whyFull(parentOf(pointer)))) return;
      const name = nameOf(document, pointer);
      const change = duplicate(document, pointer);
      carryOut(change, words.steps.duplicate(name), words.duplicated(name, indexOf(change.pointer) + 1));
    },
    remove(pointer) {
      const { document } = now();
      if (refuses(whyNeeded(parentOf(pointer)))) return;
      const name = nameOf(document, pointer);
      carryOut(remove(document, pointer), words.steps.remove(name), words.removed(name));
    },
    async add(place, kind) {
      const asked = now();
      const { list, index } = newPlaceIn(asked.document, place);
      if (refuses(whyFull(list))) return;
      const made = await make(list, index, kind);
      if (made === undefined) return;
      // While somebody chooses, others may change the document.
      const { page, document } = now();
      const left =
        page === asked.page ? followedPlace(place, operationsBetween(asked.document, document)) : undefined;
      if (!left) {
        studio.notify(words.placeIsGone(made.name), true);
        return;
      }
      const to = newPlaceIn(document, left);
      if (refuses(whyFull(to.list))) return;
      const { operations, pointer } = insert(document, to.list, to.index, made.value);
      const next = { pointer, property: firstText(made.value, pointer) };
      if (studio.change(operations, { name: words.steps.add(made.name), to: next }))
        studio.notify(words.added(made.name, to.index + 1), false);
    },
    kinds,
  };
  return commands;
}

/** The first text of a new entry: what its writer begins with. */
function firstText(value: unknown, pointer: string): string | undefined {
  if (!isRecord(value)) return undefined;
  const name = Object.keys(value).find(
    (each) => each !== 'type' && each !== 'id' && typeof value[each] === 'string',
  );
  return name === undefined ? undefined : pointerTo(pointer, name);
}
