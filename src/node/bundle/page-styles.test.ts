import { expect, test } from 'vitest';
import { createPageStyles } from './page-styles';

const rules = [
  ':root{--ink:#000}',
  'body{margin:0}',
  '.aB3_hero{color:red}',
  '.Xy9_tabs{gap:1px}',
  '@media (width>768px){.aB3_hero{color:blue}}',
  '@keyframes Xy9_rise{to{opacity:1}}',
  '.aB3_hero .Xy9_tabs{top:0}',
];

test('a page gets what every page needs, and all rules of the modules that it uses, in their order, each in a line', () => {
  const styleOf = createPageStyles(rules.join(''));
  const withRules = (...indices: number[]) => indices.map((index) => rules[index]).join('\n');
  expect(styleOf('<p>words</p>')).toBe(withRules(0, 1));
  expect(styleOf('<h1 class="other aB3_hero">')).toBe(withRules(0, 1, 2, 4, 6));
  expect(styleOf('<i class="Xy9_tabs"><b class="aB3_hero">')).toBe(rules.join('\n'));
});
