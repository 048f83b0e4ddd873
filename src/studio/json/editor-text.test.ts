import { expect, test } from 'vitest';
import { editorText, documentText } from './editor-text';

const TEXT = '\ufeff{\r\n  "a": "\\u0041",\r\n  "b":   2\r\n}\r\n';

test('a text is shown without its byte order mark and with plain line ends', () => {
  expect(editorText(TEXT)).toBe('{\n  "a": "\\u0041",\n  "b":   2\n}\n');
  expect(documentText(TEXT, editorText(TEXT))).toBe(TEXT);
});

test.each([
  ['a word', '"\\u0041"', '"B"', '"\\u0041"', '"B"'],
  ['a new line, which ends as the others do', ',\n', ',\n  "c": 3,\n', ',\r\n', ',\r\n  "c": 3,\r\n'],
  ['a line less', '  "a": "\\u0041",\n', '', '  "a": "\\u0041",\r\n', ''],
  ['two lines in one', ',\n  "b"', ', "b"', ',\r\n  "b"', ', "b"'],
])('%s is written into the text, and all else stays', (_, from, to, inText, wanted) => {
  expect(documentText(TEXT, editorText(TEXT).replace(from, to))).toBe(TEXT.replace(inText, wanted));
});

test('where lines end in several ways, each stays as it is', () => {
  const text = '{\r\n"a": 1,\n"b": 2,\r"c": 3\n}';
  expect(documentText(text, editorText(text).replace('2', '20'))).toBe(text.replace('2', '20'));
});
