import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageData, SiteData } from '../../content/model/page-data';
import { Footer } from '../../layout/footer/Footer';
import { withoutStaticBlocks } from '../render/static-blocks';
import { App } from '../App';
import { createLayoutKey } from './layout-key';
import { Head } from '../Head';

/** Elements that React puts before the page for the head, such as the preload of the first picture. */
const FOR_THE_HEAD = /^(?:<link[^>]*>)+/;

const MAIN = '<main ';
const END_OF_MAIN = '</main>';

interface Rendered {
  html: string;
  head: string;
}

/** What is above the blocks of a page, and below. */
interface Layout {
  head: string;
  above: string;
  below: string;
}

export interface Renderer {
  /**
   * Renders a page to HTML, exactly as the browser will hydrate it. Header and footer are rendered once for all pages on
   * which they are the same.
   *
   * @returns the inside of the app's element, what belongs into the document's head, and the part of the page's data that
   * the browser needs for that
   * @throws whatever a block's component throws
   */
  render: (page: PageData) => Rendered & { needed: object };
  /** The inside of the app's element as React renders the whole tree: slower, with the same result as `render`. */
  renderWhole: (page: PageData) => string;
}

/** @param site with the header and footer of all pages */
export function createRenderer(site: SiteData): Renderer {
  const layoutKey = createLayoutKey(site.site);
  const layouts = new Map<string, Layout>();

  function renderApp(page: PageData, layout: boolean): Rendered {
    const app = renderToString(
      <StaticRouter location={page.route}>
        <App page={page} site={site} head={false} layout={layout} footer={<Footer />} />
      </StaticRouter>,
    );
    const head = FOR_THE_HEAD.exec(app)?.[0] ?? '';
    return { head, html: app.slice(head.length) };
  }

  function layoutOf(page: PageData): Layout {
    const key = layoutKey(page.route);
    const layout = layouts.get(key) ?? renderLayout(page);
    layouts.set(key, layout);
    return layout;
  }

  /** Rendered from a page without blocks, since the content of its main element is not used. */
  function renderLayout(page: PageData): Layout {
    const { head, html } = renderApp({ ...page, blocks: [], entrance: undefined }, true);
    const start = html.indexOf('>', html.indexOf(MAIN)) + 1;
    return { head, above: html.slice(0, start), below: html.slice(html.lastIndexOf(END_OF_MAIN)) };
  }

  return {
    render(page) {
      const blocks = renderApp(page, false);
      const layout = layoutOf(page);
      const head = renderToStaticMarkup(<Head page={page} site={site} />);
      return {
        html: layout.above + insideMain(blocks.html) + layout.below,
        head: head + layout.head + blocks.head,
        needed: withoutStaticBlocks(page),
      };
    },
    renderWhole: (page) => renderApp(page, true).html,
  };
}

const insideMain = (html: string) => html.slice(html.indexOf('>') + 1, html.lastIndexOf(END_OF_MAIN));
