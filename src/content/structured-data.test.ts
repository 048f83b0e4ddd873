import { describe, expect, test } from 'vitest';
import { stubSite } from '../../tests/support/SiteStub';
import { readOpeningHours } from './opening-hours';
import type { PageData } from './page-data';
import { parseRichText } from './rich-text/parse';
import { structuredData } from './structured-data';

const site = { ...stubSite, contact: { ...stubSite.contact, openingHours: 'Mo-Fr 09:00-17:30' } };
const page: PageData = {
  route: '/services/repairs',
  title: 'Repairs of every kind',
  description: 'We mend things.',
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/#services' },
    { label: 'Repairs' },
  ],
  blocks: [],
  assets: { images: {}, texts: {} },
};
const home: PageData = { ...page, route: '/', breadcrumbs: [] };
const graphOf = (...args: Parameters<typeof structuredData>) => structuredData(...args)?.['@graph'];

test('the home page tells of the company and the site', () => {
  expect(graphOf(home, site)).toMatchObject([
    {
      '@type': 'Organization',
      name: 'Example Works',
      url: 'https://www.example.com/',
      email: ['desk@example.com'],
      telephone: ['+00 000 0000'],
      address: [
        { '@type': 'PostalAddress', addressLocality: 'Example town', addressCountry: 'IN' },
        { '@type': 'PostalAddress', addressLocality: 'Another town', addressCountry: 'GH' },
      ],
      location: [
        { name: 'Workshop', openingHoursSpecification: { opens: '09:00' } },
        { name: 'Second workshop' },
      ],
    },
    { '@type': 'WebSite', publisher: { '@id': 'https://www.example.com/#organization' } },
  ]);
});

test('an inner page tells the way to it, with whole addresses', () => {
  expect(graphOf(page, site)).toEqual([
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

test.each([
  ['service', 'Service'],
  ['software', 'SoftwareApplication'],
] as const)('a page of the kind %s is a %s of the company', (kind, type) => {
  const [, offering] = graphOf(page, site, kind) as object[];
  expect(offering).toMatchObject({
    '@type': type,
    name: 'Repairs',
    description: 'We mend things.',
    url: 'https://www.example.com/services/repairs',
    provider: { name: 'Example Works' },
  });
  expect(offering).not.toHaveProperty('offers');
});

test('questions stand with their answers in plain words', () => {
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
  expect(graphOf({ ...page, blocks }, site)).toHaveLength(2);
});

test('the page for unknown addresses is about nothing', () => {
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
