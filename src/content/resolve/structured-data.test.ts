import { describe, expect, test } from 'vitest';
import { stubSite } from '../../../tests/support/sites/SiteStub';
import { readOpeningHours } from './opening-hours';
import type { PageData, SiteData } from '../model/pages/page-data';
import { parseRichText } from '../rich-text/parse';
import { structuredData } from './structured-data';

const noAssets = { images: {}, texts: {} };
const site: SiteData = {
  site: { ...stubSite, contact: { ...stubSite.contact, openingHours: 'Mo-Fr 09:00-17:30' } },
  assets: noAssets,
};
const [office] = stubSite.contact.offices;
const page: PageData = {
  route: '/services/repairs',
  title: 'Repairs of every kind',
  description: 'We fix things.',
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/#services' },
    { label: 'Repairs' },
  ],
  blocks: [],
  assets: noAssets,
};
const home: PageData = { ...page, route: '/', breadcrumbs: [] };
const graphOf = (...args: Parameters<typeof structuredData>) => structuredData(...args)?.['@graph'];

test('the home page describes the company and the site', () => {
  expect(graphOf(home, site)).toMatchObject([
    {
      '@type': 'Organization',
      name: 'Example Works',
      url: 'https://www.example.com/',
      email: ['desk@example.com'],
      telephone: ['+99 000 0000'],
      address: ['Example town', 'Another town'],
      location: [
        { name: 'Workshop', openingHoursSpecification: { opens: '09:00' } },
        { name: 'Second workshop' },
      ],
    },
    { '@type': 'WebSite', publisher: { '@id': 'https://www.example.com/#organization' } },
  ]);
});

const organizationOf = (of: Partial<SiteData['site']>, files?: SiteData['files']) =>
  graphOf(home, { ...site, site: { ...site.site, ...of }, files })?.[0];

test('the logo has a background, where there is a logo', () => {
  const manifest = '/manifest.webmanifest';
  expect(organizationOf({}, { touchIcon: '/apple-touch-icon.png', manifest })).toHaveProperty(
    'logo',
    'https://www.example.com/apple-touch-icon.png',
  );
  expect(organizationOf({}, { manifest })).not.toHaveProperty('logo');
  expect(organizationOf({})).not.toHaveProperty('logo');
});

test.each([
  ['a profile', 'https://www.linkedin.com/company/example', true],
  ['a short name', 'https://x.com/example', true],
  ['a number', 'https://wa.me/910000000000', true],
  ['a profile by its number', 'https://www.facebook.com/profile.php?id=1', true],
  ['a profile by a query alone', 'https://social.example?u=1', true],
  ['a profile without https', 'http://social.example/us', true],
  ['the front page of a network', 'https://www.linkedin.com/', false],
  ['a front page without a slash', 'https://x.com', false],
  ['a place on a front page', 'https://x.com/#us', false],
  ['a mail address', 'mailto:desk@example.com', false],
  ['a page of this site', '/about', false],
  ['a whole address of this site', 'https://www.example.com/about', false],
])('the company is the same as %s: %s, %s', (_, href, isSame) => {
  const social = [{ label: 'Network', href, icon: 'x-logo' }];
  const organization = organizationOf({ footer: { ...stubSite.footer, social: [...social, ...social] } });
  if (isSame) expect(organization).toHaveProperty('sameAs', [href]);
  else expect(organization).not.toHaveProperty('sameAs');
});

test('a site without a footer has no profiles', () => {
  expect(organizationOf({ footer: undefined })).not.toHaveProperty('sameAs');
});

test.each([
  [
    { street: '7 Mill Lane', locality: 'Old Town', region: 'North', postalCode: 'N1 2AB' },
    {
      streetAddress: '7 Mill Lane',
      addressLocality: 'Old Town',
      addressRegion: 'North',
      postalCode: 'N1 2AB',
    },
  ],
  [{ locality: 'Old Town' }, { addressLocality: 'Old Town' }],
  [
    { locality: 'Old Town', region: 'North' },
    { addressLocality: 'Old Town', addressRegion: 'North' },
  ],
])('an address in parts %j is a postal address', (postal, parts) => {
  const offices = office ? [{ ...office, address: ['7 Mill Lane', 'Old Town'], postal }] : [];
  const expected = { '@type': 'PostalAddress', addressCountry: 'IN', ...parts };
  const organization = organizationOf({ contact: { ...stubSite.contact, offices } });
  expect(JSON.parse(JSON.stringify(organization))).toMatchObject({
    address: [expected],
    location: [{ address: expected }],
  });
});

test('an address of lines alone is one text: no line is interpreted as a town', () => {
  const offices = office ? [{ ...office, address: ['7 Mill Lane', 'Old Town', 'India'] }] : [];
  expect(organizationOf({ contact: { ...stubSite.contact, offices } })).toMatchObject({
    address: ['7 Mill Lane, Old Town, India'],
  });
});

