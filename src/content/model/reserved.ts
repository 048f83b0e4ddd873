/**
 * Folders at the top of a built site in which the build or a host puts things that are no pages. A page at such an address,
 * or below it, would be kept by browsers for a year, be looked for among files, or never be answered.
 *
 * What else stands there has a name with a dot or with _ at its beginning (`robots.txt`, `_data`, `_blocks`), and that no
 * page's address has.
 */
export const FOLDERS = { assets: 'assets', media: 'media', schema: 'schema', social: 'social' } as const;

/** Answered by hosts themselves, whatever the site holds: that of Cloudflare Pages. */
const OF_HOSTS = ['cdn-cgi'];

/** The folder that an address belongs to where no page can stand at it: `/social` for `/social/news`; else undefined. */
export function reservedFolder(route: string): string | undefined {
  const [, folder = ''] = route.split('/');
  return [...Object.values<string>(FOLDERS), ...OF_HOSTS].includes(folder) ? `/${folder}` : undefined;
}
