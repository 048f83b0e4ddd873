import { expect, test } from 'vitest';
import { createPageStyles, siteSheet } from './page-styles';

const values = [':root{--ink:#000}', '@media (prefers-color-scheme:dark){:root{--ink:#fff}}'];
const always = [...values, 'body,a:focus{color:var(--ink)}', '@font-face{font-family:X}'];
const rules = [
  ...always,
  '@media print{body{color:#000}}',
  'a:hover{color:red}',
  '[data-pattern=kente][data-color=green]{gap:1px}',
  '[data-still]:not(:last-child){top:0}',
  '.aB3_hero{color:red}',
  '.aB3_hero:hover,.aB3_hero>.aB3_title:focus{color:blue}',
  '.aB3_hero:not(.Xy9_open) p{margin:1px}',
  '.Xy9_tabs{gap:1px}',
  '@media (width>768px){.aB3_hero{color:blue}.Xy9_tabs{gap:2px}}',
  '@keyframes Xy9_rise{0%{opacity:0}to{opacity:1}}',
  '.aB3_hero .Xy9_tabs{top:0}',
  ':is(li:has(>.Xy9_tabs),ul) p{top:1px}',
];
const css = rules.join('');

/** Some of the rules, by a part of each. */
const chosen = (...parts: string[]) =>
  rules.filter((rule) => always.includes(rule) || parts.some((part) => rule.startsWith(part)));

const styleOf = createPageStyles(css);
const linesOf = (blocks: string) => styleOf({ header: '', blocks }).split('\n');

test('a page gets what every page needs, and the rules whose classes and attributes it has, in their order', () => {
  expect(linesOf('<p>words</p>')).toEqual(always);
  expect(linesOf('<h1 class="other aB3_hero">')).toEqual(
    chosen('.aB3_hero{', '.aB3_hero:not', '@media (width'),
  );
  expect(linesOf('<div class="aB3_hero"><i class="aB3_title">')).toEqual(
    chosen('.aB3_hero{', '.aB3_hero:', '@media (width'),
  );
  expect(linesOf('<i class="Xy9_tabs">')).toEqual(chosen('.Xy9_tabs', '@media (width', '@keyframes', ':is'));
});

test('header and blocks count together, and a header that was seen before counts for each page', () => {
  const header = '<div class="aB3_hero">';
  const both = chosen('.aB3_hero{', '.aB3_hero:not', '@media (width');
  expect(styleOf({ header, blocks: '' }).split('\n')).toEqual(both);
  const more = chosen(
    '.aB3_hero{',
    '.aB3_hero:not',
    '.Xy9',
    '@media (width',
    '@keyframes',
    '.aB3_hero .',
    ':is',
  );
  expect(styleOf({ header, blocks: '<i class="Xy9_tabs">' }).split('\n')).toEqual(more);
  expect(styleOf({ header, blocks: '' }).split('\n')).toEqual(both);
});

test('one element has to meet all that a selector asks of one', () => {
  const ofPattern = (html: string) =>
    linesOf(html).includes('[data-pattern=kente][data-color=green]{gap:1px}');
  expect(ofPattern('<i data-pattern="kente" data-color="green">')).toBe(true);
  expect(ofPattern('<i data-pattern="kente"><i data-color="green">')).toBe(false);
  expect(ofPattern('<i data-pattern="kente" data-color="indigo">')).toBe(false);
  expect(linesOf('<div data-still="">')).toContain('[data-still]:not(:last-child){top:0}');
});

test('a page gets the values that its rules use, through other values too; the style sheet has all of them', () => {
  const root = ':root{color-scheme:light dark;--a:1px;--b:var(--a);--c:3px;--d:4px}';
  const all = `${root}.aB3_hero{top:var(--b)}.Xy9_tabs{top:var(--c,2px)}`;
  const styles = createPageStyles(all);
  const rootIn = (blocks: string) => styles({ header: '', blocks }).split('\n')[0];
  expect(rootIn('<p>words</p>')).toBe(':root{color-scheme:light dark}');
  expect(rootIn('<i class="aB3_hero">')).toBe(':root{color-scheme:light dark;--a:1px;--b:var(--a)}');
  expect(rootIn('<i class="Xy9_tabs">')).toBe(':root{color-scheme:light dark;--c:3px}');
  expect(siteSheet(all).text).toContain(root);
});

test('the style sheet has the values of the theme behind the fonts that a site has chosen, too', () => {
  const root = ':root{--a:1px}';
  expect(siteSheet(`@font-face{font-family:X}\n${root}\n.aB3_hero{top:var(--a)}`).text).toContain(root);
});

test('the style sheet has every rule that not every page has whole, in the same order', () => {
  const { address, text } = siteSheet(css);
  expect(text.split('\n')).toEqual(rules.filter((rule) => values.includes(rule) || !always.includes(rule)));
  expect(address).toMatch(/^\/assets\/style-[0-9a-f]{8}\.css$/);
  expect(siteSheet(`${css}.aB3_more{top:0}`).address).not.toBe(address);
});
