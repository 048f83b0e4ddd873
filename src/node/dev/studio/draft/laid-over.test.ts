import { expect, test } from 'vitest';
import type { SiteSources } from '../../../../content/model/source';
import { layingOver } from './laid-over';

const source = (path: string, text = '{}') => ({ path, file: `pages/${path}`, content: { text } });
const disk: SiteSources = {
  dir: 'pages',
  pages: [source('index.json'), source('fr/index.json')],
  site: source('_site.json'),
  languages: [source('fr/_site.json')],
  media: new Set(),
  pictures: new Map(),
};
const draft = (path: string, text: string) => ({ path, base: null, text });

test('a page that is changed, and changed back, leaves all other documents as they are', () => {
  const lay = layingOver();
  const changed = lay(disk, [draft('fr/index.json', '{"a":1}')]);
  expect(changed.pages.map(({ content }) => content)).toContainEqual({ text: '{"a":1}' });
  const back = lay(disk, []);
  const again = lay(disk, [draft('fr/index.json', '{"a":1}')]);
  for (const one of [changed, back, again]) {
    expect(one.site).toBe(disk.site);
    expect(one.languages).toBe(disk.languages);
  }
});

test('a site document that stays as the draft has it is the same with each keystroke elsewhere', () => {
  const lay = layingOver();
  const drafts = [draft('_site.json', '{"a":1}'), draft('fr/_site.json', '{"a":1}')];
  const first = lay(disk, [...drafts, draft('index.json', '{"a":1}')]);
  const next = lay(disk, [...drafts, draft('index.json', '{"a":12}')]);
  expect(first.site?.content).toEqual({ text: '{"a":1}' });
  expect(next.site).toBe(first.site);
  expect(next.languages).toBe(first.languages);
});
