import { MAX_DEPTH, MAX_DOCUMENT_BYTES, MAX_ENTRIES } from '../model/source';
import { messages } from './message';
import { otherFormatWords } from './syntax/other-format-words';
import { syntaxWords } from './syntax/syntax-words';
import { textArg } from './words';

/** What is said of the text of a document, before anything in it is understood. */
export const textMessages = messages([
  {
    code: 'unreadable',
    meaning: 'A file cannot be read.',
    words: (issue) => ({
      what: `This file cannot be read: ${textArg(issue, 'detail')}.`,
      why: '',
      fix: 'Check that the file itself is in the pages folder and that you may open it, then try again.',
    }),
  },
  {
    code: 'too-large',
    meaning: 'A file is too large for a document.',
    words: (issue) => ({
      what: `This file has ${textArg(issue, 'detail')}; a document may have at most ${MAX_DOCUMENT_BYTES / 1_000_000} MB.`,
      why: 'A file so large is usually something else under this name, or has a picture pasted into it as text.',
      fix: 'Put pictures into the media folder and name them in the document, or take the file out of the pages folder.',
    }),
  },
  {
    code: 'not-utf8',
    meaning: 'A file is saved in an encoding other than UTF-8.',
    words: (issue) => {
      const encoding = textArg(issue, 'detail');
      return {
        what: `This file is saved in ${encoding === '' ? 'an encoding other than' : `the encoding ${encoding}, not in`} UTF-8.`,
        why: 'Letters such as é or ₹ would be shown wrongly.',
        fix: 'Save it again with the encoding UTF-8. In VS Code: click the name of the encoding at the bottom right; in Notepad: choose it in "Save as".',
      };
    },
  },
  {
    code: 'other-format',
    meaning: 'A file under the name of a page was saved by a program for other things.',
    words: (issue) => otherFormatWords(textArg(issue, 'detail')),
  },
  {
    code: 'byte-order-mark',
    meaning: 'A file begins with an invisible mark.',
    words: () => ({
      what: 'The file begins with an invisible mark, called a byte order mark.',
      why: 'Some programs add it while saving; others then cannot read the file.',
      fix:
        'Run npm run validate -- --fix, which deletes it. So that it does not come back, save as "UTF-8", not "UTF-8 with BOM"; ' +
        'in VS Code: click "UTF-8 with BOM" at the bottom right, choose "Save with Encoding", then "UTF-8".',
      inStudio:
        'Open the file in the program that it was written with, and save it as "UTF-8", not "UTF-8 with BOM".',
    }),
  },
  {
    code: 'empty-file',
    meaning: 'A file is empty.',
    words: () => ({
      what: 'The file is empty.',
      why: 'Every file in the pages folder becomes a page, and there is nothing here to show.',
      fix: 'Copy another page into it and change the words, bring back its last version, or delete the file.',
    }),
  },
  {
    code: 'not-json',
    meaning: 'A file is not JSON.',
    words: syntaxWords,
  },
  {
    code: 'too-deep',
    meaning: 'Brackets stand too deep inside each other.',
    words: () => ({
      what: `At this place brackets stand more than ${MAX_DEPTH} deep inside each other.`,
      why: 'No page needs nearly as many; most likely something was pasted here by mistake.',
      fix: 'Delete what does not belong here, or take the last version of the file that was right.',
    }),
  },
  {
    code: 'too-wide',
    meaning: 'A list or group has too many entries to be checked.',
    words: () => ({
      what: `What begins here has more than ${MAX_ENTRIES} entries.`,
      why: 'No page needs nearly as many, and checking them would take very long.',
      fix: 'Take out what does not belong here, or divide it among several pages.',
    }),
  },
]);

export type TextCode = (typeof textMessages)[number]['code'];
