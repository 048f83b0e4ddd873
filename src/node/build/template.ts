import { PAGE_DATA_ID } from '../../app/addresses';

export interface RenderedPage {
  html: string;
  head: string;
}

const PLACES = ['%lang%', '<!--head-->', '<!--app-->', '<!--page-data-->'] as const;

/**
 * Takes index.html apart at its placeholders.
 *
 * @returns makes a page's whole HTML of its data as JSON and what was rendered
 * @throws Error when a placeholder is missing or out of order
 */
export function createTemplate(indexHtml: string, language: string) {
  const [start, beforeHead, beforeApp, beforeData, end] = cut(indexHtml);
  return (data: string, { html, head }: RenderedPage): string =>
    start + language + beforeHead + head + beforeApp + html + beforeData + dataScript(data) + end;
}

/** The page's data for hydration. */
function dataScript(data: string): string {
  return `<script type="application/json" id="${PAGE_DATA_ID}">${forScript(data)}</script>`;
}

/** What a page is about, for search engines; nothing where there is nothing to say. */
export function structuredDataScript(things: object | undefined): string {
  return things ? `<script type="application/ld+json">${forScript(JSON.stringify(things))}</script>` : '';
}

/** JSON inside a script element: only `<` could end the element early. */
const forScript = (json: string) => json.replaceAll('<', '\\u003c');

/** Comments that are no placeholders are for developers and do not travel. */
function cut(indexHtml: string) {
  let rest = indexHtml.replace(/\s*<!--[\s\S]*?-->/g, (comment) =>
    PLACES.some((p) => p === comment.trim()) ? comment : '',
  );
  const parts = PLACES.map((place) => {
    const at = rest.indexOf(place);
    if (at < 0) throw new Error(`index.html has no ${place} in its place.`);
    const part = rest.slice(0, at);
    rest = rest.slice(at + place.length);
    return part;
  });
  return [...parts, rest];
}
