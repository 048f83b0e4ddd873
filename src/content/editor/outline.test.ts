import type { DocumentSymbol } from 'vscode-languageserver';
import { expect, test } from 'vitest';
import { outlineOf } from './outline';

const names = (parts: readonly DocumentSymbol[] = []): unknown[] =>
  parts.map(({ name, children = [] }) => (children.length > 0 ? [name, names(children)] : name));

test('a document has its blocks by type and title, also where it is not finished', () => {
  const page = `{ "title": "x", "blocks": [
    { "type": "hero", "title": "New soles", "picture": { "color": "green" } },
    { "type": "tabs", "tabs": [{ "label": "One", "blocks": [{ "type": "prose" }] }, { "blocks": [] }] },
    { "type": "fa`;
  expect(names(outlineOf(page))).toEqual([
    'title',
    [
      'blocks',
      [
        ['hero: New soles', ['picture']],
        [
          'tabs',
          [
            [
              'tabs',
              [
                ['One', [['blocks', ['prose']]]],
                ['2', ['blocks']],
              ],
            ],
          ],
        ],
        'fa',
      ],
    ],
  ]);
});

test('a part is shown from its name to its end', () => {
  expect(outlineOf('{ "a":\n  [] }')).toMatchObject([
    {
      range: { start: { line: 0, character: 2 }, end: { line: 1, character: 4 } },
      selectionRange: { start: { line: 0, character: 2 }, end: { line: 0, character: 5 } },
    },
  ]);
});

test('a document that is nested too deeply has none', () => {
  expect(outlineOf('{"a":'.repeat(50_000))).toEqual([]);
});
