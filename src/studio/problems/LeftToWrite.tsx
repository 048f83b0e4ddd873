import { words } from '../words';
import { LeadThrough } from './LeadThrough';
import { isLeft, useProblems } from './use-problems';

/** How much is left to write. Each press leads to the next place: those of the open page first, then those of other pages. */
export function LeftToWrite() {
  const { here, elsewhere } = useProblems();
  const left = [...here, ...elsewhere].filter(isLeft);
  return (
    <LeadThrough places={left} label={words.problems.left(left.length)} help={words.problems.leftHelp} />
  );
}
