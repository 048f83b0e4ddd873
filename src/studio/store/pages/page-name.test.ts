import { expect, test } from 'vitest';
import { words } from '../../words';
import { openedDocument } from '../documents/open-document';
import { emptySession, type Session } from '../documents/session';
import { documentName } from './page-name';

const pages = [
  { path: 'soles.json', file: 'pages/soles.json', route: '/soles', title: 'Soles', errors: 0, warnings: 0 },
];
const choices = {
  ...{ pages: [], pictures: [], languages: [], colors: [], patterns: [] },
  ...{ tokens: { company: 'Cobbler' }, tokensIn: {} },
};
const sessionWith = (path: string, text: string): Session => ({
  ...emptySession,
  documents: new Map([[path, openedDocument({ path, file: `pages/${path}`, text, hash: '1' })]]),
});

test.each([
  ['a page that is new', 'heels.json', '{"title":"Heels"}', 'Heels'],
  ['a title that is not saved yet', 'soles.json', '{"title":"New soles"}', 'New soles'],
  ['a title with a token', 'heels.json', '{"title":"Heels of {company}"}', 'Heels of Cobbler'],
  ['a page without a title', 'soles.json', '{}', 'Soles'],
  ['a new page without one', 'heels.json', '{}', 'heels.json'],
  ['the site', '_site.json', '{"name":"Cobbler"}', words.pages.site],
])('%s is named as people know it', (_case, path, text, expected) => {
  expect(documentName({ pages, choices, session: sessionWith(path, text) }, path)).toBe(expected);
});
