/** In UTF-16 units: what search results show of a title, the site's name with it. */
export const LONGEST_FULL_TITLE = 65;

/** `Page | Site`, or the page's title alone where it names the site already or leaves no room for it. */
export function fullTitle(title: string, siteName: string): string {
  const both = `${title} | ${siteName}`;
  return title.includes(siteName) || both.length > LONGEST_FULL_TITLE ? title : both;
}
