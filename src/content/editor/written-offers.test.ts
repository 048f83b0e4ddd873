import { expect, test } from 'vitest';
import { writtenOffers } from './written-offers';

const TEXT = '{\n    "a": x\n}';
const range = { start: { line: 1, character: 9 }, end: { line: 1, character: 10 } };

function offered(newText: string, more: object = {}) {
  const item = { label: 'one', kind: 12 as const, textEdit: { range, newText }, ...more };
  const [offer] = writtenOffers(TEXT, [item]).offers;
  if (!offer) throw new Error('Nothing is offered.');
  const { content = '' } = offer.edits[0] ?? {};
  const { offset, length } = offer.next;
  return {
    ...offer,
    content,
    next: content.slice(offset, offset + length),
    before: content.slice(0, offset),
  };
}

test('an offer has offsets, and lines with the indent of its own', () => {
  const { edits, kind, filter } = offered('{\n  "b": 1\n}');
  expect(TEXT.slice(edits[0]?.offset, (edits[0]?.offset ?? 0) + (edits[0]?.length ?? 0))).toBe('x');
  expect(edits[0]?.content).toBe('{\n      "b": 1\n    }');
  expect([kind, filter]).toEqual(['value', 'one']);
});

test.each([
  ['{ "b": "$1", "c": "$2" }', '{ "b": "", "c": "" }', '', '{ "b": "'],
  [`{ "b": "\${1:a {name\\} \\$}" }`, '{ "b": "a {name} $" }', 'a {name} $', '{ "b": "'],
  [`"\${1|one,two|}"`, '""', '', '"'],
  ['"\\$5 \\\\n"', '"$5 \\n"', '', '"$5 \\n"'],
])('of the stops in %s stays the first', (body, content, next, before) => {
  expect(offered(body, { insertTextFormat: 2 })).toMatchObject({ content, next, before });
});

test('a comma that is missing before it comes along', () => {
  const start = { line: 0, character: 1 };
  const { edits } = offered('1', {
    additionalTextEdits: [{ range: { start, end: start }, newText: ',' }],
    data: { icon: 'truck', isChosen: true },
  });
  expect(edits.at(-1)).toEqual({ offset: 1, length: 0, content: ',' });
});
