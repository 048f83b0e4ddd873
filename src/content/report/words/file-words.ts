import { MAX_DOCUMENT_BYTES, STRAY_ENDING } from '../../model/source';
import { quote, textArg, type Wordings } from '../../messages/words';

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
  | 'reserved-address'
  | 'duplicate-route'
  | 'stray-file'
  | 'not-a-file'
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
  'reserved-address': (issue) => ({
    what: `${textArg(issue, 'route')} cannot be the address of a page.`,
    why: `${USE_OF[textArg(issue, 'folder')] ?? 'Some hosts answer there by themselves.'} Visitors would not see the page, or not its changes.`,
    fix: FREE_ADDRESS[textArg(issue, 'kind')] ?? 'Move the file out of that folder.',
  }),
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
  'not-a-file': (issue) => {
    const kind = textArg(issue, 'kind');
    const what = `${quote(textArg(issue, 'path'))} is ${THINGS[kind] ?? 'no file'}, and is not read.`;
    return kind === 'folder'
      ? {
          what,
          why: 'By its name it should be a file; what was meant to be shown is missing.',
          fix: 'Put the file itself in its place. If it is meant as a folder, take the ending off its name.',
        }
      : {
          what,
          why: 'It holds no text or picture of its own, and a program that reads it may wait for ever.',
          fix: 'Delete it, and put the file itself in its place.',
        };
  },
};

/** By folder: what the built site needs it for. */
const USE_OF: Readonly<Record<string, string>> = {
  '/assets': 'The script, styles and fonts of the site stand in /assets, and browsers keep them for a year.',
  '/media': 'The pictures of the site stand in /media, and browsers keep them for a year.',
  '/schema': 'What says how documents are written stands in /schema.',
  '/social': 'The pictures that social networks show stand in /social, and browsers keep them for a year.',
};

/** What to do about an address that no page can have, by what has it. */
const FREE_ADDRESS: Readonly<Record<string, string>> = {
  page: 'Give the file, or the folder at the top that it stands in, another name.',
  alias: 'Delete it from "aliases", or write another address.',
  planned: 'Delete it from "plannedRoutes", or write another address.',
};

const THINGS: Readonly<Record<string, string>> = {
  folder: 'a folder with the name of a file',
  pipe: 'a pipe',
  socket: 'a socket',
  device: 'a device',
};
