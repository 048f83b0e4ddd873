import type { PageData } from '../content/page-data';
import { dataAddress } from './addresses';
import { takeIcons } from './take-icons';

/**
 * Fetches the data of a page, and adds the drawings that came with it to the document's sprite.
 *
 * @param build the one that the page in view comes from: another one's pages need its own scripts and style sheet
 * @param signal ends the request when the visitor has gone elsewhere
 * @throws Error when the network fails or takes too long, the answer is not a success, or it is not such a page's data
 */
export async function loadPage(
  route: string,
  build: string | undefined,
  signal: AbortSignal,
): Promise<PageData> {
  const data: unknown = await inTime(fetchData(dataAddress(route), signal));
  if (!isPageData(data) || data.route !== route || data.build !== build)
    throw new Error(`${dataAddress(route)} is not the page ${route} of this build`);
  takeIcons(data.icons);
  return data;
}

async function fetchData(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** In milliseconds. Then the browser loads the page itself, and shows the visitor that it does. */
const PATIENCE = 5000;

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('The answer takes too long.')), PATIENCE);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    window.clearTimeout(timer);
  }
}

/** A shape that is good enough to render; what a server answers in place of our file is not. */
function isPageData(data: unknown): data is PageData {
  if (typeof data !== 'object' || data === null) return false;
  if (!('route' in data && 'title' in data && 'blocks' in data && 'assets' in data)) return false;
  return typeof data.title === 'string' && Array.isArray(data.blocks) && typeof data.assets === 'object';
}
