import type { Run } from './formatted-text';

export const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

export const lastOf = (runs: readonly Run[] | undefined) => runs?.at(-1)?.text.slice(-1);
export const firstOf = (runs: readonly Run[] | undefined) => runs?.[0]?.text.slice(0, 1);

/** Runs one after another that are alike, together. */
export function together(runs: readonly Run[], isSame: (one: Run, other: Run) => boolean): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0] && isSame(last[0], run)) last.push(run);
    else groups.push([run]);
  }
  return groups;
}

/** Cuts what runs say at two places. */
export function cut(runs: readonly Run[], from: number, to: number): [Run[], Run[], Run[]] {
  return [slice(runs, 0, from), slice(runs, from, to), slice(runs, to, Number.POSITIVE_INFINITY)];
}

function slice(runs: readonly Run[], from: number, to: number): Run[] {
  let offset = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - offset), Math.max(0, to - offset));
    offset += run.text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
}
