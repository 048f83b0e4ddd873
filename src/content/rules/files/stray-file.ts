import { STRAY_ENDING } from '../../model/source';
import { siteRule } from '../rule';
import type { Words } from '../../messages/message';
import { numberArg, textArg, quote } from '../../messages/words';

/** Nothing that somebody put into the pages folder as a part of the site is passed over without a word. */
export const strayFile = siteRule({
  code: 'stray-file',
  meaning:
    'A link to elsewhere, a folder of packages, or a page under another ending or without a name is not read.',
  *check({ strays, documents }) {
    if (strays.length === 0) return;
    const names = new Set(documents.map(({ source }) => source.path));
    for (const { path, kind } of strays) {
      const isTaken = kind === 'ending' && names.has(withRightEnding(path));
      if (Object.hasOwn(WORDS, kind)) yield { path, args: { path, kind, ...(isTaken && { taken: 1 }) } };
    }
  },
  words: (issue) => {
    const path = textArg(issue, 'path');
    if (numberArg(issue, 'taken')) return takenWords(path);
    return WORDS[textArg(issue, 'kind')]?.(path) ?? { what: `${quote(path)} is not read.`, why: '', fix: '' };
  },
});

const withRightEnding = (path: string) => path.replace(STRAY_ENDING, '.json');

const takenWords = (path: string): Words => ({
  what: `${quote(path)} is not read, because its name does not end in .json.`,
  why: `It looks like a page, and ${withRightEnding(path)} is another one beside it.`,
  fix: `Compare the two. Keep what is right in ${withRightEnding(path)}, and delete the other, or put it into another folder.`,
});

const WORDS: Readonly<Record<string, (path: string) => Words>> = {
  link: (path) => ({
    what: `${quote(path)} is a link to a file or folder elsewhere, and is not read.`,
    why: 'What it leads to can change or be gone without anybody noticing here, and may not be meant for visitors.',
    fix: 'Put a copy of the file or folder itself in its place.',
  }),
  ending: (path) => ({
    what: `${quote(path)} is not read, because its name does not end in .json.`,
    why: 'It looks like a page. Some programs add an ending to a name and hide it.',
    fix: `Rename it to ${withRightEnding(path)}.`,
  }),
  nameless: (path) => ({
    what: `${quote(path)} is not read, because it has no name before .json.`,
    why: 'The name becomes the address of the page. Most programs hide files that begin with a point.',
    fix: 'Give it a name such as about-us.json, or delete it.',
  }),
  packages: (path) => ({
    what: `${quote(path)} is a folder of packages, and is not read.`,
    why: 'npm makes it when it is run inside the pages folder; nothing in it is a page.',
    fix: 'Delete the folder, and package.json and package-lock.json beside it if they are there; run npm in the folder above.',
  }),
};

/** What has the name of a file is one. */
export const notAFile = siteRule({
  code: 'not-a-file',
  meaning: 'A folder, a pipe or a device stands where a file is expected.',
  *check({ strays }) {
    for (const { path, kind } of strays)
      if (Object.hasOwn(THINGS, kind)) yield { path, args: { path, kind } };
  },
  words: (issue) => {
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
});

const THINGS: Readonly<Record<string, string>> = {
  folder: 'a folder with the name of a file',
  pipe: 'a pipe',
  socket: 'a socket',
  device: 'a device',
};
