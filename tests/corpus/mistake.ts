import type { IssueCode } from '../../src/content/rules/lists/all-messages';
import type { SiteSources, SourceFile } from '../../src/content/model/source';

/** What somebody wrote in the place of what was right, and the one message that this must give. */
export type Slip = readonly [
  /** What happened, in a few words. */
  title: string,
  /** A stretch that stands in the file once. */
  right: string,
  wrong: string,
  code: IssueCode,
  /** The stretch of the changed file that is marked; empty where the message is about the file as a whole. */
  marked: string,
  /** A part of the message that a person cannot do without: most often the remedy. */
  says: string,
];

/** Slips of one kind in one file. */
export interface Slips {
  kind: string;
  file: string;
  slips: readonly Slip[];
  /** Whether nothing else in the file, or on the site, can be checked until they are fixed. */
  hides?: 'file' | 'site';
}

/** Something wrong with files: what is added, or gone (null). */
export interface FileSlip {
  title: string;
  files?: Readonly<Record<string, string | SourceFile['content'] | null>>;
  /** A file that is copied to another name. */
  copied?: readonly [from: string, to: string];
  pictures?: Readonly<Record<string, PictureOf<SiteSources>>>;
  strays?: SiteSources['strays'];
  code: IssueCode;
  /** The file that the message is about, from the pages folder. */
  at: string;
  says: string;
  hides?: 'site';
}

type PictureOf<S> = S extends { pictures: ReadonlyMap<string, infer Found> } ? Found : never;
