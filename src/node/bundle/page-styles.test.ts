import { expect, test } from 'vitest';
import { createPageStyles, ofModules } from './page-styles';

const css =
  ':root{--ink:#000}body{margin:0}.aB3_hero{color:red}.Xy9_tabs{gap:1px}' +
  '@media (width>768px){.aB3_hero{color:blue}}@keyframes Xy9_rise{to{opacity:1}}.aB3_hero .Xy9_tabs{top:0}';

test('a page gets what every page needs, and all rules of the modules that it uses, in their order', () => {
  const styleOf = createPageStyles(css);
  expect(styleOf('<p>words</p>')).toBe(':root{--ink:#000}body{margin:0}');
  expect(styleOf('<h1 class="other aB3_hero">')).toBe(
    ':root{--ink:#000}body{margin:0}.aB3_hero{color:red}@media (width>768px){.aB3_hero{color:blue}}.aB3_hero .Xy9_tabs{top:0}',
  );
  expect(styleOf('<i class="Xy9_tabs"><b class="aB3_hero">')).toBe(css);
});

test('what no page is sure to have are the rules of all modules', () => {
  expect(ofModules(css)).toBe(css.replace(':root{--ink:#000}body{margin:0}', ''));
});
