import { PAGE_DATA_ID } from '../../../content/model/addresses/addresses';
import { isFromRight } from '../../../content/model/languages/direction';
import type { Icons, PageData } from '../../../content/model/pages/page-data';
import { SPRITE_ID } from '../../../content/model/icons/sprite';
import { symbolsOf } from '../../../content/model/icons/sprite-markup';

export interface RenderedPage {
  html: string;
  head: string;
  /** The page's own style; left out where index.html links one. */
  style?: string;
  /** The part of the page's data that its HTML must carry; left out, all of it. */
  needed?: object;
}

const PLACEHOLDERS = ['%lang%', '<!--head-->', '<!--icons-->', '<!--app-->', '<!--page-data-->'] as const;

/** Written so by React and by Vite only: in texts of a page, `<` is escaped. */
const PRELOAD = /<link rel="preload"[^>]*>\s*/g;

/**
 * Takes index.html apart at its placeholders.
 *
 * @param siteIcons the icons that every page has, whatever its own document names
 * @returns makes a page's whole HTML of its data and what was rendered
 * @throws Error when a placeholder is missing or out of order
 */
export function createTemplate(indexHtml: string, language: string, siteIcons: Icons = {}) {
  const [start, beforeHead, beforeIcons = '', beforeApp, beforeData, end] = cut(indexHtml);
  const fonts = takePreloads(beforeIcons);
  const beforePicture = start + langOf(language) + beforeHead + fonts.links;
  return ({ icons, ...data }: PageData, { html, head, style = '', needed = data }: RenderedPage): string => {
    const picture = takePreloads(head);
    const wholeHead = beforePicture + picture.links + style + picture.rest + fonts.rest;
    const app = sprite({ ...siteIcons, ...icons }) + beforeApp + html;
    return wholeHead + app + beforeData + dataScript(JSON.stringify(needed)) + end;
  };
}

/** The value of `lang`, and with it `dir` where texts run from right to left: the place is between quotation marks. */
const langOf = (language: string) => (isFromRight(language) ? `${language}" dir="rtl` : language);

/** Preloads stand before the page's style: a browser asks for what they name when it has read so far, not the whole style. */
function takePreloads(head: string): { links: string; rest: string } {
  return { links: (head.match(PRELOAD) ?? []).join(''), rest: head.replace(PRELOAD, '') };
}

/**
 * Every icon of the page, once. Before the app, which waits inside for the style sheet; outside of it, because React would
 * carry it in the script. The `hidden` of HTML does not hide an `<svg>`, hence the box.
 */
function sprite(icons: Icons): string {
  return `<div hidden><svg id="${SPRITE_ID}">${symbolsOf(icons)}</svg></div>`;
}

/** The page's data for hydration. */
function dataScript(data: string): string {
  return `<script type="application/json" id="${PAGE_DATA_ID}">${escapedForScript(data)}</script>`;
}

/** What a page is about, for search engines; nothing where there is nothing to say. */
export function structuredDataScript(things: object | undefined): string {
  return things
    ? `<script type="application/ld+json">${escapedForScript(JSON.stringify(things))}</script>`
    : '';
}

/** JSON inside a script element: only `<` could end the element early. */
const escapedForScript = (json: string) => json.replaceAll('<', '\\u003c');

/** Indents, and comments that are no placeholders, are for developers and do not travel. */
function cut(indexHtml: string) {
  let rest = indexHtml
    .replace(/\s*<!--[\s\S]*?-->/g, (comment) =>
      PLACEHOLDERS.some((p) => p === comment.trim()) ? comment : '',
    )
    .replace(/\n\s+/g, '\n');
  const parts = PLACEHOLDERS.map((place) => {
    const at = rest.indexOf(place);
    if (at < 0) throw new Error(`index.html has no ${place} in its place.`);
    const part = rest.slice(0, at);
    rest = rest.slice(at + place.length);
    return part;
  });
  return [...parts, rest];
}
