import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageData, SiteData } from '../content/page-data';
import { withoutStill } from '../render/still';
import { App } from './App';
import { createChromeKey } from './chrome-key';
import { Head } from './Head';

/** Elements that React puts before the page for the head, such as the preload of the first picture. */
const FOR_THE_HEAD = /^(?:<link[^>]*>)+/;

/** The place of the blocks in a page that has none. */
const NO_BLOCKS = /(?<=<main[^>]*>)(?=<\/main>)/;

interface Rendered {
  html: string;
  head: string;
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
  /** The inside of the app's element as React makes it of the whole tree: what `render` answers too, and takes longer for. */
  renderWhole: (page: PageData) => string;
}

/** @param site with the chrome of all pages */
export function createRenderer(site: SiteData): Renderer {
  const chromeKey = createChromeKey(site.site);
  const chromes = new Map<string, Rendered>();

  function renderApp(page: PageData, chrome: boolean): Rendered {
    const app = renderToString(
      <StaticRouter location={page.route}>
        <App page={page} site={site} head={false} chrome={chrome} />
      </StaticRouter>,
    );
    const head = FOR_THE_HEAD.exec(app)?.[0] ?? '';
    return { head, html: app.slice(head.length) };
  }

  function chromeOf(page: PageData): Rendered {
    const key = chromeKey(page.route);
    const chrome = chromes.get(key) ?? renderApp({ ...page, blocks: [], entrance: undefined }, true);
    chromes.set(key, chrome);
    return chrome;
  }

  return {
    render(page) {
      const blocks = renderApp(page, false);
      const chrome = chromeOf(page);
      const head = renderToStaticMarkup(<Head page={page} site={site} />);
      return {
        html: chrome.html.replace(NO_BLOCKS, () => insideMain(blocks.html)),
        head: head + chrome.head + blocks.head,
        needed: withoutStill(page),
      };
    },
    renderWhole: (page) => renderApp(page, true).html,
  };
}

const insideMain = (html: string) => html.slice(html.indexOf('>') + 1, html.lastIndexOf('</main>'));
