import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageData, SiteData } from '../../content/model/page-data';
import { Footer } from '../../layout/footer/Footer';
import { landmarks } from '../../layout/landmarks';
import { PageContent } from '../render/PageContent';
import { neededForHydration } from '../render/static-blocks';
import { Head } from '../Head';
import { Layout } from '../Layout';
import { createLayoutKey } from './layout-key';

/** Elements that React puts before a page for the head, such as the preload of the first picture. */
const FOR_THE_HEAD = /^(?:<link[^>]*>)+/;

const END_OF_MAIN = '</main>';

interface Rendered {
  html: string;
  head: string;
}

/** What is above the blocks of a page, and below. */
interface LayoutHtml {
  above: string;
  below: string;
}

export interface Renderer {
  /**
   * Renders a page to HTML, exactly as the browser will hydrate it: header and footer, which are rendered once for all pages on
   * which they are the same, and between them the blocks of the page.
   *
   * @returns the inside of the app's element, what belongs into the document's head, and the part of the page's data that
   * the browser needs for that
   * @throws whatever a block's component throws
   */
  render: (page: PageData) => Rendered & { needed: object };
}

/** @param site with the header and footer of all pages */
export function createRenderer(site: SiteData): Renderer {
  const layoutKey = createLayoutKey(site.site);
  const layouts = new Map<string, LayoutHtml>();

  function layoutOf(route: string): LayoutHtml {
    const key = layoutKey(route);
    const layout = layouts.get(key) ?? renderLayout(route);
    layouts.set(key, layout);
    return layout;
  }

  function renderLayout(route: string): LayoutHtml {
    const main = <main id={landmarks.main} tabIndex={-1} />;
    // The logo, which React would preload, must not come before the first picture of a page.
    const { html } = split(
      renderToString(
        <StaticRouter location={route}>
          <Layout site={site} route={route} main={main} footer={<Footer />} />
        </StaticRouter>,
      ),
    );
    const end = html.indexOf(END_OF_MAIN);
    return { above: html.slice(0, end), below: html.slice(end) };
  }

  return {
    render(page) {
      const layout = layoutOf(page.route);
      const blocks = split(renderToString(<PageContent page={page} site={site} />));
      const head = renderToStaticMarkup(<Head page={page} site={site} />);
      return {
        html: `${layout.above}<div>${blocks.html}</div>${layout.below}`,
        head: head + blocks.head,
        needed: neededForHydration(page),
      };
    },
  };
}

function split(markup: string): Rendered {
  const head = FOR_THE_HEAD.exec(markup)?.[0] ?? '';
  return { head, html: markup.slice(head.length) };
}
