// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusField } from './focus-field';

const text = () => document.querySelector('textarea') as HTMLTextAreaElement;
const selection = () => [text().selectionStart, text().selectionEnd];
const NOTE = 'Nos semelles';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div data-pointer="/heading"><textarea>${NOTE}</textarea><p data-left></p></div>`;
  focusField(document.body, '/heading');
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a text that is still to be translated is selected, also when the browser puts the cursor elsewhere as the press of a mouse ends', () => {
  expect(selection()).toEqual([0, NOTE.length]);
  text().setSelectionRange(NOTE.length, NOTE.length);
  vi.runAllTimers();
  expect(selection()).toEqual([0, NOTE.length]);
});

test('what somebody has begun to write is not selected', () => {
  text().value = 'B';
  text().setSelectionRange(1, 1);
  vi.runAllTimers();
  expect(selection()).toEqual([1, 1]);
});

test.each([
  ['a telephone number', '<div data-pointer="/a"><textarea>+00 123 456</textarea></div>', true],
  ['a mail address', '<div data-pointer="/a"><textarea>ask@bakery.example</textarea></div>', true],
  [
    'a value that has a name',
    '<div data-pointer="/a" data-named><textarea>The Old Bakery</textarea></div>',
    true,
  ],
  [
    'the name of what is chosen, however long',
    `<div data-pointer="/a"><textarea data-whole>${'Soles '.repeat(20)}</textarea></div>`,
    true,
  ],
  ['a text', '<div data-pointer="/a"><textarea>Ready by Friday</textarea></div>', false],
  ['a text with a number', '<div data-pointer="/a"><textarea>Ready by 6 May in town</textarea></div>', false],
])('%s: whether it is selected is decided by what it is', (_, html, isSelected) => {
  document.body.innerHTML = html;
  focusField(document.body, '/a');
  const { length } = text().value;
  expect(selection()).toEqual([isSelected ? 0 : length, length]);
});

test('the field is shown with what stands below its control', () => {
  document.body.innerHTML = '<div data-pointer="/a"><textarea>B</textarea><button>Fix</button></div>';
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  focusField(document.body, '/a');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  expect(shown).toEqual([document.querySelector('[data-pointer]'), text()]);
});
