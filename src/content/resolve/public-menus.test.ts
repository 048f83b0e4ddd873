import { expect, test } from 'vitest';
import { stubSite } from '../../../tests/support/sites/SiteStub';
import type { SiteDocument } from '../../generated/documents';
import { publicMenus } from './public-menus';

const link = (href: string) => ({ label: href, href });
const picture = { color: 'green', pattern: 'phula' } as const;

const site: SiteDocument = {
  ...stubSite,
  url: 'https://www.example.com',
  tokens: { ...stubSite.tokens, offer: '/offer' },
  navigation: {
    items: [
      { type: 'link', ...link('/offer') },
      { type: 'menu', label: 'Gone', groups: [{ heading: 'All', links: [link('/offer#prices')] }] },
      {
        type: 'menu',
        label: 'Some',
        groups: [
          { heading: 'One', links: [link('{offer}')] },
          { heading: 'Two', links: [link('/bread'), link('https://www.example.com/offer?from=menu')] },
        ],
      },
      {
        type: 'panel',
        label: 'Panel',
        categories: [
          {
            ...{ label: 'Breads', color: 'green' },
            links: [link('/bread')],
            feature: { title: 'Offer', text: 'Cheap', picture, action: link('/offer') },
          },
        ],
      },
    ],
    action: link('/offer'),
  },
  footer: {
    ...stubSite.footer,
    columns: [
      { heading: 'Gone', links: [link('/offer')] },
      { heading: 'Stays', links: [link('/bread'), link('https://elsewhere.example/offer')] },
    ],
    legal: [link('/offer'), link('/privacy')],
  },
};

test('entries that lead to a page that is not public go, and with them menus and columns that hold no others', () => {
  const { navigation, footer } = publicMenus(site, new Set(['/offer']));
  expect(navigation.items.map(({ label }) => label)).toEqual(['Some', 'Panel']);
  expect(navigation.items[0]).toMatchObject({ groups: [{ heading: 'Two', links: [link('/bread')] }] });
  expect(JSON.stringify(navigation.items[1])).not.toContain('Cheap');
  expect(navigation.action).toBeUndefined();
  expect(footer.columns?.map(({ heading }) => heading)).toEqual(['Stays']);
  expect(footer.columns?.[0]?.links).toHaveLength(2);
  expect(footer.legal).toEqual([link('/privacy')]);
});

test('where every page is public the site stays the same object', () => {
  expect(publicMenus(site, new Set())).toBe(site);
});
