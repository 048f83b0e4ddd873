import { MAX_DOCUMENT_BYTES, STRAY_ENDING } from '../../source';
import { quote, textArg, type Wordings } from './words';

/** Words about files and folders. */
export const fileWords: Wordings<
  | 'no-documents'
  | 'no-site'
  | 'no-home'
  | 'no-404'
  | 'unreadable'
  | 'too-large'
  | 'not-utf8'
  | 'bad-route'
  | 'duplicate-route'
  | 'stray-file'
> = {
  'no-documents': (issue) => ({
    what: `There is no page in the folder ${textArg(issue, 'dir')}.`,
    why: 'A site needs at least its home page.',
    fix: 'Add index.json, the home page, to the folder; or name the right folder with --pages.',
  }),
  'no-site': () => ({
    what: 'The site document, _site.json, is missing.',
    why: 'It holds what every page shows: the name of the site, the menu, the contact details, the footer.',
    fix: 'Add _site.json at the top of the pages folder. Copy that of another site and change its words.',
  }),
  'no-home': () => ({
    what: 'The home page is missing: there is no index.json.',
    why: "Whoever opens the site's address would find nothing.",
    fix: 'Add index.json at the top of the pages folder.',
  }),
  'no-404': () => ({
    what: 'The page for unknown addresses is missing: there is no 404.json.',
    why: 'Visitors who mistype an address would see a bare message of the server instead of a way back.',
    fix: 'Add 404.json at the top of the pages folder, with a block of the type "not-found".',
  }),
  unreadable: (issue) => ({
    what: `This file cannot be read: ${textArg(issue, 'detail')}.`,
    why: '',
    fix: 'Check that the file itself is in the pages folder and that you may open it, then try again.',
  }),
  'too-large': (issue) => ({
    what: `This file has ${textArg(issue, 'detail')}; a document may have at most ${MAX_DOCUMENT_BYTES / 1_000_000} MB.`,
    why: 'A file so large is usually something else under this name, or has a picture pasted into it as text.',
    fix: 'Put pictures into the media folder and name them in the document, or take the file out of the pages folder.',
  }),
  'not-utf8': () => ({
    what: 'This file is saved in an encoding other than UTF-8.',
    why: 'Letters such as é or ₹ would be shown wrongly.',
    fix: 'Save it again with the encoding UTF-8. In VS Code: click the name of the encoding at the bottom right; in Notepad: choose it in "Save as".',
  }),
  'bad-route': (issue) => {
    const suggestion = textArg(issue, 'suggestion');
    return {
      what: `The file name ${quote(textArg(issue, 'path'))} cannot be the address of a page.`,
      why:
        'The names of folders and files become the address, so they have small letters, digits and single hyphens ' +
        'only, and end in .json; no folder is called "index".',
      fix: suggestion === '' ? 'Give it a name such as about-us.json.' : `Rename it to ${suggestion}.`,
    };
  },
  'duplicate-route': (issue) => ({
    what: `This file and ${textArg(issue, 'other')} are both the page ${textArg(issue, 'route')}.`,
    why: 'A visitor who opens that address can be shown only one of them.',
    fix: 'Keep one of the two files, or give one another name.',
  }),
  'stray-file': (issue) => {
    const path = textArg(issue, 'path');
    return textArg(issue, 'kind') === 'link'
      ? {
          what: `${quote(path)} is a link to a file or folder elsewhere, and is not read.`,
          why: 'What it leads to can change or be gone without anybody noticing here, and may not be meant for visitors.',
          fix: 'Put a copy of the file or folder itself in its place.',
        }
      : {
          what: `${quote(path)} is not read, because its name does not end in .json.`,
          why: 'It looks like a page. Some programs add an ending to a name and hide it.',
          fix: `Rename it to ${path.replace(STRAY_ENDING, '.json')}.`,
        };
  },
};
