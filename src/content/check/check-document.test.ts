import { expect, test } from 'vitest';
import { loadValidatorConfig } from '../../node/read/validator-config';
import { createDocumentCheck } from './check-document';

const config = await loadValidatorConfig();

test('a source is checked once, and another one of the same text anew', () => {
  const { check } = createDocumentCheck(config);
  const source = { path: 'laces.json', file: 'pages/laces.json', content: { text: '{}' } };
  const checked = check(source);
  expect(checked.document.findings).not.toEqual([]);
  expect(check(source)).toBe(checked);
  expect(check({ ...source })).not.toBe(checked);
});

test('a page can be shown once its schema has looked at it, before the rules have', () => {
  const { check, checkShape } = createDocumentCheck(config);
  const text = '{ "version": 1, "title": "Laces", "description": "Laces.", "blocks": [] }';
  const source = { path: 'laces.json', file: 'pages/laces.json', content: { text } };
  const document = checkShape(source);
  const { findings } = document;
  expect(findings).not.toEqual([]);
  expect(check(source).document).toBe(document);
  expect(document.findings).toEqual(findings);
});
