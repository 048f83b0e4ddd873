import { distance } from 'fastest-levenshtein';

/** How far a suggestion may be from what was written; `loose` where it is likely for another reason. */
export interface SuggestOptions {
  loose?: boolean;
}

/**
 * The name that was probably meant: one that differs only in capitals, hyphens and the like, or else
 * the nearest by edits, within two or a third of the length.
 */
export function suggest(
  written: string,
  names: Iterable<string>,
  { loose = false }: SuggestOptions = {},
): string | undefined {
  const plain = plainly(written);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const candidate = plainly(name);
    if (candidate === plain) return name;
    const most = limit(plain, candidate, loose);
    if (Math.abs(plain.length - candidate.length) > most) continue;
    const edits = distance(plain, candidate);
    if (edits >= bestDistance || edits > most) continue;
    best = name;
    bestDistance = edits;
  }
  return best;
}

function limit(written: string, candidate: string, loose: boolean): number {
  const longest = Math.max(written.length, candidate.length);
  if (loose) return longest / 2;
  return Math.min(Math.max(2, written.length / 3), longest * 0.6);
}

const plainly = (name: string) => name.toLowerCase().replace(/[^a-z0-9/]+/g, '') || name;
