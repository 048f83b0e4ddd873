import { expect, test } from 'vitest';
import tabs from '../../../schema/blocks/tabs.examples.json';
import { stubSite } from '../../../tests/support/SiteStub';
import { registry } from '../../blocks/registry';
import type { PageData } from '../../content/model/page-data';
import type { TabsBlock } from '../../generated/documents';
import { addComponents } from '../render/components';
import { createRenderer } from './renderer';

addComponents(registry);

/** Parses a document that is known to be valid. */
const block: TabsBlock = JSON.parse(JSON.stringify(tabs.default));

const pageAt = (route: string): PageData => ({
  ...{ route, title: route, description: '', breadcrumbs: [{ label: route }] },
  ...{ blocks: [block], assets: { images: {}, texts: {} } },
});

test('a page with the header and footer of another page equals one rendered by itself', () => {
  const logo = { url: '/mark.svg', width: 32, height: 32 };
  const site = {
    site: { ...stubSite, logo: 'mark.svg' },
    assets: { images: { 'mark.svg': logo }, texts: {} },
  };
  const { render } = createRenderer(site);
  const routes = [
    '/',
    '/services/repairs',
    '/services/new',
    '/services/other',
    '/products/new',
    '/products/blue',
  ];
  const more = ['/privacy', '/about', '/elsewhere', '/404', '/products/hammers', '/services/repairs'];
  for (const route of [...routes, ...more])
    expect(render(pageAt(route)).html).toBe(createRenderer(site).render(pageAt(route)).html);
});
