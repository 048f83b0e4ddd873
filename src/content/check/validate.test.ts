import { expect, test, vi } from 'vitest';
import { loadValidatorConfig } from '../../node/read/validator-config';
import { readSources } from '../../node/read/read-sources';
import type { SiteSources } from '../model/source';
import { createValidator } from './validate';

const base = await readSources('tests/invalid/_base', new URL('../../..', import.meta.url).pathname);
const media = new Set(['soles.webp', 'workshop.webp']);
const config = await loadValidatorConfig();
const validator = createValidator(config);

function withPage(path: string, document: unknown): SiteSources {
  const page = { file: `pages/${path}`, path, content: { text: JSON.stringify(document, null, 2) } };
  return { ...base, media, pages: [...base.pages, page] };
}

const cta = {
  type: 'call-to-action',
  heading: 'x',
  text: 'x',
  color: 'green',
  pattern: 'kente',
  actions: [{ label: 'x', href: '/' }],
};
const sound = { title: 'Laces', description: 'x', blocks: [cta] };

test('documents without errors are pages, with the line of each block', () => {
  const { pages, invalidPages, site } = validator.validate(withPage('laces.json', sound));
  expect([...pages.keys()].sort()).toEqual(['/', '/404', '/laces', '/services/soles']);
  expect(pages.get('/laces')).toMatchObject({ file: 'pages/laces.json', document: sound, blockLines: [5] });
  expect(invalidPages.size).toBe(0);
  expect(site?.name).toBe('Cobbler');
});

test('a document with errors is an invalid page with the blocks that can be shown', () => {
  const { pages, invalidPages } = validator.validate(
    withPage('laces.json', { blocks: ['x', { type: 'new' }, cta] }),
  );
  expect(pages.has('/laces')).toBe(false);
  expect(invalidPages.get('/laces')).toMatchObject({
    document: { blocks: [{ type: 'new' }, cta] },
    blockLines: [4, 7],
  });
});

test('a page with warnings is valid', () => {
  const text = JSON.stringify(
    base.site && 'text' in base.site.content ? JSON.parse(base.site.content.text) : {},
  );
  const site = {
    file: 'pages/_site.json',
    path: '_site.json',
    content: { text: text.replace('{', '{"placeholders":["phone"],') },
  };
  const { issues, pages, site: document } = validator.validate({ ...base, media, site });
  expect(issues.map(({ code }) => code)).toEqual(['placeholder']);
  expect([pages.size, document?.name]).toEqual([3, 'Cobbler']);
});

test('only the requested documents are reported, but the whole site is checked', () => {
  const sources = withPage('laces.json', {
    ...sound,
    blocks: [{ ...cta, actions: [{ label: 'x', href: '/services/soles' }] }],
    oops: 1,
  });
  expect(validator.validate(sources, new Set(['services/soles.json']))).toMatchObject({
    issues: [],
    documents: 1,
  });
  expect(validator.validate(sources, new Set(['laces.json'])).issues.map(({ code }) => code)).toEqual([
    'unknown-property',
  ]);
});

test.each([false, true])(
  'a check of the whole site parses only the page that has changed (improvements: %s)',
  (withImprovements) => {
    const again = createValidator(config, { withImprovements });
    const site = (id: string) =>
      withPage('laces.json', {
        ...sound,
        blocks: [{ ...cta, id, actions: [{ label: 'x', href: '/#services' }] }],
      });
    again.validate(site('before'));
    const changed = site('after');
    const parse = vi.spyOn(JSON, 'parse');
    const { issues } = again.validate(changed);
    const texts = new Set(parse.mock.calls.map(([text]) => text));
    parse.mockRestore();
    expect(issues.filter(({ severity }) => severity !== 'warning')).toEqual([]);
    const parsed = changed.pages.filter(({ content }) => 'text' in content && texts.has(content.text));
    expect(parsed.map(({ path }) => path)).toEqual(['laces.json']);
  },
);

test('an unfinished page is invalid, and valid with warnings when its rule is lenient', () => {
  const sources = withPage('laces.json', { ...sound, blocks: [{ ...cta, text: 'TODO: what they hold.' }] });
  const strict = validator.validate(sources);
  const lenient = createValidator(config, { lenient: new Set(['leftover-text'] as const) }).validate(sources);
  const levels = ({ issues }: typeof strict) =>
    issues.filter(({ code }) => code === 'leftover-text').map(({ severity }) => severity);
  expect([levels(strict), strict.pages.has('/laces')]).toEqual([['error'], false]);
  expect([levels(lenient), lenient.pages.has('/laces')]).toEqual([['warning'], true]);
});
