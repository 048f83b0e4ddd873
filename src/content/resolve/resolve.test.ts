import { expect, test } from 'vitest';
import type { SiteDocument } from '../../generated/documents';
import siteJson from '../../../tests/invalid/_base/_site.json';
import { type AssetLookup, resolvePage, resolveSite } from './resolve';
import type { ValidPage } from '../documents/facts/valid-page';

const site: SiteDocument = {
  ...JSON.parse(JSON.stringify(siteJson)),
  logo: 'mark.svg',
  tokens: { company: 'Cobbler & $1', phone: '+00 123 456', number: 'seven' },
};
const lookup: AssetLookup = {
  icon: (name) => (name.startsWith('missing') ? undefined : { body: name, width: 256, height: 256 }),
  image: (src) => (src === 'gone.webp' ? undefined : { url: `/media/${src}`, width: 2, height: 1 }),
};
const page: ValidPage = {
  route: '/services/soles/rubber',
  file: 'pages/services/soles/rubber.json',
  blockLines: [4],
  document: {
    title: 'Rubber soles of {company}',
    description: 'Call {phone}.',
    name: 'Rubber of {company}',
    blocks: [
      {
        type: 'hero',
        title: '{company} {unknown}',
        lead: 'x',
        actions: [
          { label: 'Call {phone}', href: 'tel:{phone}' },
          { label: 'Write', href: 'mailto:a@example.com' },
        ],
        facts: [
          { icon: 'truck', text: 'x' },
          { icon: 'x-logo', text: 'x' },
          { icon: 'missing-icon', text: 'x' },
        ],
        picture: {
          color: 'green',
          pattern: 'kente',
          image: { src: 'soles.webp', alt: 'x' },
          overlay: { src: 'gone.webp', alt: 'x' },
        },
      },
    ],
  },
};
const soles = { ...page, document: { ...page.document, name: 'Soles of {company}' } };
const pages = new Map([['/services/soles', soles]]);

test('tokens are replaced in every text', () => {
  const data = resolvePage(page, site, { lookup, pages });
  expect([data.title, data.description]).toEqual([
    'Rubber soles of Cobbler & $1',
    'Call +00\u00a0123\u00a0456.',
  ]);
  expect(data.blocks[0]).toMatchObject({
    title: 'Cobbler & $1 {unknown}',
    actions: [
      { label: 'Call +00\u00a0123\u00a0456', href: 'tel:+00 123 456' },
      { href: 'mailto:a@example.com' },
    ],
  });
  expect(page.document.title).toBe('Rubber soles of {company}');
});

test('the value of a token is never markup in a rich text', () => {
  const questions = [{ question: 'x', richText: '*{company}* [Call](tel:{phone})' }];
  const document = { ...page.document, blocks: [{ type: 'faq' as const, heading: 'x', questions }] };
  const tokens = { company: '**Cobbler**', phone: '+00123456' };
  const data = resolvePage({ ...page, document }, { ...site, tokens }, { lookup, pages });
  expect(data.blocks[0]).toMatchObject({ questions: [{ richText: 't1' }] });
  expect(data.assets.texts.t1?.[0]).toMatchObject({
    children: [
      { type: 'emphasis', children: [{ type: 'text', text: '**Cobbler**' }] },
      { type: 'text', text: ' ' },
      { type: 'link', href: 'tel:+00123456', children: [{ type: 'text', text: 'Call' }] },
    ],
  });
});

test('content has two-tone icons, logos regular ones, each under its full name; unknown ones are left out', () => {
  const { assets, icons = {} } = resolvePage(page, site, { lookup, pages });
  expect(Object.entries(icons).map(([name, { body }]) => [name, body])).toEqual([
    ['truck-duotone', 'truck-duotone'],
    ['x-logo', 'x-logo'],
  ]);
  expect(assets.images).toEqual({ 'soles.webp': { url: '/media/soles.webp', width: 2, height: 1 } });
});

test('breadcrumbs list sections and pages down to the page itself', () => {
  expect(resolvePage(page, site, { lookup, pages }).breadcrumbs).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/#services' },
    { label: 'Soles of Cobbler & $1', href: '/services/soles' },
    { label: 'Rubber of Cobbler & $1' },
  ]);
});

test.each(['/', '/404'])('%s has no breadcrumbs', (route) => {
  expect(resolvePage({ ...page, route }, site, { lookup, pages }).breadcrumbs).toEqual([]);
});

