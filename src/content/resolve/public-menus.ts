import type { NavLink, SiteDocument } from '../../generated/documents';
import { replaceTokens } from '../model/pages/tokens';

type Menus = Pick<SiteDocument, 'navigation' | 'footer' | 'url' | 'tokens'>;

/**
 * The site document without the entries of header and footer that lead to pages that are not public, and without the menus and columns
 * that hold no others.
 *
 * @param absent the routes of these pages
 */
export function publicMenus<Site extends Menus>(site: Site, absent: ReadonlySet<string>): Site {
  if (absent.size === 0) return site;
  const { navigation, footer, url, tokens } = site;
  const isPublic = ({ href }: { href: string }) => !absent.has(routeIn(replaceTokens(href, tokens), url));
  const withLinks = <Group extends { links: readonly NavLink[] }>(groups: readonly Group[]) =>
    groups
      .map((group) => ({ ...group, links: group.links.filter(isPublic) }))
      .filter(({ links }) => links.length > 0);

  const items = navigation.items.flatMap((item): SiteDocument['navigation']['items'] => {
    if (item.type === 'link') return isPublic(item) ? [item] : [];
    if (item.type === 'menu') {
      const groups = withLinks(item.groups);
      return groups.length > 0 ? [{ ...item, groups }] : [];
    }
    const categories = withLinks(item.categories).map(({ feature, ...category }) => ({
      ...category,
      ...(feature && isPublic(feature.action) && { feature }),
    }));
    return categories.length > 0 ? [{ ...item, categories }] : [];
  });
  const { action, ...bar } = navigation;
  const { columns, legal } = footer;
  return {
    ...site,
    navigation: { ...bar, items, ...(action && isPublic(action) && { action }) },
    footer: {
      ...footer,
      columns: columns && filled(withLinks(columns)),
      legal: legal && filled(legal.filter(isPublic)),
    },
  };
}

const filled = <Entry>(list: Entry[]) => (list.length > 0 ? list : undefined);

/** The page that a link leads to; empty for one that leads elsewhere. */
function routeIn(href: string, url: string): string {
  const address = href.startsWith(`${url}/`) ? href.slice(url.length) : href;
  return address.startsWith('/') ? (/^[^?#]*/.exec(address)?.[0] ?? '') : '';
}
