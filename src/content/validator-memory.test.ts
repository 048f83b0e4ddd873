import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../node/knowledge';
import { readSources } from '../node/read-sources';
import type { EarlierChecks } from './earlier-checks';
import type { SiteSources } from './source';
import { createValidator, type ValidationResult } from './validate';
import { withTexts } from './with-texts';

const base = await readSources('tests/invalid/_base', new URL('../..', import.meta.url).pathname);
const knowledge = await loadKnowledge();

const hero = {
  type: 'hero',
  title: 'Laces',
  lead: 'Laces.',
  picture: { field: 'green', cloth: 'kente', image: { src: 'soles.webp', alt: 'Laces' } },
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

const page = fc.oneof(
  { weight: 8, arbitrary: rightPage.map((value) => JSON.stringify(value)) },
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

const edit = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(fc.constantFrom('laces.json', 'heels.json'), page) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('old.json', 'services/soles.json'), page) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('_site.json'), site) },
);
const media = fc.subarray(['soles.webp', 'workshop.webp', 'broken.webp']);
const step = fc.tuple(edit, fc.option(media, { freq: 8 }));
const first = fc.tuple(rightPage, rightPage).map((pages) => pages.map((value) => JSON.stringify(value)));

test.each([true, false])(
  'a validator that has seen other versions of the site says what a new one says (polish: %s)',
  (polish) => {
    const visits = fc.property(
      first,
      fc.array(step, { minLength: 2, maxLength: 6 }),
      ([laces, heels], steps) => {
        const kept = createValidator(knowledge, { polish });
        const earlier = inJson();
        let sources: SiteSources = {
          ...base,
          ...withPictures(['soles.webp', 'workshop.webp', 'broken.webp']),
        };
        sources = withTexts(
          sources,
          new Map([
            ['laces.json', laces],
            ['heels.json', heels],
          ]),
        );
        kept.validate(sources);
        for (const [[path, text], pictures] of steps) {
          sources = withTexts(sources, new Map([[path, text]]));
          if (pictures) sources = { ...sources, ...withPictures(pictures) };
          const fresh = createValidator(knowledge, { polish });
          const expected = plain(fresh.validate(sources));
          expect(plain(kept.validate(sources))).toEqual(expected);
          const nextRun = createValidator(knowledge, { polish, earlier });
          expect(plain(nextRun.validate(sources))).toEqual(expected);
        }
      },
    );
    fc.assert(visits, { seed: 1, numRuns: 50 });
  },
);

/** What goes from one run to the next goes through a file. */
function inJson(): EarlierChecks {
  const checks = new Map<string, string>();
  return {
    find(source) {
      const known = checks.get(JSON.stringify(source));
      return known === undefined ? undefined : JSON.parse(known);
    },
    keep: (source, check) => void checks.set(JSON.stringify(source), JSON.stringify(check)),
  };
}

test('what could be better, and what the ledger asks for, is told from what an earlier run has kept', () => {
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
  const earlier = inJson();
  const first = createValidator(knowledge, { earlier }).validate(sources);
  expect(new Set(first.issues.map(({ code }) => code))).toEqual(
    new Set(['duplicate-title', 'duplicate-description', 'repeated-text']),
  );
  const next = createValidator(knowledge, { earlier }).validate(sources);
  expect(plain(next)).toEqual(plain(first));
});

function withPictures(names: readonly string[]): Pick<SiteSources, 'media' | 'pictures'> {
  const broken = { fault: 'corrupt', detail: 'x' } as const;
  const pictures = new Map(names.includes('broken.webp') ? [['broken.webp', broken]] : []);
  return { media: new Set(names), pictures };
}

function plain({ pages, drafts, outlines, ...rest }: ValidationResult) {
  const all = (map: typeof pages) =>
    [...map].map(([route, { file, document, blockLines }]) => ({ route, file, document, blockLines }));
  return { ...rest, pages: all(pages), drafts: all(drafts), outlines: [...outlines] };
}