test('a folder that is neither a section nor a page is left out', () => {
  const { breadcrumbs } = resolvePage({ ...page, route: '/constructor/a' }, site, { lookup, pages });
  expect(breadcrumbs.map(({ label }) => label)).toEqual(['Home', 'Rubber of Cobbler & $1']);
});

test('the lines of blocks are included in dev only', () => {
  expect(resolvePage(page, site, { lookup, pages })).not.toHaveProperty('source');
  const { source } = resolvePage(page, site, { lookup, pages, withSource: true });
  expect(source).toEqual({ file: page.file, lines: [4] });
});

test('the site has the icons of header and footer, its logo, and slide labels with their tokens', () => {
  const { site: resolved, assets, icons = {} } = resolveSite(site, lookup, ['x', 'list']);
  expect(resolved.footer?.smallPrint).toBe('© Cobbler & $1');
  expect(resolved.labels.slideOf).toBe('Slide {number} of {total}');
  expect(Object.keys(icons)).toEqual(['x', 'list', 'sneaker-duotone']);
  expect(Object.keys(assets.images)).toEqual(['mark.svg']);
});

test('rich texts are moved out of a document and replaced by their names', () => {
  const questions = [
    { question: 'x', richText: 'One' },
    { question: 'x', richText: '*Two*' },
  ];
  const document: ValidPage['document'] = {
    ...page.document,
    blocks: [{ type: 'faq', heading: 'x', questions }],
  };
  const { blocks, assets } = resolvePage({ ...page, document }, site, { lookup, pages });
  expect(blocks[0]).toMatchObject({ questions: [{ richText: 't1' }, { richText: 't2' }] });
  expect(assets.texts).toMatchObject({
    t1: [{ type: 'paragraph', children: [{ type: 'text', text: 'One' }] }],
    t2: [{ type: 'paragraph', children: [{ type: 'emphasis' }] }],
  });
  expect(questions[0]?.richText).toBe('One');
});

test('a picture takes what it leaves out from the category of the page', () => {
  const document = { ...page.document, blocks: [{ ...page.document.blocks[0], picture: {} }] };
  const { blocks } = resolvePage({ ...page, document } as ValidPage, site, { lookup, pages });
  expect(blocks[0]).toMatchObject({ picture: { color: expect.any(String), pattern: expect.any(String) } });
});

test('from right to left, arrows are turned and telephone numbers among words keep their order', () => {
  const arabic = {
    ...site,
    language: 'ar',
    labels: { failed: 'اتصل {phone}' },
    contact: { email: [], phone: ['{phone}'] },
  };
  const { site: resolved, icons = {} } = resolveSite(arabic, lookup, ['arrow-right', 'phone']);
  expect(icons['arrow-right']?.body).toBe('<g transform="matrix(-1 0 0 1 256 0)">arrow-right</g>');
  expect(icons.phone?.body).toBe('phone');
  expect(resolved.labels.failed).toBe('اتصل \u2066+00\u00a0123\u00a0456\u2069');
  expect(resolved.contact.phone).toEqual(['+00 123 456']);
  expect(resolvePage(page, arabic, { lookup, pages }).blocks[0]).toMatchObject({
    actions: [{ label: 'Call \u2066+00\u00a0123\u00a0456\u2069', href: 'tel:+00 123 456' }, {}],
  });
});

test('a telephone number that is shown stays on one line; one that is dialled or told to machines is as it was written', () => {
  const [number, shown] = ['+00 123 456', '+00\u00a0123\u00a0456'];
  const richText = 'Ring [{phone}](tel:{phone}), or **{phone}** by day.';
  const document = {
    ...page.document,
    blocks: [{ type: 'faq' as const, heading: 'x', questions: [{ question: 'x', richText }] }],
  };
  expect(resolvePage({ ...page, document }, site, { lookup, pages }).assets.texts.t1?.[0]).toMatchObject({
    children: [
      {},
      { href: `tel:${number}`, children: [{ text: shown }] },
      {},
      { children: [{ text: shown }] },
      {},
    ],
  });
  const offices: SiteDocument['contact']['offices'] = [
    { name: 'x', address: ['x'], country: 'IN', phone: '{phone}' },
  ];
  const contact: SiteDocument['contact'] = { ...site.contact, phone: ['{phone}'], offices };
  const { site: resolved } = resolveSite({ ...site, contact }, lookup, []);
  expect(resolved.contact).toMatchObject({ phone: [number], offices: [{ phone: number }] });
});
