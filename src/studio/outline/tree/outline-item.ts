/** A row of the outline: a block, an entry of a list, or a part of a document that holds such. */
export interface OutlineItem {
  pointer: string;
  /** The kind of block in words, or the words that an entry is known by. */
  name: string;
  /** What else tells it apart: the first words of a block, where a link leads. */
  excerpt: string;
  /** How many problems are in it. */
  problems: number;
  /** Of what holds others: their list. */
  list?: string;
  /** What the button says that adds to that list. */
  addLabel?: string;
  /** It is no entry of a list: it stays where it is. */
  isFixed?: boolean;
  children: OutlineItem[];
}

/** The innermost item that a place is in, and those around it, from the outside inwards. */
export function pathTo(items: readonly OutlineItem[], pointer: string): OutlineItem[] {
  const item = items.find((each) => isWithin(pointer, each.pointer));
  return item ? [item, ...pathTo(item.children, pointer)] : [];
}

/** All items from top to bottom. */
export const flatItems = (items: readonly OutlineItem[]): OutlineItem[] =>
  items.flatMap((item) => [item, ...flatItems(item.children)]);

export const isWithin = (pointer: string, around: string) => `${pointer}/`.startsWith(`${around}/`);

export const countIn = (problems: readonly string[], pointer: string) =>
  problems.filter((one) => isWithin(one, pointer)).length;
