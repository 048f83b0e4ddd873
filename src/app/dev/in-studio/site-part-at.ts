import type { SiteData } from '../../../content/model/pages/page-data';
import { textPropertyAt } from './property-at';

/** The properties of the site document that stand on every page, and the element that each is in. */
const PARTS = { navigation: 'header', footer: 'footer' } as const;

/**
 * The part of the site document that a click has hit, and in it perhaps a text that is one property.
 *
 * @returns undefined outside of header and footer
 */
export function sitePartAt(
  target: Element,
  { site }: Pick<SiteData, 'site'>,
): { pointer: string; property?: string } | undefined {
  for (const name of ['navigation', 'footer'] as const) {
    const element = target.closest(PARTS[name]);
    if (!element || element.closest('main')) continue;
    const pointer = `/${name}`;
    return { pointer, property: textPropertyAt(target, site[name], pointer) };
  }
  return undefined;
}
