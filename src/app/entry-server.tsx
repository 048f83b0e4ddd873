import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import site from 'virtual:pagewright/site';
import { registry } from '../blocks/registry';
import type { PageData } from '../content/page-data';
import { addComponents } from '../render/components';
import { withoutStill } from '../render/still';
import { App } from './App';
import { Head } from './Head';

addComponents(registry);

/** Elements that React puts before the page for the head, such as the preload of the first picture. */
const FOR_THE_HEAD = /^(?:<link[^>]*>)+/;

/**
 * Renders a page to HTML, exactly as the browser will hydrate it.
 *
 * @returns the inside of the app's element, what belongs into the document's head, and the part of the page's data that the
 * browser needs for that
 * @throws whatever a block's component throws
 */
export function render(data: PageData): { html: string; head: string; needed: object } {
  const app = renderToString(
    <StaticRouter location={data.route}>
      <App page={data} site={site} head={false} />
    </StaticRouter>,
  );
  const preloads = FOR_THE_HEAD.exec(app)?.[0] ?? '';
  const head = renderToStaticMarkup(<Head page={data} site={site} />);
  return { html: app.slice(preloads.length), head: head + preloads, needed: withoutStill(data) };
}
