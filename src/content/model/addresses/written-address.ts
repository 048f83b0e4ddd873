import { PREVIEW } from './addresses';

/** The site whose pages a person may mean. */
export interface AddressContext {
  /** The pages folder, in each way that a person may write it: `pages`, `/home/ama/site/pages`. */
  folders: readonly string[];
  /** Where the site is published; undefined where that is not known: then every host is taken for this site's. */
  url: string | undefined;
}

/**
 * The address of a page, however a person writes it: `/products/bread`, `products/bread/`, `pages/products/bread.json`, or the
 * whole address in the preview or on the site, with or without a place on the page. Whether there is such a page, or can
 * be, is not said.
 *
 * @returns it begins with a slash; undefined for an address on another site
 */
export function writtenAddress(written: string, { folders, url }: AddressContext): string | undefined {
  const text = written.trim().replaceAll('\\', '/').replace(OF_GIT_BASH, '/');
  const address = SITE.test(text) ? pathOnSite(text, url) : text;
  if (address === undefined) return undefined;
  const path = withoutFolder(address.replace(/[?#].*$/s, '').replace(/^(?:\.\/)+/, ''), folders);
  const name = /\.json$/i.test(path) ? path.replace(/(?:(?<=^|\/)index)?\.json$/i, '') : path;
  return `/${name.replace(/^\/+|(?<!\/)\/+$/g, '')}`;
}

/** Git Bash, the terminal of Git for Windows, makes a path of Windows of what begins with a slash. */
const OF_GIT_BASH = /^[a-z]:\/(?:[^/]+\/)*?Git\//i;

function pathOnSite(address: string, url: string | undefined): string | undefined {
  const preview = PREVIEW.exec(address);
  if (preview) return `/${preview[1] ?? ''}`;
  const path = address.replace(SITE, '');
  return url === undefined || siteOf(address) === siteOf(url) ? path : undefined;
}

const SITE = /^https?:\/\/[^/?#]*/i;

/** Many sites answer with and without `www.`, and people write both. */
const siteOf = (address: string) =>
  SITE.exec(address)?.[0]
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '');

function withoutFolder(path: string, folders: readonly string[]): string {
  const folder = folders.find((name) => name !== '' && `${path}/`.startsWith(`${name}/`));
  return folder === undefined ? path : path.slice(folder.length);
}
