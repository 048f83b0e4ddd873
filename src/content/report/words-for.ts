import type { Issue } from '../model/issue';
import { safeForTerminals } from './safe-text';
import { fileWords } from './words/file-words';
import { jsonWords } from './words/json-words';
import { ledgerWords } from './words/ledger-words';
import { pictureWords } from './words/picture-words';
import { polishWords } from './words/polish-words';
import { referenceWords } from './words/reference-words';
import { shapeWords } from './words/shape-words';
import type { Words } from './words/words';

/** The words of every code; a missing entry does not compile. */
const WORDS = {
  ...fileWords,
  ...jsonWords,
  ...shapeWords,
  ...referenceWords,
  ...pictureWords,
  ...ledgerWords,
  ...polishWords,
};

/** What an issue says to a person. */
export function wordsFor(issue: Issue): Words {
  const { what, why, fix, more } = WORDS[issue.code](issue);
  return {
    what: safeForTerminals(what),
    why: safeForTerminals(why),
    fix: safeForTerminals(fix),
    ...(more !== undefined && { more: safeForTerminals(more) }),
  };
}

/** What to do about it, as a sentence. */
export const fixSentence = (fix: string) => `Fix: ${fix}`;

/** What is wrong and why, in one text. */
export function messageOf(issue: Issue): string {
  const { what, why } = wordsFor(issue);
  return [what, why].filter(Boolean).join(' ');
}
