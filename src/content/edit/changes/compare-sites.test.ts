import { describe, expect, test } from 'vitest';
import { compareSites, type Snapshot } from './compare-sites';
import { describeChanges } from './describe';

const hero = { type: 'hero', title: 'Soles' };
const faq = { type: 'faq', heading: 'Questions', questions: [] };
const stats = { type: 'stats', stats: [] };

function snapshot(pages: Record<string, unknown>, pictures: Record<string, string> = {}): Snapshot {
  const documents = Object.entries(pages).map(([path, page]): [string, string] => [
    path,
    typeof page === 'string' ? page : JSON.stringify(page),
  ]);
  return { documents: new Map(documents), pictures: new Map(Object.entries(pictures)) };
}

const page = (...blocks: object[]) => ({ title: 'New soles', description: 'For walkers.', blocks });
const wordsOf = (before: Snapshot, after: Snapshot) => describeChanges(compareSites(before, after), 'main');
const inSoles = (before: object[], after: object[]) =>
  wordsOf(snapshot({ 'soles.json': page(...before) }), snapshot({ 'soles.json': page(...after) }));

describe('a document that a program has saved with a byte order mark', () => {
  const withMark = (document: object) => `\uFEFF${JSON.stringify(document)}`;

  test('has changed no more than its words', () => {
    const after = snapshot({ 'soles.json': withMark(page(hero)) });
    expect(compareSites(snapshot({ 'soles.json': page(hero) }), after).pages).toEqual([]);
  });

  test('is compared as any other, the site document too', () => {
    const before = snapshot({ 'soles.json': page(hero), '_site.json': { name: 'Soles' } });
    const after = snapshot({
      'soles.json': withMark(page(hero, faq)),
      '_site.json': withMark({ name: 'Soles & Co' }),
    });
    const { pages, site } = compareSites(before, after);
    expect(pages).toMatchObject([{ kind: 'changed', route: '/soles' }]);
    expect(site).toEqual([{ name: 'name', before: 'Soles', now: 'Soles & Co' }]);
  });
});

describe('pages', () => {
  test('that were added or removed are named with their title', () => {
    const words = wordsOf(
      snapshot({ 'soles.json': page(hero) }),
      snapshot({ 'heels/index.json': page(hero) }),
    );
    expect(words).toBe(
      '### Pages added\n\n- /heels: New soles\n\n### Pages removed\n\n- /soles: New soles\n',
    );
  });

  test('that are only formatted differently have not changed', () => {
    const after = snapshot({ 'soles.json': JSON.stringify(page(hero), null, 4) });
    expect(wordsOf(snapshot({ 'soles.json': page(hero) }), after)).toBe(
      'Nothing that visitors see has changed since main.\n',
    );
  });

  test('name the properties that were edited, and how', () => {
    const after = snapshot({ 'soles.json': { ...page(hero), title: 'Soles', name: 'Soles' } });
    expect(wordsOf(snapshot({ 'soles.json': page(hero) }), after)).toContain(
      '  - title: “Soles” in place of “New soles”\n  - name: “Soles” added',
    );
  });

  test('are named with titles as they are written, whatever Markdown makes of them', () => {
    const title = 'A *b* `c` <img src=x>\n### &lt; [d](/e) _f_ snake_case 2 < 3';
    expect(wordsOf(snapshot({}), snapshot({ 'soles.json': { ...page(), title } }))).toContain(
      '- /soles: A \\*b\\* \\`c\\` \\<img src=x> ### \\&lt; [d\\](/e) \\_f_ snake_case 2 < 3',
    );
    const after = snapshot({ 'soles.json': page({ ...faq, heading: '**Questions**' }) });
    expect(wordsOf(snapshot({ 'soles.json': page() }), after)).toContain(
      '  - faq “\\*\\*Questions\\*\\*” added, at place 1',
    );
  });

  test('that cannot be read are left to validation', () => {
    expect(wordsOf(snapshot({ 'soles.json': page(hero) }), snapshot({ 'soles.json': '{' }))).toContain(
      '- soles.json: validation says what is wrong',
    );
  });
});

describe('blocks', () => {
  test('are added, edited and removed', () => {
    const words = inSoles([hero, stats], [{ ...hero, title: 'New soles', lead: 'Soon.' }, faq]);
    expect(words).toContain(
      [
        '- /soles',
        '  - hero “New soles” edited: title, lead',
        '  - faq “Questions” added, at place 2',
        '  - stats removed, at place 2',
      ].join('\n'),
    );
  });

  test('move as little as possible', () => {
    const words = inSoles([hero, faq, stats], [faq, stats, hero]);
    expect(words).toContain('- /soles\n  - hero “Soles” moved from place 1 to 3\n');
    expect(words.match(/moved/g)).toHaveLength(1);
  });

  test('may be equal to each other', () => {
    expect(inSoles([hero, stats, stats], [hero, stats])).toContain(
      '- /soles\n  - stats removed, at place 3\n',
    );
  });
});

test('the site document and pictures are compared', () => {
  const before = snapshot({ '_site.json': { name: 'Cobbler' } }, { 'a.webp': '1', 'b.webp': '1' });
  const after = snapshot({ '_site.json': { name: 'Kofi' } }, { 'b.webp': '2', 'c.webp': '1' });
  expect(wordsOf(before, after)).toBe(
    '### On every page\n\n- the site document, name: “Kofi” in place of “Cobbler”\n\n### Pictures\n\n- c.webp added\n- b.webp changed\n- a.webp removed\n',
  );
});

test('the site documents of languages are compared, new ones too', () => {
  const before = snapshot({
    'fr/_site.json': { navigation: [], footer: {} },
    'sw/_site.json': { name: 'Kofi' },
  });
  const after = snapshot({
    'fr/_site.json': { navigation: ['Accueil'], footer: {} },
    'sw/_site.json': { name: 'Kofi' },
    'ar/_site.json': { name: 'كوفي' },
  });
  expect(wordsOf(before, after)).toBe(
    '### On every page of a language\n\n- ar/_site.json, name: “كوفي” added\n- fr/_site.json, navigation: “Accueil” added\n',
  );
});
