import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { SiteData } from '../../content/model/page-data';
import { canvasColour } from '../assets/canvas-colour';

const ID = 'virtual:pagewright/site';
const RESOLVED_ID = `\0${ID}`;

/** Fonts that every page needs at once; the others are fetched only for letters that need them. */
const PRELOADED = /(?:anek-latin|figtree)-latin-wght-normal[^/]*\.woff2$/;

/**
 * Knows the site for the bundle: answers the module `virtual:pagewright/site`, and completes index.html. The module
 * has no drawings, and in a built script no words of the footer: they stand in the HTML of every page.
 *
 * @param siteData the site document made ready to render, as it is now
 */
export function sitePlugin(siteData: () => SiteData | undefined): Plugin {
  return {
    name: 'pagewright:site',
    resolveId: (id) => (id === ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) return undefined;
      const site = siteData();
      const { mode, config } = this.environment;
      const isForVisitors = mode === 'build' && config.consumer === 'client';
      const shown = site ? partOf(site, isForVisitors) : {};
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(shown))});`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => ({
        html: html
          .replace('%canvas-light%', await canvasColour('light'))
          .replace('%canvas-dark%', await canvasColour('dark')),
        tags: Object.keys(bundle ?? {})
          .filter((file) => PRELOADED.test(file))
          .sort()
          .map(fontPreload),
      }),
    },
  };
}

function partOf({ icons, ...all }: SiteData, isForVisitors: boolean): SiteData {
  if (!isForVisitors) return all;
  const { footer, ...site } = all.site;
  const { openingHours, ...contact } = site.contact;
  // In parts they are for search engines, which find them in the HTML of the home page.
  const offices = contact.offices.map(({ postal, ...office }) => office);
  return { ...all, site: { ...site, contact: { ...contact, offices } } };
}

/** Fonts are fetched without credentials, hence crossorigin, also from the same origin. */
function fontPreload(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
    injectTo: 'head',
  };
}

/** The virtual module's id inside Vite, to make it stale after the site document has changed. */
export const SITE_MODULE = RESOLVED_ID;
