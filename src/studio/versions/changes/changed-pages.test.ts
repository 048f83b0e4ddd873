import { expect, test } from 'vitest';
import { formSchema } from '../../../content/form/form-schema';
import { loadValidatorConfig } from '../../../node/read/validator-config';
import { documentKind } from '../../../content/model/source';
import { changedPages } from './changed-pages';

const { schemas } = await loadValidatorConfig();
const schemaOf = (path: string) => formSchema(schemas, documentKind(path));

const named = (path: string, before: object, now: object) => {
  const texts = { before: JSON.stringify(before), now: JSON.stringify(now) };
  return changedPages([{ path, file: path, ...texts }], schemaOf).flatMap(({ changes }) =>
    changes.map(({ name }) => name),
  );
};

test('blocks and fields are named as the outline and the form name them', () => {
  const hero = { type: 'hero', title: 'Bread', lead: 'At four.' };
  const page = { title: 'Bread', description: 'Bread for you.', blocks: [hero] };
  const faq = { type: 'faq', heading: 'Questions', questions: [] };
  const after = { ...page, description: 'Rye.', blocks: [faq, { ...hero, lead: 'At five.' }] };
  expect(named('bread.json', page, after)).toEqual([
    'Description for search results: “Rye.” in place of “Bread for you.”',
    'FAQ “Questions” added, at place 1',
    'Page opening “Bread” edited: Introduction',
  ]);
});

test('parts of the site document are named as its form names them', () => {
  expect(named('_site.json', { rules: {} }, { rules: { placeholder: 'off' } })).toEqual([
    'What counts as a mistake: “off” added',
  ]);
});
