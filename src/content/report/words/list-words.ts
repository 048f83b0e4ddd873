import type { Issue } from '../../model/issue';
import type { IssueCode } from '../../model/issue-code';
import { quote, textArg } from '../../messages/words';

/** The words of many findings of one kind, said once for all of them. */
export interface ListWords {
  what: string;
  why: string;
  fix: string;
  /** What one of them adds. */
  entry(issue: Issue): string;
}

/** Findings that come in dozens. In text, each file gets one list of them. */
export const listWords: Readonly<Partial<Record<IssueCode, ListWords>>> = {
  'planned-link': {
    what: 'These links lead to pages that are still to be written:',
    why: 'Their addresses stand in "plannedRoutes" in _site.json, so these are warnings only.',
    fix: 'Write the pages, and take the address of each out of "plannedRoutes" when it is there.',
    entry: (issue) => textArg(issue, 'href'),
  },
  placeholder: {
    what: 'These values are placeholders:',
    why: 'They stand on the pages until the real values are known, and should not be published.',
    fix: 'Write the real values, and take the name of each out of "placeholders".',
    entry: (issue) => `{${textArg(issue, 'token')}}  ${quote(textArg(issue, 'value'))}`,
  },
  'leftover-text': {
    what: 'These texts are still to be written:',
    why: 'Visitors would read notes that were meant for you.',
    fix: 'Write in the place of each what it asks for, or delete the entry.',
    entry: (issue) => quote(textArg(issue, 'value')),
  },
};
