import type { PageData } from '../../content/model/page-data';
import { loadAll } from '../render/components';
import { loadAnimate } from '../../ui/behaviours/load-animate';
import { dataAddress } from '../../content/model/addresses';
import { loadStyles } from './load-styles';
import { addToSprite } from './add-to-sprite';

/** How many prefetched pages are kept; the oldest go first. */
const MAX_PREFETCHED = 20;

const prefetched = new Map<string, Promise<PageData>>();

/**
 * Fetches the data of a page, unless it was prefetched, and adds the icons that came with it to the document's
 * sprite. The first time, the components and styles of all blocks are fetched as well.
 *
 * @param build the build that the page in view comes from: pages of another build need their own scripts and style sheet
 * @param signal ends the request when the visitor has gone elsewhere
 * @throws Error when the network fails or takes too long, the status is not a success, or the answer is not this page's data
 */
export async function loadPage(
  route: string,
  build: string | undefined,
  signal: AbortSignal,
): Promise<PageData> {
  const known = prefetched.get(route);
  // Used once: a later visit gets what the site says then.
  prefetched.delete(route);
  return await withTimeout(withAssets(known ?? fetchPage(route, { signal }), build));
}

/** @throws Error when something cannot be fetched, or the page is of another build */
async function withAssets(page: Promise<PageData>, build: string | undefined): Promise<PageData> {
  const [data] = await Promise.all([page, loadAssets()]);
  if (data.build !== build) throw new Error(`${dataAddress(data.route)} is of another build`);
  // The animation library, so that an entrance begins when the page is shown (ui/components/section/FadeIn.tsx); the page works without it.
  if (data.entrance) await loadAnimate().catch(() => {});
  addToSprite(data.icons);
  return data;
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
 * Prefetches the data of a page that the visitor may go to next, with low priority.
 *
 * @throws Error when its data cannot be had
 */
export function prefetchData(route: string): Promise<PageData> {
  const known = prefetched.get(route);
  if (known) return known;
  const page = fetchPage(route, { priority: 'low' });
  prefetched.set(route, page);
  for (const oldest of [...prefetched.keys()].slice(0, -MAX_PREFETCHED)) prefetched.delete(oldest);
  page.catch(() => prefetched.delete(route));
  return page;
}

/**
 * Prefetches a page that the visitor is about to go to, with the components and styles of all blocks.
 *
 * @param build the build that the page in view comes from
 * @returns the page, when everything is there to show it
 * @throws Error when something cannot be fetched, or the page is of another build
 */
export const prefetchPage = (route: string, build: string | undefined): Promise<PageData> =>
  withAssets(prefetchData(route), build);

async function fetchPage(route: string, options: RequestInit): Promise<PageData> {
  const response = await fetch(dataAddress(route), options);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const data: unknown = await response.json();
  if (!isPageData(data) || data.route !== route) throw new Error(`${response.url} is not the page ${route}`);
  return data;
}

/** The components and styles of all blocks: the document came with those that it needs itself. */
const loadAssets = () => Promise.all([loadAll(), loadStyles()]);

/** Whether this can be rendered; an error page that a server answers in place of our file cannot. */
function isPageData(data: unknown): data is PageData {
  if (typeof data !== 'object' || data === null) return false;
  if (!('route' in data && 'title' in data && 'blocks' in data && 'assets' in data)) return false;
  return typeof data.title === 'string' && Array.isArray(data.blocks) && typeof data.assets === 'object';
}
