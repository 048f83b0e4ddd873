import { cut, firstOf, lastOf, textOf, together } from './cut-runs';
import type { Run } from './formatted-text';

/** The letters next to a line, or to a part of it: what stands on the same line. */
export interface Beside {
  before: string;
  after: string;
}

/** The same runs, with marks only where the notation can have them. */
export function fittingMarks(runs: readonly Run[], beside: Beside): Run[] {
  const strong = tightened(runs, 'isStrong', (one, other) => one.isStrong === other.isStrong, beside);
  const isSame = (one: Run, other: Run) =>
    one.isStressed === other.isStressed && one.isStrong === other.isStrong;
  const tight = tightened(strong, 'isStressed', isSame, beside);
  // Signs that end one mark and begin another would be read as one row of stars.
  return together(tight, isSame).flatMap((group, index, groups) => {
    const [first] = group;
    const isBesideStrong = [groups[index - 1], groups[index + 1]].some((other) => other?.[0]?.isStrong);
    return first?.isStressed && !first.isStrong && isBesideStrong ? without(group, 'isStressed') : group;
  });
}

const without = (runs: readonly Run[], mark: 'isStrong' | 'isStressed') =>
  runs.map((run) => ({ ...run, [mark]: false }));

/**
 * Marks begin and end at letters. Spaces at their ends stand outside, and so do points and brackets that have a letter next to them on
 * the other side: stars there would be no pair (CommonMark 0.31.2, section 6.2).
 */
function tightened(
  runs: readonly Run[],
  mark: 'isStrong' | 'isStressed',
  isSame: (one: Run, other: Run) => boolean,
  { before, after }: Beside,
): Run[] {
  return together(runs, isSame).flatMap((group, index, groups) => {
    if (!group[0]?.[mark]) return group;
    const letters = [...textOf(group)];
    const from = edge(letters, lastOf(groups[index - 1]) ?? before);
    const to = textOf(group).length - edge(letters.reverse(), firstOf(groups[index + 1]) ?? after);
    if (from >= to) return without(group, mark);
    const [start, middle, end] = cut(group, from, to);
    return [...without(start, mark), ...middle, ...without(end, mark)];
  });
}

/** How much of a text, from its end on, a mark leaves outside. */
function edge(letters: readonly string[], outside: string): number {
  let [length, next] = [0, outside];
  for (const letter of letters) {
    const isByLetter = next !== '' && !SPACE_OR_SIGN.test(next);
    if (/\S/.test(letter) && !(isByLetter && SPACE_OR_SIGN.test(letter))) break;
    length += letter.length;
    next = letter;
  }
  return length;
}

const SPACE_OR_SIGN = /[\s\p{P}\p{S}]/u;
