import { comparePlaces } from '../../../content/json/compare-places';
import type { StudioIssue } from '../../../content/model/protocols/studio-issues';

/** Where a problem is, or the person. */
export type ProblemPlace = Pick<StudioIssue, 'path' | 'pointer'>;

/** A problem to lead to. */
export interface FoundProblem<Problem> {
  problem: Problem;
  /** Counted from 1, among places that have one of the same sort. */
  number: number;
  all: number;
}

/** What the order of problems depends on. */
interface Order {
  /** The documents in their order. One that is not among them comes first: it is not saved yet. */
  paths: readonly string[];
  /** The document that the person is in, as a value. Problems of others are in their order already. */
  document: unknown;
  /** The names of an object of it in the order in which a person sees them; none where that is the order of the document. */
  orderAt?: (pointer: string) => readonly string[];
}

/**
 * The problem to lead to next, in a circle through all documents: the first behind where the person is, or the last before it. Where
 * a place has several, they are all shown there, and the first is the answer.
 *
 * @param steps 1 for the next one, -1 for the one before
 * @param sortOf problems of one sort are counted together
 */
export function nextProblem<Problem extends ProblemPlace>(
  problems: readonly Problem[],
  here: ProblemPlace,
  steps: 1 | -1,
  { paths, document, orderAt }: Order,
  sortOf: (problem: Problem) => unknown,
): FoundProblem<Problem> | undefined {
  const ranks = new Map(paths.map((path, index) => [path, index]));
  const byText = comparePlaces(document, orderAt);
  const compare = (one: ProblemPlace, other: ProblemPlace) => {
    if (one.path !== other.path) return (ranks.get(one.path) ?? -1) - (ranks.get(other.path) ?? -1);
    return one.path === here.path ? byText(one.pointer, other.pointer) : 0;
  };
  const places = new Map<string, Problem>();
  for (const problem of problems) {
    const key = `${problem.path}#${problem.pointer}`;
    if (!places.has(key)) places.set(key, problem);
  }
  const sorted = [...places.values()].sort(compare);
  const beyond =
    steps > 0
      ? sorted.findIndex((problem) => compare(problem, here) > 0)
      : sorted.findLastIndex((problem) => compare(problem, here) < 0);
  const index = beyond >= 0 ? beyond : steps > 0 ? 0 : sorted.length - 1;
  const problem = sorted[index];
  if (!problem) return undefined;
  const alike = sorted.filter((other) => sortOf(other) === sortOf(problem));
  return { problem, number: alike.indexOf(problem) + 1, all: alike.length };
}
