import { describe, expect, test } from 'vitest';
import { linkAround, type Selected, toggleAround, toggleList } from './notation';

/** A text in which brackets stand around what is selected. */
function selected(marked: string): Selected {
  const start = marked.indexOf('⟨');
  return { text: marked.replace(/[⟨⟩]/g, ''), start, end: marked.indexOf('⟩') - 1 };
}

const marked = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}⟨${text.slice(start, end)}⟩${text.slice(end)}`;

describe('signs around words', () => {
  test.each([
    ['We ⟨bake⟩ bread.', '**', 'We **⟨bake⟩** bread.'],
    ['We **⟨bake⟩** bread.', '**', 'We ⟨bake⟩ bread.'],
    ['We ⟨**bake**⟩ bread.', '**', 'We ⟨bake⟩ bread.'],
    ['We⟨ bake ⟩bread.', '**', 'We **⟨bake⟩** bread.'],
    ['We **⟨bake⟩** bread.', '*', 'We ***⟨bake⟩*** bread.'],
    ['We ***⟨bake⟩*** bread.', '*', 'We **⟨bake⟩** bread.'],
    ['We ⟨**bake**⟩ bread.', '*', 'We *⟨**bake**⟩* bread.'],
    ['We *⟨bake⟩* bread.', '*', 'We ⟨bake⟩ bread.'],
    ['We ⟨⟩', '**', 'We **⟨⟩**'],
  ])('%s with %s is %s', (before, sign, after) => {
    expect(marked(toggleAround(selected(before), sign))).toBe(after);
  });
});

describe('lines as a list', () => {
  test.each([
    ['⟨One\nTwo⟩', false, '⟨- One\n- Two⟩'],
    ['⟨- One\n- Two⟩', false, '⟨One\nTwo⟩'],
    ['O⟨n⟩e\nTwo', false, '⟨- One⟩\nTwo'],
    ['⟨One\n\nTwo⟩', true, '⟨1. One\n\n2. Two⟩'],
    ['⟨- One\n- Two⟩', true, '⟨1. One\n2. Two⟩'],
    ['We have:\n⟨One⟩', false, 'We have:\n\n⟨- One⟩'],
    ['- One\n⟨Two⟩', false, '- One\n⟨- Two⟩'],
    ['⟨⟩', false, '⟨- ⟩'],
  ])('%j (numbered: %s) is %j', (before, isNumbered, after) => {
    expect(marked(toggleList(selected(before), isNumbered))).toBe(after);
  });
});

describe('a link', () => {
  test.each([
    ['See ⟨prices⟩.', '/prices', 'See [⟨prices⟩](/prices).'],
    ['See ⟨⟩.', '/prices', 'See [⟨words⟩](/prices).'],
    ['See ⟨it⟩.', 'https://a.b/c_(d)', 'See [⟨it⟩](<https://a.b/c_(d)>).'],
  ])('%s to %s is %s', (before, href, after) => {
    expect(marked(linkAround(selected(before), href, 'words'))).toBe(after);
  });
});
