import { expect, test } from 'vitest';
import type { StudioChoices } from '../../../content/model/protocols/studio-choices';
import { openedDocument } from '../documents/open-document';
import { emptySession, type Session } from '../documents/session';
import { placeOfToken } from './site-tokens';

const choices: StudioChoices = {
  pages: [],
  pictures: [],
  tokens: { phone: '+00 1', company: 'Cobbler' },
  tokensIn: { fr: { phone: '+33 1' } },
  languages: [],
  colors: [],
  patterns: [],
};

const state = (session: Session = emptySession) => ({ choices, session });

test.each([
  ['soles.json', 'phone', '_site.json'],
  ['fr/soles.json', 'phone', 'fr/_site.json'],
  ['fr/soles.json', 'company', '_site.json'],
])('%s has the value of {%s} from %s', (path, token, home) => {
  expect(placeOfToken(path, token, state())).toEqual({ path: home, pointer: `/tokens/${token}` });
});

test('a value that a language has only since a moment ago is changed there', () => {
  const path = 'fr/_site.json';
  const text = '{"tokens":{"company":"Cordonnier"}}';
  const document = openedDocument({ path, file: `pages/${path}`, text, hash: '1' });
  const session = { ...emptySession, documents: new Map([[path, document]]) };
  expect(placeOfToken('fr/soles.json', 'company', state(session)).path).toBe(path);
});
