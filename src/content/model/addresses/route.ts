import { reservedFolder } from './reserved';

/** The route of the home page. */
export const HOME = '/';

/** The route of the page that is shown for unknown addresses. */
export const NOT_FOUND = '/404';

const EXTENSION = '.json';
const INDEX = 'index';
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Devices of Windows: no file or folder can have such a name there, whatever its ending (Naming Files, Paths, and Namespaces). */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/i;

/** The first part of a path that is the name of a device of Windows. */
export function deviceIn(path: string): string | undefined {
  return path
    .replace(/\.json$/i, '')
    .split('/')
    .find((segment) => DEVICE.test(segment));
}

/**
 * The address of a page document.
 *
 * @param path the document's path inside the pages folder: `services/repairs.json`
 * @returns `/services/repairs`; `/` for `index.json`; undefined where the path cannot be an address: a
 * name that begins with `_`, that Windows cannot have, or that has anything but small letters, digits and single hyphens
 */
export function routeOf(path: string): string | undefined {
  if (!path.endsWith(EXTENSION)) return undefined;
  const segments = path.slice(0, -EXTENSION.length).split('/');
  if (!segments.every((segment) => SEGMENT.test(segment) && !DEVICE.test(segment))) return undefined;
  if (segments.at(-1) === INDEX) segments.pop();
  if (segments.includes(INDEX)) return undefined;
  return `/${segments.join('/')}`;
}

/**
 * The nearest path that can be an address: `About Us.json` becomes `about-us.json`.
 *
 * @returns undefined where nothing usable remains, or only a reserved address
 */
export function suggestPath(path: string): string | undefined {
  let stem = path;
  while (stem.slice(-EXTENSION.length).toLowerCase() === EXTENSION) stem = stem.slice(0, -EXTENSION.length);
  const segments = stem.split('/').map((segment) => withoutDevice(suggestSegment(segment)));
  const legal = `${segments.join('/')}${EXTENSION}`;
  const route = routeOf(legal);
  return route === undefined || reservedFolder(route) ? undefined : legal;
}

const withoutDevice = (segment: string) => (DEVICE.test(segment) ? `${segment}-page` : segment);

/** The nearest address that a page can have, by how it is written: `/Old Name/` is `/old-name`; empty where there is none. */
export function suggestAddress(written: string): string {
  const place = written.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\.(?:json|html?)$/i, '');
  const path = suggestPath(withoutSlashes(place) + EXTENSION);
  return path === undefined ? '' : `/${path.slice(0, -EXTENSION.length)}`;
}

/** Without those at both ends. A pattern would take the square of the time where many slashes stand inside. */
function withoutSlashes(text: string): string {
  let [start, end] = [0, text.length];
  while (text.charAt(start) === '/') start++;
  while (end > start && text.charAt(end - 1) === '/') end--;
  return text.slice(start, end);
}

/** A document inside a folder or with a name that begins with `_` is not a page. */
export function isHiddenPath(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('_'));
}

/** The nearest name of small letters, digits and single hyphens: `Über uns!` becomes `uber-uns`. Empty where nothing remains. */
export function suggestSegment(segment: string): string {
  return segment
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** `/products` of `/products/bread`; empty for a page at the top. */
export const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/'));

/** `bread` of `/products/bread`. */
export const nameOf = (route: string) => route.slice(route.lastIndexOf('/') + 1);

/** `/products/shoes/heels` is in `/products` and `/products/shoes`. */
export function foldersOf(route: string): string[] {
  const segments = route.split('/').slice(1, -1);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}
