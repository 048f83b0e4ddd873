import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NewSiteAnswers } from '../../src/content/model/protocols/new-site';
import { PROJECT_ROOT } from '../../src/node/project';

/** Where the pictures are, and beside them what they show. */
export const GUIDE = path.join(PROJECT_ROOT, 'docs/editing');

/** Who has made a version, and when. */
interface Authorship {
  author: string;
  at: string;
}

/** What somebody has written in a page, and what stood there before. */
interface Version extends Authorship {
  was: string;
  is: string;
}

interface Photograph {
  src: string;
  alt: string;
}

interface Card {
  title: string;
  text: string;
  picture: { image: Photograph };
  action: { label: string; href: string };
}

/** Which pages of this site the pictures show, and what is written on them. */
interface Subjects {
  language: string;
  timeZone: string;
  /** The time of the browser. */
  now: string;
  page: string;
  title: { yours: string; theirs: string };
  otherPage: string;
  lead: string;
  longTitle: { page: string; title: string };
  newPage: { title: string; description: string };
  find: { page: string; words: string };
  draft: string;
  dated: { page: string; from: string };
  deleted: string;
  translation: string;
  json: string;
  menu: { first: string; group: string; entry: string };
  /** The first version of all pages. */
  first: Authorship;
  /** Of the page, after its first version; the last one is what it is now. */
  history: readonly Version[];
  handOver: string;
  catalogue: string;
  canteen: {
    route: string;
    /** To the questions of `new:page`; an empty one takes what is offered. */
    answers: readonly string[];
    /** Its opening, once its texts are written. */
    page: {
      title: string;
      lead: string;
      actions: readonly object[];
      facts: readonly object[];
      picture: { color: string };
    };
    description: string;
    /** A misspelt one. */
    color: string;
  };
  bakery: {
    questions: NewSiteAnswers;
    palette: string;
    fonts: string;
    opening: { title: string; lead: string; picture: { image: Photograph } };
    products: { type: string; heading: string; cards: readonly Card[] };
    /** A page of its own, with its entry in the menu. */
    cakes: { route: string; name: string; page: object };
  };
}

export const subjects: Subjects = JSON.parse(readFileSync(path.join(GUIDE, 'pictures.json'), 'utf8'));

/** The path of a page's document inside the pages folder. */
export const documentAt = (route: string) => `${route.slice(1)}.json`;
