import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inFrench } from '../../../../tests/invalid/in-french';
import { tempSite } from '../../../../tests/support/sites/temp-site';
import { createValidator } from '../../../content/check/validate';
import { withTexts } from '../../../content/documents/site/with-texts';
import type { PageAction } from '../../../content/model/protocols/studio-plans';
import { loadValidatorConfig } from '../../read/validator-config';
import { readSite } from '../../read/read-site';
import { pagePlans } from './page-plans';

let site: Awaited<ReturnType<typeof tempSite>>;
let before: Awaited<ReturnType<typeof site.all>>;
const config = await loadValidatorConfig();
const validator = createValidator(config);

beforeAll(async () => {
  site = await tempSite();
  before = await site.all();
});
afterAll(() => rm(site.dir, { recursive: true }));

/** @param draft texts by path, laid over the disk */
async function plan(
  action: PageAction,
  draft: readonly { path: string; text: string | null }[] = [],
  dir = site.dir,
) {
  const check = (sources: Parameters<typeof validator.validate>[0]) => validator.validate(sources).issues;
  const answer = pagePlans({ pagesDir: dir, config, check });
  const texts = new Map(draft.map(({ path, text }) => [path, text ?? undefined]));
  const sources = await readSite(dir);
  const saved = new Set(sources.pages.map(({ path }) => path));
  const pathsOf = (chosen: typeof draft) => new Set(chosen.map(({ path }) => path));
  return answer(withTexts(sources, texts), action, {
    leaving: pathsOf(draft.filter(({ text }) => text === null)),
    unsaved: pathsOf(draft.filter(({ path }) => !saved.has(path) && !path.endsWith('_site.json'))),
  });
}

describe('a plan', () => {
  test('to rename a page has each document that changes with it, and writes none', async () => {
    const planned = await plan({ kind: 'rename', route: '/services/soles', to: '/repairs/soles' });
    expect(planned).toMatchObject({ route: '/repairs/soles', isTargetNeeded: false, pictures: [] });
    expect(planned.documents.map(({ path, text }) => [path, text !== null])).toEqual(
      expect.arrayContaining([
        ['services/soles.json', false],
        ['repairs/soles.json', true],
        ['_site.json', true],
      ]),
    );
    expect(planned.changes).toContainEqual({
      file: expect.stringMatching(/_site\.json$/),
      line: expect.any(Number),
      what: 'a link leads to /repairs/soles',
    });
    expect(await site.all()).toEqual(before);
  });

  test('to rename a page back before it was saved looks at the draft, not at the disk', async () => {
    const { documents } = await plan({ kind: 'rename', route: '/services/soles', to: '/repairs' });
    const back = await plan({ kind: 'rename', route: '/repairs', to: '/services/soles' }, documents);
    expect(back.documents).toContainEqual(expect.objectContaining({ path: 'repairs.json', text: null }));
    // What was never saved leaves no trace.
    expect(back.documents.find((document) => document.path === 'services/soles.json')?.text).toBe(
      await site.read('services/soles.json'),
    );
    // What only stands on the disk, and is no page of the draft, is not written over.
    await site.write('taken.json/note.txt', 'A folder.');
    const taken = plan({ kind: 'rename', route: '/services/soles', to: '/taken' }, [
      { path: 'taken.json', text: null },
    ]);
    await expect(taken).rejects.toThrow('exists already');
    await rm(path.join(site.dir, 'taken.json'), { recursive: true });
  });

  test('to rename or delete a page that was never saved keeps its address only where it was published before', async () => {
    const laces = { title: 'Laces', description: 'Laces of cotton.', blocks: [] };
    const text = JSON.stringify({ ...laces, aliases: ['/strings', '/services/laces'] });
    const aliasesAfter = async (action: PageAction, written = text) => {
      const { documents } = await plan(action, [{ path: 'laces.json', text: written }]);
      return documents.map((document) => JSON.parse(document.text ?? '{}').aliases).find(Boolean);
    };
    const rename = { kind: 'rename', route: '/laces', to: '/services/laces' } as const;
    const remove = { kind: 'delete', route: '/laces', leadTo: '' } as const;
    expect(await aliasesAfter(rename)).toEqual(['/strings']);
    expect(await aliasesAfter(remove)).toEqual(['/strings', '/services/laces']);
    expect(await aliasesAfter(remove, JSON.stringify(laces))).toBeUndefined();
    await site.write('_published.json', ['/', '/laces']);
    expect(await aliasesAfter(rename)).toEqual(['/strings', '/laces']);
    expect(await aliasesAfter(remove, JSON.stringify(laces))).toEqual(['/laces']);
    await rm(path.join(site.dir, '_published.json'));
  });

  test('to delete a page offers the one above it, and says which pictures are left over', async () => {
    const planned = await plan({ kind: 'delete', route: '/services/soles', leadTo: '' });
    expect(planned).toMatchObject({ route: '/', pictures: ['soles.webp'] });
    expect(planned.documents).toContainEqual(
      expect.objectContaining({ path: 'services/soles.json', text: null }),
    );
    expect(await site.all()).toEqual(before);
  });

  test.each([
    ['', 'Soles of leather or rubber, sewn or glued, with a day on which they are ready.'],
    ['Heels in all sizes', 'Heels in all sizes'],
  ])(
    'to copy a page is its text with another title and name; the description "%s" becomes "%s"',
    async (written, description) => {
      const head = { title: 'Heels of all kinds', name: 'Heels', description: written };
      const { documents } = await plan({
        kind: 'copy',
        route: '/services/soles',
        to: '/services/heels',
        isDraft: false,
        ...head,
      });
      expect(documents.map(({ path }) => path)).toEqual(['services/heels.json']);
      expect(JSON.parse(documents[0]?.text ?? '')).toMatchObject({ ...head, description });
    },
  );

  test.each([
    [undefined, true, 'draft'],
    ['draft', true, 'draft'],
    ['draft', false, undefined],
    [undefined, false, undefined],
  ])(
    'to copy a page whose status is %s as a draft: %s makes its status %s',
    async (status, isDraft, after) => {
      const page = JSON.parse(await site.read('services/soles.json'));
      const text = JSON.stringify({ ...page, status });
      const head = { title: 'Heels', name: 'Heels', description: '' };
      const action = { kind: 'copy', route: '/services/soles', to: '/services/heels', ...head } as const;
      const { documents } = await plan({ ...action, isDraft }, [{ path: 'services/soles.json', text }]);
      expect(JSON.parse(documents[0]?.text ?? '').status).toBe(after);
    },
  );

  test.each<[PageAction, RegExp]>([
    [{ kind: 'rename', route: '/', to: '/home' }, /cannot move/],
    [{ kind: 'rename', route: '/services/soles', to: '/Services Ä' }, /small letters/],
    [{ kind: 'rename', route: '/services/soles', to: '/404' }, /There is a page at \/404 already/],
    [{ kind: 'rename', route: '/nowhere', to: '/x' }, /There is no page at \/nowhere/],
    [{ kind: 'delete', route: '/', leadTo: '' }, /every site has a home page/],
    [{ kind: 'delete', route: '/services/soles', leadTo: '/404' }, /cannot be led to \/404/],
    [
      {
        kind: 'copy',
        route: '/services/soles',
        to: '/',
        title: 'x',
        name: 'x',
        description: '',
        isDraft: false,
      },
      /There is a page at \/ already/,
    ],
    [{ kind: 'translate', route: '/services/soles', folder: 'de' }, /de is no folder of a language/],
  ])('for %j is refused in the words of the command', async (action, words) => {
    await expect(plan(action)).rejects.toThrow(words);
  });
});

