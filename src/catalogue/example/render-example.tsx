import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import site from 'virtual:pagewright/site';
import type { PageData } from '../../content/model/pages/page-data';
import { loadAll } from '../../app/render/load-all';
import { ExampleApp } from './ExampleApp';

await loadAll();

/** Renders one example to HTML, exactly as the browser will hydrate it. */
export function renderExample(page: PageData): { html: string; head: string } {
  return {
    // Without the preload of its picture, which belongs into the head of a page and is not needed in a frame.
    html: renderToString(<ExampleApp page={page} site={site} />).replace(/^(?:<link[^>]*>)+/, ''),
    head: renderToStaticMarkup(<title>{page.title}</title>),
  };
}
