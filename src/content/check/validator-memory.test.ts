import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadValidatorConfig } from '../../node/read/validator-config';
import { readSources } from '../../node/read/read-sources';
import type { CheckCache } from './check-cache';
import type { SiteSources } from '../model/source';
import { createValidator, type ValidationResult } from './validate';
import { withTexts } from '../documents/site/with-texts';

const base = await readSources('tests/invalid/_base', new URL('../../..', import.meta.url).pathname);
const config = await loadValidatorConfig();

const hero = {
  type: 'hero',
  title: 'Laces',
  lead: 'Laces.',
  picture: { color: 'green', pattern: 'kente', image: { src: 'soles.webp', alt: 'Laces' } },
};

const HREFS = [
  '/laces#top',
  '/old',
  '/heels',
  '/{town}',
  '#top',
  '/services/soles?x#prices',
  'https://a.example/',
  'https://www.example.com/laces#top',
];

const section = fc.record({
  id: fc.constantFrom('top', 'end', 'Top'),
  heading: fc.constantFrom('Laces', 'TODO: heels'),
  richText: fc.oneof(
    fc.constantFrom(...HREFS).map((href) => `See [the laces](${href}) of {town}.`),
    fc.constantFrom('Nine words that stand here and on another page.', 'Say {phone}.'),
  ),
});

const rightPage = fc.record(
  {
    title: fc.constantFrom('Laces and soles of every kind', 'Heels'),
    description: fc.constantFrom('A page of the cobbler who has laces and soles of every kind.', 'Heels'),
    aliases: fc.subarray(['/old', '/laces', '/older']),
    blocks: fc.tuple(
      fc.constantFrom('soles.webp', 'broken.webp', 'gone.webp').map((src) => {
        const image = { ...hero.picture.image, src };
        return { ...hero, picture: { ...hero.picture, image } };
      }),
      fc.record({
        type: fc.constant('prose'),
        contents: fc.constant('Contents'),
        sections: fc.array(section, { minLength: 1, maxLength: 3 }),
      }),
    ),
  },
  { requiredKeys: ['title', 'description', 'blocks'] },
);

type Page = typeof rightPage extends fc.Arbitrary<infer Value> ? Value : never;

/** Properties that a version copies from another page, one at a time, so that no other change hides a missing fact. */
const part = fc.constantFrom('all', 'aliases', 'opening', 'prose');

const oddPage = fc.oneof(
  { weight: 1, arbitrary: rightPage.map(({ blocks }) => JSON.stringify({ blocks, ids: 'x', id: 'x' })) },
  { weight: 1, arbitrary: fc.constantFrom('', '{', '[]', undefined) },
);

const RULES = ['"dead-link": { "level": "warning"', '"repeated-text": { "level": "error"'];

const site = fc
  .record({ rules: fc.subarray(RULES), town: fc.constantFrom('laces', 'heels'), isPlanned: fc.boolean() })
  .map(({ rules, town, isPlanned }) =>
    textOf(base)
      .replace('"tokens": {', `"tokens": { "town": "${town}", `)
      .replace('"rules": {', `"rules": { ${rules.map((rule) => `${rule}, "reason": "x" }, `).join('')}`)
      .replace('{', isPlanned ? '{ "plannedRoutes": ["/heels"], ' : '{'),
  );

const textOf = ({ site: source }: SiteSources) =>
  source && 'text' in source.content ? source.content.text : '';

const path = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('laces.json', 'heels.json') },
  { weight: 1, arbitrary: fc.constantFrom('old.json', 'services/soles.json') },
);
const media = fc.subarray(['soles.webp', 'workshop.webp', 'broken.webp']);

/** Changes that make the validator start again are rare, since they test no cached result. */
const step = fc.oneof(
  { weight: 16, arbitrary: fc.record({ path, page: rightPage, part }) },
  { weight: 2, arbitrary: fc.record({ path, text: oddPage }) },
  { weight: 1, arbitrary: fc.record({ path: fc.constant('_site.json'), text: site }) },
  { weight: 2, arbitrary: fc.record({ media }) },
);

