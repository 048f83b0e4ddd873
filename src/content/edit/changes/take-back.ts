import { withoutByteOrderMark } from '../../json/byte-order-mark';
import { isRecord } from '../../util/is-record';
import type { BlockChange } from './compare-blocks';

/** One of the changes of a document. */
export type SingleChange = BlockChange | { kind: 'property'; name: string };

type Properties = Readonly<Record<string, unknown>>;

/** A document without one of its changes; all others stay. */
export function withoutChange(before: Properties, now: Properties, change: SingleChange): Properties {
  if (change.kind === 'property') {
    const { [change.name]: _, ...rest } = now;
    if (!Object.hasOwn(before, change.name)) return rest;
    return { ...now, [change.name]: before[change.name] };
  }
  return { ...now, blocks: blocksWithout(Array.isArray(now.blocks) ? now.blocks : [], change) };
}

function blocksWithout(blocks: readonly unknown[], change: BlockChange): unknown[] {
  switch (change.kind) {
    case 'added':
      return blocks.toSpliced(change.place - 1, 1);
    case 'removed':
      return blocks.toSpliced(change.place - 1, 0, change.block);
    case 'edited':
      return blocks.with(change.place - 1, change.before);
    default: {
      const rest = blocks.toSpliced(change.to - 1, 1);
      return rest.toSpliced(change.from - 1, 0, blocks[change.to - 1]);
    }
  }
}

/** The pointers to the place of a change in the document of before and of now; empty where it is about the whole. */
export function placesOf(change: SingleChange): { before: string; now: string } {
  const at = (place: number) => `/blocks/${place - 1}`;
  switch (change.kind) {
    case 'property':
      return { before: '', now: '' };
    case 'moved':
      return { before: at(change.from), now: at(change.to) };
    case 'edited':
      return { before: at(change.placeBefore), now: at(change.place) };
    case 'added':
      return { before: '', now: at(change.place) };
    default:
      return { before: at(change.place), now: '' };
  }
}

/** The text of a document as an object with properties; undefined where it is none. */
export function propertiesIn(text: string | null): Properties | undefined {
  try {
    const value: unknown = JSON.parse(withoutByteOrderMark(text ?? ''));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
