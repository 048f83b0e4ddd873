/**
 * Folders at the top of a built site that hold other files than pages. A page at such an address,
 * or below it, would be cached by browsers for a year, be looked up among files, or never be answered.
 *
 * All other files there have a name with a dot or with _ at its beginning (`robots.txt`, `_data`, `_blocks`), and that no
 * page's address has.
 */
export const FOLDERS = { assets: 'assets', media: 'media', schema: 'schema', social: 'social' } as const;

/** Folders that hosts answer themselves: that of Cloudflare Pages. */
const OF_HOSTS = ['cdn-cgi'];

/** The reserved folder that an address belongs to: `/social` for `/social/news`; else undefined. */
export function reservedFolder(route: string): string | undefined {
  const [, folder = ''] = route.split('/');
  return [...Object.values<string>(FOLDERS), ...OF_HOSTS].includes(folder) ? `/${folder}` : undefined;
}
