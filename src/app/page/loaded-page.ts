import type { PageData } from '../../content/model/pages/page-data';
import { APP_ID, PAGE_DATA_ID } from '../../content/model/addresses/addresses';
import { SPRITE_ID } from '../../content/model/icons/sprite';
import { landmarks } from '../../layout/landmarks';
import { parseHtml } from './parse-html';

/** What the HTML of a page consists of, beside header and footer, which are the same on all pages. */
export interface LoadedPage {
  /** What its interactive blocks need. */
  data: PageData;
  /** The one element inside its main element. */
  content: HTMLElement;
  /** The elements of its head that say what it is about. */
  head: readonly Element[];
  /** The icons of its first view. */
  symbols: readonly Element[];
  /** Of the links of header and footer, by their place among all: which lead to it, with the entry of the bar; and where they lead. */
  marks: readonly (readonly (string | null)[])[];
}

const HEAD =
  'title, meta[name=description], meta[name=robots], meta[property], link:is([rel=canonical], [rel=alternate])';

/**
 * Takes the page in the document apart.
 *
 * @throws Error when it is no page of ours, or not the whole
 */
export const readPage = (): LoadedPage => partsOf(document);

/**
 * Takes another page apart. Its scripts are left where they are.
 *
 * @throws Error when it is no page of ours, or not the whole
 */
export async function parsePage(html: string): Promise<LoadedPage> {
  return partsOf(await parseHtml(html.replace(STYLE, '').replace(SHEET, '')));
}

/**
 * What a page needs only where it comes as a document: the style of its first view, which the policy of the page in view does not
 * allow, and the site's style sheet, which that page has (site-sheet.ts).
 */
const STYLE = /<style>[\s\S]*?<\/style>/;
const SHEET = /<link rel="stylesheet"[^>]*><script>[^<]*<\/script>/;

function partsOf(document: Document): LoadedPage {
  const data = document.getElementById(PAGE_DATA_ID)?.textContent;
  const content = document.getElementById(landmarks.main)?.firstElementChild;
  if (!data || !(content instanceof HTMLElement)) throw new Error('This is no page of the site.');
  return {
    data: JSON.parse(data),
    content,
    head: [...document.head.querySelectorAll(HEAD)],
    symbols: [...(document.getElementById(SPRITE_ID)?.children ?? [])],
    marks: linksOf(document).map((link) => MARKS.map((name) => link.getAttribute(name))),
  };
}

/**
 * Marks the links of header and footer that lead to a page, and lets those to other languages lead to it there. Header and footer
 * are otherwise the same on all pages of a language.
 */
export function markLinks({ marks }: LoadedPage) {
  for (const [index, link] of linksOf(document).entries()) {
    for (const [at, name] of MARKS.entries()) {
      const mark = marks[index]?.[at];
      if (mark) link.setAttribute(name, mark);
      else link.removeAttribute(name);
    }
  }
}

const MARKS = ['aria-current', 'href'];

const linksOf = (document: Document) => [
  ...document.querySelectorAll(`#${APP_ID} > :is(header, footer) :is(a, summary)`),
];