describe('a plan to translate', () => {
  let twoLanguages: typeof site;
  const prices = {
    $schema: '../schema/page.schema.json',
    title: 'Prices',
    description: 'What soles and heels cost.',
    name: 'All prices',
    aliases: ['/old-prices'],
    blocks: [
      {
        type: 'hero',
        title: 'Prices',
        actions: [
          { label: 'Soles', href: '/services/soles#prices' },
          { label: 'Here', href: '/prices' },
        ],
      },
      {
        type: 'prose',
        sections: [{ heading: 'All', richText: '[Soles](/services/soles) or [heels](/heels), [home](/)' }],
      },
    ],
  };
  beforeAll(async () => {
    twoLanguages = await tempSite({ ...inFrench, 'prices.json': prices, 'heels.json': prices });
  });
  afterAll(() => rm(twoLanguages.dir, { recursive: true }));

  test('to rename or delete a page names its translations, which stay', async () => {
    const moved = await plan(
      { kind: 'rename', route: '/services/soles', to: '/soles' },
      [],
      twoLanguages.dir,
    );
    expect(moved.translations).toEqual(['/fr/services/soles']);
    const gone = await plan({ kind: 'delete', route: '/services/soles', leadTo: '/' }, [], twoLanguages.dir);
    expect(gone.translations).toEqual(['/fr/services/soles']);
    const french = { kind: 'delete', route: '/fr/services/soles', leadTo: '/fr' } as const;
    expect((await plan(french, [], twoLanguages.dir)).translations).toEqual([]);
  });

  test('copies a page to its place, and leads its links to pages in that language', async () => {
    const action = { kind: 'translate', route: '/prices', folder: 'fr' } as const;
    const { route, documents } = await plan(action, [], twoLanguages.dir);
    expect([route, documents.map(({ path }) => path)]).toEqual(['/fr/prices', ['fr/prices.json']]);
    const { aliases, ...rest } = prices;
    const [hero, prose] = prices.blocks;
    expect(JSON.parse(documents[0]?.text ?? '')).toEqual({
      ...rest,
      $schema: '../../schema/page.schema.json',
      blocks: [
        {
          ...hero,
          actions: [
            { label: 'Soles', href: '/fr/services/soles#prices' },
            { label: 'Here', href: '/fr/prices' },
          ],
        },
        // There are no heels in French.
        {
          ...prose,
          sections: [
            { heading: 'All', richText: '[Soles](/fr/services/soles) or [heels](/heels), [home](/fr)' },
          ],
        },
      ],
    });
  });

  test('puts a home page into the folder of its language, and a page into the main one', async () => {
    await rm(path.join(twoLanguages.dir, 'fr/index.json'));
    const home = await plan({ kind: 'translate', route: '/', folder: 'fr' }, [], twoLanguages.dir);
    expect(home.documents.map((each) => each.path)).toEqual(['fr/index.json']);
    await rm(path.join(twoLanguages.dir, 'services/soles.json'));
    const back = await plan(
      { kind: 'translate', route: '/fr/services/soles', folder: '' },
      [],
      twoLanguages.dir,
    );
    expect(back.documents.map((each) => each.path)).toEqual(['services/soles.json']);
  });
});
