import { loadCode } from '../page/load-code';
import { type LoadedPage, parsePage } from '../page/loaded-page';
import { keepSiteSheet } from '../page/site-sheet';

/** How many prefetched pages are kept; the oldest go first. */
const MAX_PREFETCHED = 20;

/** Takes a fetched page apart, once. */
type Parse = () => Promise<LoadedPage>;

const prefetched = new Map<string, Promise<Parse>>();

/**
 * Fetches the HTML of a page, unless it was prefetched, and the code of its interactive blocks.
 *
 * @param build the build that the page in view comes from: pages of another build need their own scripts
 * @param signal ends the request when the visitor has gone elsewhere
 * @throws Error when the network fails or takes too long, the status is not a success, or the answer is not this page
 */
export async function loadPage(
  route: string,
  build: string | undefined,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const known = prefetched.get(route);
  // Used once: a later visit gets what the site says then.
  prefetched.delete(route);
  return await withTimeout(withCode(known ?? fetchPage(route, { signal }), build));
}

/** @throws Error when something cannot be fetched, or the page is of another build */
async function withCode(fetched: Promise<Parse>, build: string | undefined): Promise<LoadedPage> {
  const parse = await fetched;
  const page = await parse();
  const { data } = page;
  if (data.build !== build) throw new Error(`${data.route} is of another build`);
  await Promise.all([loadCode(data), keepSiteSheet()]);
  return page;
}

/** In milliseconds. After that the browser loads the page itself, and shows the visitor that it does. */
const PAGE_TIMEOUT = 5000;

async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('The answer takes too long.')), PAGE_TIMEOUT);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    window.clearTimeout(timer);
  }
}

/**
 * Prefetches the HTML of a page that the visitor may go to next, with low priority.
 *
 * @throws Error when it cannot be had
 */
export function prefetchHtml(route: string): Promise<Parse> {
  const known = prefetched.get(route);
  if (known) return known;
  const page = fetchPage(route, { priority: 'low' });
  prefetched.set(route, page);
  for (const oldest of [...prefetched.keys()].slice(0, -MAX_PREFETCHED)) prefetched.delete(oldest);
  page.catch(() => prefetched.delete(route));
  return page;
}

/**
 * Prefetches a page that the visitor is about to go to, with the code of its interactive blocks.
 *
 * @param build the build that the page in view comes from
 * @returns the page, when everything is there to show it
 * @throws Error when something cannot be fetched, or the page is of another build
 */
export const prefetchPage = (route: string, build: string | undefined): Promise<LoadedPage> =>
  withCode(prefetchHtml(route), build);

async function fetchPage(route: string, options: RequestInit): Promise<Parse> {
  const response = await fetch(route, options);
  if (!response.ok) throw new Error(`${route} answered ${response.status}`);
  const html = await response.text();
  let page: Promise<LoadedPage> | undefined;
  return () => {
    page ??= parseAs(route, html);
    return page;
  };
}

async function parseAs(route: string, html: string): Promise<LoadedPage> {
  const page = await parsePage(html);
  if (page.data.route !== route) throw new Error(`${route} answered another page`);
  return page;
}