/** How many sites are tried each time, and how many more by `npm run test:rest`. */
const SEARCHES = [
  { withImprovements: true, seed: 1, numRuns: 4, tags: [] },
  { withImprovements: false, seed: 1, numRuns: 4, tags: [] },
  { withImprovements: true, seed: 2, numRuns: 100, tags: ['rest'] },
  { withImprovements: false, seed: 2, numRuns: 100, tags: ['rest'] },
];

for (const { withImprovements, seed, numRuns, tags } of SEARCHES)
  test(`a validator that has seen other versions of the site says what a new one says (${numRuns}, improvements: ${withImprovements})`, {
    tags,
  }, () => {
    const visits = fc.property(fc.array(step, { minLength: 4, maxLength: 8 }), (steps) => {
      const kept = createValidator(config, { withImprovements });
      const checkCache = inJson();
      const versions = new Map<string, Page>();
      let sources: SiteSources = {
        ...base,
        ...withPictures(['soles.webp', 'workshop.webp', 'broken.webp']),
      };
      for (const change of steps) {
        if ('media' in change) sources = { ...sources, ...withPictures(change.media) };
        else sources = withTexts(sources, new Map([[change.path, textAfter(change, versions)]]));
        const fresh = createValidator(config, { withImprovements });
        const expected = plain(fresh.validate(sources));
        expect(plain(kept.validate(sources))).toEqual(expected);
        const nextRun = createValidator(config, { withImprovements, checkCache });
        expect(plain(nextRun.validate(sources))).toEqual(expected);
      }
    });
    fc.assert(visits, { seed, numRuns });
  });

/** Results are passed on between runs as JSON. */
function inJson(): CheckCache {
  const checks = new Map<string, string>();
  return {
    find(source) {
      const known = checks.get(JSON.stringify(source));
      return known === undefined ? undefined : JSON.parse(known);
    },
    keep: (source, check) => void checks.set(JSON.stringify(source), JSON.stringify(check)),
  };
}

test('possible improvements and missing published routes are reported from cached results', () => {
  const text = 'Nine words that stand here and on another page.';
  const prose = {
    type: 'prose',
    contents: 'Contents',
    sections: [{ id: 'top', heading: 'Laces', richText: text }],
  };
  const description = 'A page of the cobbler who has laces and soles of every kind.';
  const page = { title: 'Laces and soles of every kind', description, blocks: [hero, prose] };
  const texts = new Map([
    ['laces.json', JSON.stringify(page)],
    ['heels.json', JSON.stringify({ ...page, aliases: ['/old'] })],
  ]);
  const ledger = { file: '_published.json', path: '_published.json', content: { text: '["/old"]' } };
  const sources = { ...withTexts(base, texts), ...withPictures(['soles.webp', 'workshop.webp']), ledger };
  const checkCache = inJson();
  const first = createValidator(config, { checkCache }).validate(sources);
  expect(new Set(first.issues.map(({ code }) => code))).toEqual(
    new Set(['duplicate-title', 'duplicate-description', 'repeated-text']),
  );
  const next = createValidator(config, { checkCache }).validate(sources);
  expect(plain(next)).toEqual(plain(first));
});

type Change = { path: string; text: string | undefined } | { path: string; page: Page; part: string };

function textAfter(change: Change, versions: Map<string, Page>): string | undefined {
  if ('text' in change) return change.text;
  const { path: changed, page, part: taken } = change;
  const before = versions.get(changed) ?? page;
  const [opening, prose] = before.blocks;
  const parts: Readonly<Record<string, Page>> = {
    aliases: { ...before, aliases: page.aliases },
    opening: { ...before, blocks: [page.blocks[0], prose] },
    prose: { ...before, blocks: [opening, page.blocks[1]] },
  };
  const version = parts[taken] ?? page;
  versions.set(changed, version);
  return JSON.stringify(version);
}

function withPictures(names: readonly string[]): Pick<SiteSources, 'media' | 'pictures'> {
  const broken = { fault: 'corrupt', detail: 'x' } as const;
  const pictures = new Map(names.includes('broken.webp') ? [['broken.webp', broken]] : []);
  return { media: new Set(names), pictures };
}

function plain({ pages, invalidPages, outlines, ...rest }: ValidationResult) {
  const all = (map: typeof pages) =>
    [...map].map(([route, { file, document, blockLines }]) => ({ route, file, document, blockLines }));
  return { ...rest, pages: all(pages), drafts: all(invalidPages), outlines: [...outlines] };
}
