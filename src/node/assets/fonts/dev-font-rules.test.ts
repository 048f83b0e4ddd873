import { expect, test } from 'vitest';
import { devFontRules } from './dev-font-rules';

test('fonts of a script that come late are shown in dev all the same', () => {
  const rules = devFontRules({ language: 'ar' });
  expect(rules).toContain('font-display:swap');
  expect(rules).not.toContain('font-display:optional');
});
