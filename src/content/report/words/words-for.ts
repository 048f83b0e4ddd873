import { messageWithCode } from '../../rules/lists/all-messages';
import type { Words } from '../../messages/message';
import type { Issue } from '../../rules/lists/issue';
import { safeForTerminals } from './safe-text';

/** What an issue says to a person. */
export function wordsFor(issue: Issue): Words {
  const { what, why, fix, inStudio, more } = messageWithCode(issue.code).words(issue);
  return {
    what: safeForTerminals(what),
    why: safeForTerminals(why),
    fix: safeForTerminals(fix),
    ...(inStudio !== undefined && { inStudio: safeForTerminals(inStudio) }),
    ...(more !== undefined && { more: safeForTerminals(more) }),
  };
}

/** What to do about it, as a sentence. */
export const fixSentence = (fix: string) => `Fix: ${fix}`;

/** What to do about an issue, and what is possible there. */
export function remediesOf(issue: Issue): string[] {
  const { fix, more = '' } = wordsFor(issue);
  return [fixSentence(fix), more].filter(Boolean);
}

/** What is wrong and why, in one text. */
export function messageOf(issue: Issue): string {
  const { what, why } = wordsFor(issue);
  return [what, why].filter(Boolean).join(' ');
}
