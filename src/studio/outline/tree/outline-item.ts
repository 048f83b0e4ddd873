import { isWithin } from '../../../content/json/locate';
import { replaceTokens } from '../../../content/model/pages/tokens';
import { shownText } from '../../ui/placeholder-words';
import type { StudioIssue } from '../../../content/model/protocols/studio-issues';

/** What is wrong at a place of a document. */
export type Problem = Pick<StudioIssue, 'pointer' | 'severity'>;

export interface ProblemCount {
  errors: number;
  hints: number;
}

/** A row of the outline: a block, an entry of a list, or a part of a document that holds such. */
export interface OutlineItem {
  pointer: string;
  /** The kind of block in words, or the words that an entry is known by. */
  name: string;
  /** What else tells it apart: the first words of a block, where a link leads. */
  excerpt: string;
  /** How many errors and hints are in it. */
  problems: ProblemCount;
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

/** How many problems are at a place and inside it. */
export function countIn(problems: readonly Problem[], pointer: string): ProblemCount {
  const found = problems.filter((one) => isWithin(one.pointer, pointer));
  const errors = found.filter(({ severity }) => severity === 'error').length;
  return { errors, hints: found.length - errors };
}

/** The same rows with the values of tokens in place of them, and in words what is left to write. */
export const asVisitorsSee = (
  items: readonly OutlineItem[],
  tokens: Readonly<Record<string, string>>,
): OutlineItem[] =>
  items.map((item) => ({
    ...item,
    name: shownText(replaceTokens(item.name, tokens)),
    excerpt: shownText(replaceTokens(item.excerpt, tokens)),
    children: asVisitorsSee(item.children, tokens),
  }));

/** Whether two outlines have the same rows at the same places, whatever their words are. */
export const hasSameRows = (one: readonly OutlineItem[], other: readonly OutlineItem[]): boolean =>
  one.length === other.length &&
  one.every((item, index) => {
    const { pointer, children } = other[index] ?? {};
    return item.pointer === pointer && hasSameRows(item.children, children ?? []);
  });
