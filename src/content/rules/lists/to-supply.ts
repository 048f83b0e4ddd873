import { distinctMessages, type IssueCode, messageWithCode } from './all-messages';
import type { Issue } from './issue';

/** The codes of what stands for something that is still to come: before a site goes live, each is an error. */
export const CODES_TO_SUPPLY: ReadonlySet<IssueCode> = new Set(
  distinctMessages().flatMap(({ code, toSupply }) => (toSupply ? [code] : [])),
);

/** What the company has to supply for this one, in a few words; undefined where it is something else. */
export const toSupply = (issue: Issue): string | undefined => messageWithCode(issue.code).toSupply?.(issue);
