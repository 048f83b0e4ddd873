import type { PageData } from '../../content/model/page-data';
import { APP_ID, PAGE_DATA_ID } from '../../content/model/addresses';
import { SPRITE_ID } from '../../content/model/sprite';
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
  /** The links of header and footer that lead to it, and the entry of the bar, by their place among all. */
  marks: readonly (string | null)[];
}

const HEAD = 'title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical]';

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
    marks: linksOf(document).map((link) => link.getAttribute(MARK)),
  };
}

/** Marks the links of header and footer that lead to a page. Header and footer are otherwise the same on all pages. */
export function markLinks({ marks }: LoadedPage) {
  for (const [index, link] of linksOf(document).entries()) {
    const mark = marks[index];
    if (mark) link.setAttribute(MARK, mark);
    else link.removeAttribute(MARK);
  }
}

const MARK = 'aria-current';

const linksOf = (document: Document) => [
  ...document.querySelectorAll(`#${APP_ID} > :is(header, footer) :is(a, summary)`),
];
