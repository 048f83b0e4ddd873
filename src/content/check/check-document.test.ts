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
