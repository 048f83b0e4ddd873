import { distance } from 'fastest-levenshtein';

export interface SuggestOptions {
  /** Allows a larger distance, where a name is likely for another reason. */
  loose?: boolean;
  /** The part of a name that is compared; by default all of it. */
  by?: (name: string) => string;
}

/** The name that was probably meant: the first of all `suggestions`. */
export function suggest(
  written: string,
  names: Iterable<string>,
  options?: SuggestOptions,
): string | undefined {
  return suggestions(written, names, options)[0];
}

/**
 * The names that may have been meant, the likeliest first: those that differ only in capitals, hyphens and the
 * like, then others by the number of edits, within two or a third of the length. Half of a short name is another name.
 */
export function suggestions(written: string, names: Iterable<string>, options?: SuggestOptions): string[] {
  return measured(written, names, options).map(({ name }) => name);
}

/** The likeliest of the `suggestions`: one, or several at the same distance. */
export function nearest(written: string, names: Iterable<string>): string[] {
  const near = measured(written, names);
  return near.filter(({ edits }) => edits === near[0]?.edits).map(({ name }) => name);
}

function measured(
  written: string,
  names: Iterable<string>,
  { loose = false, by = (name) => name }: SuggestOptions = {},
): { name: string; edits: number }[] {
  const plain = plainly(by(written));
  const near: { name: string; edits: number }[] = [];
  for (const name of names) {
    const candidate = plainly(by(name));
    const most = limit(plain, candidate, loose);
    if (Math.abs(plain.length - candidate.length) > most) continue;
    const edits = isSwapOf(plain, candidate) ? 1 : distance(plain, candidate);
    if (edits <= most) near.push({ name, edits });
  }
  return near.sort((one, other) => one.edits - other.edits);
}

/** Whether two neighbours have changed places, which is one slip of the hand. */
function isSwapOf(written: string, candidate: string): boolean {
  if (written.length !== candidate.length) return false;
  let at = 0;
  while (at < written.length && written[at] === candidate[at]) at++;
  return (
    at + 1 < written.length &&
    written[at] === candidate[at + 1] &&
    written[at + 1] === candidate[at] &&
    written.slice(at + 2) === candidate.slice(at + 2)
  );
}

function limit(written: string, candidate: string, loose: boolean): number {
  const longest = Math.max(written.length, candidate.length);
  if (loose) return longest / 2;
  return Math.min(Math.max(2, written.length / 3), longest * 0.49);
}

const plainly = (name: string) => name.toLowerCase().replace(/[^a-z0-9/]+/g, '') || name;
