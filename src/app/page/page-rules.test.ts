import { expect, test } from 'vitest';
import { createPageRules } from './page-rules';

/** A style sheet of a browser that does not know the rules with `new`. */
function sheetOf(lines: readonly string[]) {
  const isKnown = (line: string) => !line.includes('new');
  const cssRules = lines.filter(isKnown);
  const taken: string[] = [];
  const sheet = {
    cssRules,
    taken,
    insertRule(rule: string, at: number) {
      if (!isKnown(rule)) throw new SyntaxError(rule);
      cssRules.splice(at, 0, rule);
      return at;
    },
    deleteRule(at: number) {
      taken.push(...cssRules.splice(at, 1));
    },
  };
  return sheet;
}

/** All rules of a site, in their order. */
const ALL = ['base', 'font', 'new base', 'a', 'b', 'new b', 'c', 'd', 'e', 'f'];
const page = (...own: string[]) => ALL.filter((rule) => /base|font/.test(rule) || own.includes(rule));

/** The rules of a page that the browser knows, as far as they are in the sheet, in the order of the sheet. */
const has = (sheet: string[], lines: readonly string[]) =>
  expect(sheet.filter((rule) => lines.includes(rule))).toEqual(lines.filter((rule) => !rule.includes('new')));

test('the rules of both pages are there in the order of the whole, whatever page follows another', () => {
  const pages = [
    page('a', 'c'),
    page('b', 'new b', 'c', 'f'),
    page('d'),
    page('a', 'b', 'd', 'e'),
    page(),
    page('f', 'a'),
  ];
  for (const first of pages) {
    const sheet = sheetOf(first);
    const rules = createPageRules(sheet as unknown as CSSStyleSheet, first);
    sheet.taken.length = 0;
    let inView = first;
    for (const next of [...pages, ...pages.toReversed()]) {
      rules.add(next, inView);
      has(sheet.cssRules, inView);
      has(sheet.cssRules, next);
      inView = next;
    }
    // Fonts would be loaded anew.
    expect(sheet.taken).not.toContain('font');
  }
});
