import type { HtmlTagDescriptor, Plugin } from 'vite';
import { isFromRight } from '../../../content/model/languages/direction';
import type { SiteData } from '../../../content/model/pages/page-data';
import { canvasColor } from '../../assets/canvas-color';
import { fromRight, mirrored } from '../site/site-direction';
import { placeOf } from '../site/put-site';
import { forScript } from '../site/site-script';

/** The module that is the site. */
export const SITE_ID = 'virtual:pagewright/site';

/** The id of that module inside Vite, to make it stale after the site document has changed. */
export const RESOLVED_SITE_ID = `\0${SITE_ID}`;

/** Where Vite serves it in dev. */
export const SITE_ADDRESS = `/@id/__x00__${SITE_ID}`;

/** Fonts that every page needs at once; the others are fetched only for letters that need them. */
const PRELOADED = /(?:anek-latin|figtree)-latin-wght-normal[^/]*\.woff2$/;

/**
 * Answers the module `virtual:pagewright/site`, and completes index.html. In dev the module is the site, without icons; in
 * a bundle it is a place, where a site is put afterwards (put-site.ts), so that one bundle of the code serves all sites.
 *
 * @param siteData in dev: the site document made ready to render, as it is now
 */
export function sitePlugin(siteData: () => SiteData | undefined = () => undefined): Plugin {
  return {
    name: 'pagewright:site',
    resolveId: (id) => (id === SITE_ID ? RESOLVED_SITE_ID : undefined),
    load(id) {
      if (id !== RESOLVED_SITE_ID) return undefined;
      const { mode, config } = this.environment;
      if (mode === 'build') return `export default JSON.parse(${JSON.stringify(placeOf(config.consumer))});`;
      const { icons, ...site } = siteData() ?? {};
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(site))});`;
    },
    // In dev, after imports of style sheets are resolved; a bundle is turned later (bundle-cache.ts).
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler(code, id) {
        const language = siteData()?.site.language ?? 'en';
        const css = forScript(code, language);
        if (!isFromRight(language)) return css === code ? undefined : css;
        return id.includes('/theme/theme.css') ? fromRight(css) : mirrored(css);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => ({
        html: html
          .replace('%canvas-light%', await canvasColor('light'))
          .replace('%canvas-dark%', await canvasColor('dark')),
        tags: Object.keys(bundle ?? {})
          .filter((file) => PRELOADED.test(file))
          .sort()
          .map(fontPreload),
      }),
    },
  };
}

/** Fonts are fetched without credentials, hence crossorigin, also from the same origin. */
function fontPreload(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
    injectTo: 'head',
  };
}
