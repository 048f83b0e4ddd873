import type { Issue } from '../model/issue';
import { MAX_DEPTH, MAX_ENTRIES } from '../model/source';
import { syntaxWords } from './syntax-words';
import { numberArg, quote, textArg, type Wordings } from './words';

/** Words about the text of a document, before anything in it is understood. */
export const jsonWords: Wordings<
  'byte-order-mark' | 'empty-file' | 'not-json' | 'too-deep' | 'too-wide' | 'duplicate-key'
> = {
  'byte-order-mark': () => ({
    what: 'The file begins with an invisible mark, called a byte order mark.',
    why: 'Some programs add it while saving; others then cannot read the file.',
    fix:
      'Save the file as "UTF-8", not "UTF-8 with BOM". In VS Code: click "UTF-8 with BOM" at the bottom right, ' +
      'choose "Save with Encoding", then "UTF-8".',
  }),
  'empty-file': () => ({
    what: 'The file is empty.',
    why: 'Every file in the pages folder becomes a page, and there is nothing here to show.',
    fix: 'Copy another page into it and change the words, or delete the file.',
  }),
  'not-json': syntaxWords,
  'too-deep': () => ({
    what: `At this place brackets stand more than ${MAX_DEPTH} deep inside each other.`,
    why: 'No page needs nearly as many; most likely something was pasted here by mistake.',
    fix: 'Delete what does not belong here, or take the last version of the file that was right.',
  }),
  'too-wide': () => ({
    what: `What begins here has more than ${MAX_ENTRIES} entries.`,
    why: 'No page needs nearly as many, and checking them would take very long.',
    fix: 'Take out what does not belong here, or divide it among several pages.',
  }),
  'duplicate-key': (issue: Issue) => ({
    what: `${quote(textArg(issue, 'name'))} stands here a second time; the first is on line ${numberArg(issue, 'firstLine')}.`,
    why: 'Only the last one would count, and what the first says would be lost without a word.',
    fix: 'Keep one of the two and delete the other.',
  }),
};
