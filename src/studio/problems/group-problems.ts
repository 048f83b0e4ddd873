import type { StudioIssue } from '../../content/model/protocols/studio-issues';

/** Problems by how much they concern the person now. */
export interface ProblemGroups {
  /** On the open page; what keeps the site from being published comes first. */
  here: readonly StudioIssue[];
  /** Elsewhere: what keeps the site from being published. */
  blocking: readonly StudioIssue[];
  /** Elsewhere: hints that were not there when the studio was opened. */
  fresh: readonly StudioIssue[];
  /** Elsewhere: hints that were there already. */
  before: readonly StudioIssue[];
}

interface Known {
  here: readonly StudioIssue[];
  elsewhere: readonly StudioIssue[];
  /** What the whole site had when the studio was opened. */
  first: readonly StudioIssue[];
}

/** Groups the problems of a site. One that was there at first is known by its place or by its words. */
export function groupProblems({ here, elsewhere, first }: Known): ProblemGroups {
  // A block that was moved has another pointer, and a value that was written anew other words.
  const known = new Set(first.flatMap((issue) => [placeOf(issue), wordsOf(issue)]));
  const isKnown = (issue: StudioIssue) => known.has(placeOf(issue)) || known.has(wordsOf(issue));
  const hints = elsewhere.filter((issue) => !isBlocking(issue));
  return {
    here: [...here.filter(isBlocking), ...here.filter((issue) => !isBlocking(issue))],
    blocking: elsewhere.filter(isBlocking),
    fresh: hints.filter((issue) => !isKnown(issue)),
    before: hints.filter(isKnown),
  };
}

const isBlocking = ({ severity }: StudioIssue) => severity === 'error';
const placeOf = ({ path, code, pointer }: StudioIssue) => JSON.stringify([path, code, 'at', pointer]);
const wordsOf = ({ path, code, what }: StudioIssue) => JSON.stringify([path, code, 'says', what]);
