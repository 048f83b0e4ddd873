import { describe, expect, test } from 'vitest';
import { documentSchema } from '../../schema/document-schema';
import { applyOperation } from './apply';

const anchor = { type: 'string', maxLength: 8 };
const block = (type: string, properties: object) => ({
  properties: { ...properties, type: { const: type } },
});

/** Pages with two kinds of block, whose schemas have `type` last. */
const schema = documentSchema({
  page: {
    properties: {
      $schema: {},
      title: {},
      name: {},
      blocks: { items: { oneOf: [{ $ref: 'blocks/hero.schema.json' }, { $ref: 'blocks/faq.schema.json' }] } },
    },
  },
  site: {},
  others: {
    'blocks/hero.schema.json': block('hero', { heading: {}, lead: {} }),
    'blocks/faq.schema.json': block('faq', {
      id: anchor,
      questions: { items: { properties: { question: {}, answer: {} } } },
    }),
  },
})('page');

const text =
  '{\n  "title": "T",\n  "blocks": [\n    { "type": "hero", "lead": "L" },\n    { "type": "faq", "id": "abcdefgh" }\n  ]\n}\n';

const applied = (operation: Parameters<typeof applyOperation>[1], before = text) =>
  applyOperation(before, operation, schema).text;

describe('a new property goes where the schema puts it', () => {
  test.each([
    ['/name', text.replace('"T",', '"T",\n  "name": "N",')],
    ['/$schema', text.replace('"title', '"$schema": "N",\n  "title')],
    ['/other', text.replace('  ]\n', '  ],\n  "other": "N"\n')],
    ['/blocks/0/heading', text.replace('"hero",', '"hero", "heading": "N",')],
    ['/blocks/1/heading', text.replace('"abcdefgh"', '"abcdefgh", "heading": "N"')],
  ])('%s', (pointer, expected) => {
    expect(applied({ kind: 'set', pointer, value: 'N' })).toBe(expected);
  });

  test('the first before all others, also before one that the schema does not name', () => {
    expect(applied({ kind: 'set', pointer: '/$schema', value: 'N' }, '{ "other": 1, "title": "T" }')).toBe(
      '{ "$schema": "N", "other": 1, "title": "T" }',
    );
  });

  test('and so do those of a new entry, whatever their order', () => {
    const value = { questions: [{ answer: 'A', more: 1, question: 'Q' }], type: 'faq' };
    expect(applied({ kind: 'insert', pointer: '/blocks/2', value })).toContain(
      '"abcdefgh" },\n    { "type": "faq", "questions": [{ "question": "Q", "answer": "A", "more": 1 }] }\n',
    );
  });
});

test('the id of a copy is no longer than the schema allows', () => {
  const expected = { type: 'faq', id: 'abcdefgh' };
  const once = applied({ kind: 'duplicate', pointer: '/blocks/1', expected });
  expect(JSON.parse(once).blocks[2].id).toBe('abcdef-2');
  const twice = applied(
    { kind: 'duplicate', pointer: '/blocks/2', expected: { ...expected, id: 'abcdef-2' } },
    once,
  );
  expect(JSON.parse(twice).blocks[3].id).toBe('abcdef-3');
});