test('an inner page has its breadcrumbs, with absolute addresses', () => {
  expect(graphOf(page, site)?.slice(1)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
        { '@type': 'ListItem', position: 2, name: 'Services', item: 'https://www.example.com/#services' },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Repairs',
          item: 'https://www.example.com/services/repairs',
        },
      ],
    },
  ]);
});

const described = {
  name: 'Repairs',
  description: 'We fix things.',
  url: 'https://www.example.com/services/repairs',
};

test.each([
  ['service', 'Service'],
  ['software', 'SoftwareApplication'],
] as const)('a page of the kind %s is a %s of the company', (kind, type) => {
  const [offering] = graphOf(page, site, { kind }) as object[];
  expect(offering).toMatchObject({ ...described, '@type': type, provider: { name: 'Example Works' } });
  expect(offering).not.toHaveProperty('offers');
});

test('a page of the kind product is a product that the company offers, without a price', () => {
  expect(graphOf(page, site, { kind: 'product' })?.[0]).toEqual({
    ...described,
    '@type': 'Product',
    offers: { '@type': 'Offer', offeredBy: expect.objectContaining({ name: 'Example Works' }) },
  });
});

test.each(['legal', undefined] as const)('a page of the kind %s is a page of the company', (kind) => {
  expect(graphOf(page, site, { kind })?.[0]).toEqual({
    ...described,
    '@type': 'WebPage',
    inLanguage: 'en',
    publisher: expect.objectContaining({ name: 'Example Works' }),
  });
});

test('the main entity has the picture of its page, with its absolute address', () => {
  const images = { 'bench.png': { url: '/media/bench.0a.png', width: 10, height: 10 } };
  const shown = { ...page, assets: { ...noAssets, images } };
  const image = 'https://www.example.com/media/bench.0a.png';
  expect(graphOf(shown, site, { kind: 'service', picture: 'bench.png' })?.[0]).toMatchObject({ image });
  expect(graphOf(shown, site, { kind: 'service' })?.[0]).not.toHaveProperty('image');
  expect(graphOf(page, site, { picture: 'bench.png' })?.[0]).not.toHaveProperty('image');
});

test('questions have their answers as plain text', () => {
  const withQuestions: PageData = {
    ...page,
    blocks: [{ type: 'faq', heading: 'Asked often', questions: [{ question: 'How long?', richText: 't1' }] }],
    assets: {
      ...page.assets,
      texts: { t1: parseRichText('Two **days**.\n\nOr [ask us](/).\n\n- One\n- Two') },
    },
  };
  expect(graphOf(withQuestions, site)).toContainEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How long?',
        acceptedAnswer: { '@type': 'Answer', text: 'Two days. Or ask us. One Two' },
      },
    ],
  });
});

test('questions inside tabs are found too', () => {
  const faq = {
    type: 'faq',
    heading: 'Asked',
    questions: [{ question: 'How long?', richText: 't1' }],
  } as const;
  const blocks: PageData['blocks'] = [
    { type: 'tabs', tabs: [{ label: 'Answers', blocks: [{ ...faq, questions: [...faq.questions] }] }] },
  ];
  expect(graphOf({ ...page, blocks }, site)).toHaveLength(3);
});

test('the 404 page has no structured data', () => {
  expect(structuredData({ ...home, route: '/404' }, site)).toBeUndefined();
});

describe('opening hours', () => {
  test('are read day by day', () => {
    expect(readOpeningHours('Sa 10:00-12:00')?.dayOfWeek).toEqual(['Saturday']);
    expect(readOpeningHours('Mo-We 10:00-12:00')?.dayOfWeek).toEqual(['Monday', 'Tuesday', 'Wednesday']);
  });

  test.each([undefined, '', 'on weekdays', 'Su-Mo 10:00-12:00', 'Xx 10:00-12:00'])(
    'are left out for %s',
    (text) => {
      expect(readOpeningHours(text)).toBeUndefined();
    },
  );
});

test('a page in a further language says which one it is, and only the first home page describes the company', () => {
  const french: SiteData = { ...site, site: { ...site.site, language: 'fr-BJ', home: '/fr' } };
  const inLanguage = { '@type': 'WebPage', inLanguage: 'fr-BJ' };
  expect(graphOf({ ...home, route: '/fr' }, french)).toMatchObject([inLanguage]);
  const shown = graphOf({ ...page, route: '/fr/services/repairs' }, french, { kind: 'service' });
  expect(shown).toMatchObject([{ '@type': 'Service' }, { '@type': 'BreadcrumbList' }, inLanguage]);
  expect(JSON.stringify(graphOf(page, site, { kind: 'service' }))).not.toContain('inLanguage');
});
