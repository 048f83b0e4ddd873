import type { Words } from '../message';

type Remedy = Pick<Words, 'why' | 'fix'>;

const PICTURE: Remedy = {
  why: 'A link leads to a page; a picture is shown by a block that has one.',
  fix: 'Show it on a page, in a block with a picture: the name of its file stands after "src". Link to that page.',
};

const FILE: Remedy = {
  why: 'A site has pages and pictures, and no other files: nobody could open this one.',
  fix: 'Make a page of what stands in it. Or put it online elsewhere, for example into Google Drive, open it to everybody, and write its address with https://.',
};

/** Why a link cannot lead to a file, and what to do. */
export const fileLinkWords = (kind: string): Remedy => (kind === 'picture' ? PICTURE : FILE);
