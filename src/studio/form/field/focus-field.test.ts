// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusField } from './focus-field';

const text = () => document.querySelector('textarea') as HTMLTextAreaElement;
const selection = () => [text().selectionStart, text().selectionEnd];
const NOTE = 'TODO: The heading.';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div data-pointer="/heading"><textarea>${NOTE}</textarea></div>`;
  focusField(document.body, '/heading');
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a placeholder is selected, also when the browser puts the cursor elsewhere as the press of a mouse ends', () => {
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
