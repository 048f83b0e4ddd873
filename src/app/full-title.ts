import { textWidth } from '../content/model/pages/text-width';

/** How much of a title search results show, including the site's name; in Latin letters. */
export const MAX_FULL_TITLE_LENGTH = 65;

/** `Page | Site`, or the page's title alone where it names the site already or leaves no room for it. */
export function fullTitle(title: string, siteName: string): string {
  const both = `${title} | ${siteName}`;
  return title.includes(siteName) || textWidth(both) > MAX_FULL_TITLE_LENGTH ? title : both;
}
