import type { Reach } from '../reach';

/** A text of a document. */
export interface NamedPlace {
  path: string;
  pointer: string;
  /** What the form calls the place, such as "the heading of block 3". */
  name: string;
  value: string;
  /** What it was found by: shown of a long value is the part around it. */
  around?: string;
}

/** Where words stand. */
export interface FoundPlaces {
  /** The first ones, and whether each is a text that visitors read: no address, name of a file or choice. */
  places: readonly (NamedPlace & { isWords: boolean })[];
  /** How many texts have the words, and in which documents. */
  total: number;
  reach: Reach;
}

/** What is used from elsewhere: a token, or places on a page, by their ids. */
export type UsedThing = { kind: 'token'; name: string } | { kind: 'places'; route: string; ids: string[] };

/** What uses it. */
export interface FoundUses {
  places: NamedPlace[];
  /** Of a token: the paths of the documents that give it a value. */
  holders: string[];
  /** The paths of documents that have its name, but cannot be read at the moment. */
  unread: string[];
}

/** What is to be done with a page. */
export type PageAction =
  | { kind: 'rename'; route: string; to: string }
  /** The address of the page that takes its place, or `NO_PAGE`; empty for the one that is offered. */
  | { kind: 'delete'; route: string; leadTo: string }
  /** Its description is empty where it is that of the copied page. */
  | {
      kind: 'copy';
      route: string;
      to: string;
      title: string;
      name: string;
      description: string;
      /** Otherwise the copy is finished, also that of a draft. */
      isDraft: boolean;
    }
  /** A copy in another language: its folder, empty for the main one. */
  | { kind: 'translate'; route: string; folder: string };

/** Stands for the address of a page where a page that is deleted has no successor; also what a person types at the command line. */
export const NO_PAGE = 'none';

/** What an action on a page changes. */
export interface PagePlan {
  /** Where the page is then; where its address leads when it is deleted; undefined for nowhere. */
  route: string | undefined;
  /** Each document that is made, changed, or, without a text, deleted. */
  documents: readonly { path: string; file: string; text: string | null }[];
  /** Each change with its place, but for the page's own document. */
  changes: readonly { file: string; line: number; what: string }[];
  /** Of a page that is deleted: whether another one has to take its place. */
  isTargetNeeded: boolean;
  /** Of a page that is deleted: the pictures that no other page shows. */
  pictures: readonly string[];
  /** Of a page that moves or is deleted: the addresses of its translations, which stay. */
  translations: readonly string[];
}
