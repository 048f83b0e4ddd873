import type { PageData } from '../content/page-data';
import { dataAddress } from './addresses';
import { takeIcons } from './take-icons';

/**
 * Fetches the data of a page, and adds the drawings that came with it to the document's sprite.
 *
 * @param signal ends the request when the visitor has gone elsewhere
 * @throws Error when the network fails, the answer is not a success, or it is not a page's data
 */
export async function loadPage(route: string, signal: AbortSignal): Promise<PageData> {
  const response = await fetch(dataAddress(route), { signal });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const data: unknown = await response.json();
  if (!isPageData(data) || data.route !== route) throw new Error(`${response.url} is not the page ${route}`);
  takeIcons(data.icons);
  return data;
}

/** A shape that is good enough to render; what a server answers in place of our file is not. */
function isPageData(data: unknown): data is PageData {
  if (typeof data !== 'object' || data === null) return false;
  if (!('route' in data && 'title' in data && 'blocks' in data && 'assets' in data)) return false;
  return typeof data.title === 'string' && Array.isArray(data.blocks) && typeof data.assets === 'object';
}
