import { describe, expect, test } from 'vitest';
import { parseJson } from './parse';

/** The highlighted text and the reason: a text that is not JSON gets one reason, at the most helpful place. */
const MISTAKES: [text: string, reason: string, marked: string][] = [
  ['{"a": [1, 2,]}', 'trailing-comma', ','],
  ['{"a": 1,, "b": 2}', 'extra-comma', ','],
  ['["a" "b"]', 'missing-comma', ' '],
  ['{"a" = 1}', 'missing-colon', ' '],
  ['{"a": }', 'missing-value', ':'],
  ['{: 1}', 'missing-name', ':'],
  ['{"a": [1, 2}', 'unclosed', '['],
  ['{"a": 1}}', 'extra-closing', '}'],
  ['{"a": 1} b', 'extra-text', 'b'],
  ['{"a": "b\n}', 'unclosed-quote', '"b'],
  ['{"a: "b"}', 'unclosed-name', '"a: "'],
  ['{"a": "He said "no" again"}', 'inner-quote', '"'],
  ["{'a b': 1}", 'single-quotes', "'a b'"],
  ['{“a”: 1}', 'curly-quotes', '“a”'],
  ['{a: 1}', 'unquoted-name', 'a'],
  ['{"a": b}', 'unquoted-text', 'b'],
  ['{"a": True}', 'constant', 'True'],
  ['{"a": 1} // b', 'comment', '// b'],
  ['{"a": 01}', 'bad-number', '01'],
  ['{"a": 1; "b": 2}', 'semicolon', ';'],
  ['{"a": "\\d"}', 'bad-escape', '\\d'],
  ['{"a": "b\tc"}', 'control-character', '\t'],
  ['{\u00a0"a": 1}', 'odd-space', '\u00a0'],
  ['{\ufeff"a": 1}', 'invisible', '\ufeff'],
  ['{"a": \u202e1}', 'invisible', '\u202e'],
  ['{"a": tr\u200bue}', 'invisible', '\u200b'],
  ['{"a": \u{e0041}1}', 'invisible', '\u{e0041}'],
  ['{"a"：1}', 'foreign-sign', '：'],
  ['{＂a＂: 1}', 'foreign-sign', '＂'],
  ['｛"a": 1}', 'foreign-sign', '｛'],
  ['{"a": [1］}', 'foreign-sign', '］'],
  ['{"a": "b"।\n "c": 1}', 'foreign-sign', '।'],
  ['{"a": "b"\u037e "c": 1}', 'foreign-sign', '\u037e'],
  ['{"a": 12：30}', 'bad-number', '12：30'],
  ['{"a": १२}', 'foreign-digits', '१२'],
  ['{"a": −1}', 'foreign-digits', '−1'],
  ['{"a": ٣ حبات}', 'foreign-digits', '٣'],
  ['{"a": "b”\n}', 'curly-end', '”'],
  ['{"a": "b”,\n"c": 1}', 'curly-end', '”'],
  ['{"a": ["b"}}', 'wrong-closing', '}'],
  ['{"a": 1,5}', 'decimal-comma', '1,5'],
  ['{"a": 1,00,000}', 'thousands', '1,00,000'],
  ['["a": 1]', 'name-in-list', ':'],
  ['{"a": [\n  "b": 1\n  }\n]}', 'missing-opening', '"b"'],
  ['{"a": [\n  1\n],\n{ "b": 1 }\n}', 'nameless-group', '{'],
  ['{"a: b", "c": 1}', 'joined-name', '"a: b"'],
  ['{&quot;a&quot;: 1}', 'html-quotes', '&quot;a&quot;'],
  ['{\\"a\\": 1}', 'escaped-quotes', '\\'],
  ['{"a": "b \\\n c"}', 'unclosed-quote', '"b \\'],
  ['{\n-  "a": 1,\n+  "a": 2\n}', 'diff-sign', '-'],
  ['{"a": 1 000}', 'thousands', '1 000'],
  ['{\n||||||| base\n"a": 1}', 'unfinished-merge', '||||||| base'],
  ['hello', 'no-brace', 'hello'],
  ['```json\n{"a": 1}\n```\n', 'code-fence', '```json'],
  ['---\ntitle: Heels\n', 'other-format', '---'],
  ['title: Heels\nblocks:\n  - type: hero\n', 'other-format', 'title: Heels'],
  ['PK\u0003\u0004a', 'other-format', 'PK\u0003\u0004a'],
];

describe('a text that is not JSON', () => {
  test.each(MISTAKES)('%j', (text, reason, marked) => {
    expect(() => JSON.parse(text)).toThrow();
    const result = parseJson(text);
    if (!('problem' in result) || result.problem.code !== 'not-json') throw new Error('no problem was found');
    const { offset, length } = result.problem;
    expect([result.problem.reason, text.slice(offset, offset + length)]).toEqual([reason, marked]);
  });

  test('an open bracket is found by its indentation, not at the end of the file', () => {
    const text = '{\n  "a": {\n    "b": {\n      "c": 1\n  },\n  "d": 2\n}\n';
    const result = parseJson(text);
    expect(result).toMatchObject({ problem: { reason: 'unclosed', offset: text.indexOf('"b"') + 5 } });
  });

  test('cut off anywhere, it has one problem and never throws', () => {
    const text = JSON.stringify(
      { title: 'a "b" \\ c', blocks: [{ type: 'x', n: -1.5e3, on: true, off: null }] },
      null,
      1,
    );
    for (let length = 1; length < text.length; length++)
      expect(parseJson(text.slice(0, length))).toHaveProperty('problem');
  });
});

test.each([
  ['{"a": 1, "b": {"a": 2}}', false],
  ['{"a": 1, "a": 2}', true],
  ['{"a": ":{[", "b": "\\\\", "c": "\\":"}', false],
  ['[{"a\\"": 1, "a\\"": 1}]', true],
  ['{"a": 1, "\\u0061": 2}', true],
])('tells whether %s may have a property twice', (text, mayRepeatKeys) => {
  expect(parseJson(text)).toMatchObject({ value: JSON.parse(text), mayRepeatKeys });
});

describe('a text that is JSON', () => {
  test('has the value that JSON.parse gives it', () => {
    const text = '{"a": [1, -0.5e2, "\\u00e9\\n", true, null, {}], "b": {"a": 1, "a": 2}}';
    expect(parseJson(text)).toMatchObject({ value: JSON.parse(text) });
  });

  test('a key __proto__ is a key like any other', () => {
    const result = parseJson('{"__proto__": {"polluted": true}}');
    if (!('value' in result)) throw new Error('it is JSON');
    expect(Object.keys(Object(result.value))).toEqual(['__proto__']);
    expect(Object(result.value).polluted).toBeUndefined();
  });
});

test.each([
  ['lists', '['.repeat(100_000)],
  ['groups', '{"a":'.repeat(100_000)],
])('100,000 %s inside each other are refused without recursion', (_, text) => {
  expect(parseJson(text)).toMatchObject({ problem: { code: 'too-deep' } });
});

test('brackets inside texts do not count as depth', () => {
  expect(parseJson(JSON.stringify({ a: `\\"${'['.repeat(1000)}` }))).toHaveProperty('value');
});
