import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageData, PageLanguage, SiteData } from '../../content/model/pages/page-data';
import { Footer } from '../../layout/footer/Footer';
import { landmarks } from '../../layout/landmarks';
import { PageContent } from '../render/PageContent';
import { neededForHydration } from '../render/static-blocks';
import { Head } from '../Head';
import { Layout } from '../Layout';
import { firstViewOf } from './first-view';
import { createLayoutKey } from './layout-key';
import { SiteSheet } from './SiteSheet';

/** Elements that React puts before a page for the head, such as the preload of the first picture. */
const FOR_THE_HEAD = /^(?:<link[^>]*>)+/;

const END_OF_MAIN = '</main>';

/** What the entries of the bar show when they are opened. */
const MENUS = /(?<=<\/summary>)[\s\S]*?(?=<\/details>)/g;

interface Rendered {
  html: string;
  head: string;
}

/** What is above the blocks of a page, and below. */
interface LayoutHtml {
  above: string;
  /** What is seen of that above before anything is opened. */
  seen: string;
  below: string;
}

interface RenderedPage extends Rendered {
  /** The parts of the HTML that are seen first, whose style and icons must be there with the page. */
  firstView: { header: string; blocks: string };
  /** The part of the page's data that the browser needs. */
  needed: object;
}

export interface Renderer {
  /**
   * Renders a page to HTML, exactly as the browser will hydrate it: header and footer, which are rendered once for all pages on
   * which they are the same, and between them the blocks of the page.
   *
   * @param sheet the address of the site's style sheet
   * @returns the inside of the app's element, and what belongs into the document's head
   * @throws whatever a block's component throws
   */
  render: (page: PageData, sheet: string) => RenderedPage;
}

/** @param site with the header and footer of all pages */
export function createRenderer(site: SiteData): Renderer {
  const layoutKey = createLayoutKey(site.site);
  const layouts = new Map<string, LayoutHtml>();

  function layoutOf({ route, languages }: PageData): LayoutHtml {
    const key = layoutKey(route);
    const layout = layouts.get(key) ?? renderLayout(route, languages?.map(withPlace));
    layouts.set(key, layout);
    return languages ? { ...layout, above: withAddresses(layout.above, languages) } : layout;
  }

  function renderLayout(route: string, languages: PageData['languages']): LayoutHtml {
    const main = <main id={landmarks.main} tabIndex={-1} />;
    // The logo, which React would preload, must not come before the first picture of a page.
    const { html } = split(
      renderToString(
        <StaticRouter location={route}>
          <Layout site={site} route={route} languages={languages} main={main} footer={<Footer />} />
        </StaticRouter>,
      ),
    );
    const end = html.indexOf(END_OF_MAIN);
    const above = html.slice(0, end);
    return { above, seen: above.replace(MENUS, ''), below: html.slice(end + END_OF_MAIN.length) };
  }

  return {
    render(page, address) {
      const layout = layoutOf(page);
      const firstView = firstViewOf(page.blocks);
      const sheet = <SiteSheet href={address} />;
      const end = firstView < page.blocks.length ? sheet : undefined;
      const content = <PageContent page={page} site={site} firstView={firstView} endOfFirstView={end} />;
      const blocks = split(renderToString(content));
      const head = renderToStaticMarkup(<Head page={page} site={site} />);
      const sheetHtml = renderToStaticMarkup(sheet);
      const [seen = ''] = blocks.html.split(sheetHtml);
      // Where everything is seen first, the sheet comes before the footer.
      const last = end ? '' : sheetHtml;
      return {
        html: `${layout.above}<div>${blocks.html}</div>${END_OF_MAIN}${last}${layout.below}`,
        head: head + blocks.head,
        firstView: { header: layout.seen, blocks: seen },
        needed: neededForHydration(page),
      };
    },
  };
}

/** What stands in the header in place of the page's address in another language, the only thing there that each page has of its own. */
const placeOf = (index: number) => `%language ${index}%`;
const PLACE = /%language (\d+)%/g;

const withPlace = (language: PageLanguage, index: number) => ({ ...language, href: placeOf(index) });

const withAddresses = (html: string, languages: readonly PageLanguage[]) =>
  html.replace(PLACE, (_, index: string) => languages[Number(index)]?.href ?? '');

function split(markup: string): Rendered {
  const head = FOR_THE_HEAD.exec(markup)?.[0] ?? '';
  return { head, html: markup.slice(head.length) };
}
