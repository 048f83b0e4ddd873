import { expect, test } from 'vitest';
import type { SiteSources, SourceFile } from '../model/source';
import { withEditedTexts } from './edited-texts';

const document = (path: string): SourceFile => ({ path, file: `pages/${path}`, content: { text: 'saved' } });

const sources: SiteSources = {
  dir: 'pages',
  pages: [document('index.json')],
  site: document('_site.json'),
  languages: [document('fr/_site.json')],
  ledger: document('_published.json'),
  media: new Set(),
  pictures: new Map(),
};

test.each(['index.json', '_site.json', 'fr/_site.json', '_published.json'])(
  'the text that an editor has of %s takes the place of the saved one',
  (path) => {
    const { pages, site, languages, ledger } = withEditedTexts(
      sources,
      new Map([[path, { text: 'edited', isAsOpened: false }]]),
    );
    const texts = [...pages, site, ...(languages ?? []), ledger].map((each) => [each?.path, each?.content]);
    expect(texts.filter(([, content]) => JSON.stringify(content) === '{"text":"edited"}')).toEqual([
      [path, { text: 'edited' }],
    ]);
  },
);
