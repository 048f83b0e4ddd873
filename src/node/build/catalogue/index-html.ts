import type { RenderedPage } from '../pages/template';

/** Fills the catalogue's own page: it is complete as HTML and carries no data. */
export function indexHtmlOf(indexHtml: string, { html, head }: RenderedPage): string {
  // As functions: `$` in a text is no pattern.
  return indexHtml.replace('<!--head-->', () => head).replace('<!--app-->', () => html);
}
