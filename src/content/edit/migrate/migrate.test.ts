import { describe, expect, test } from 'vitest';
import { type Migration, migrate } from './migrate';

const migrations: Migration[] = [
  { version: 1, changes: [{ rename: 'property', block: 'shelf', from: 'items', to: 'shoes' }] },
  {
    version: 2,
    changes: [
      { rename: 'block', from: 'shelf', to: 'rack' },
      { rename: 'property', block: 'rack', from: 'shoes', to: 'pairs' },
    ],
  },
];

const shelf = '{ "title": "Shop", "blocks": [{ "type": "shelf", "items": [] }] }';

describe('migrate', () => {
  test('goes through all versions in turn', () => {
    const { text, done } = migrate(shelf, migrations);
    expect(text).toBe('{ "title": "Shop", "blocks": [{ "type": "rack", "pairs": [] }] }');
    expect(done).toEqual([
      { line: 1, from: 'items', to: 'shoes' },
      { line: 1, from: 'shelf', to: 'rack' },
      { line: 1, from: 'shoes', to: 'pairs' },
    ]);
    expect(migrate(text, migrations)).toEqual({ text, done: [] });
  });

  test('begins after the version of the document, and updates it', () => {
    const old = '{\r\n "version": 1, "blocks": [{ "type": "shelf", "items": [] }] }';
    const { text } = migrate(old, migrations);
    expect(text).toBe('{\r\n "version": 2, "blocks": [{ "type": "rack", "items": [] }] }');
    expect(migrate(text, migrations).done).toEqual([]);
  });

  test('leaves other blocks, and one that has both names, alone', () => {
    const both =
      '{ "blocks": [{ "type": "shelf", "items": [], "shoes": [] }, { "type": "box", "items": [] }] }';
    expect(migrate(both, migrations.slice(0, 1)).text).toBe(both);
  });

  test('renames inside a property of that name, or in the document itself, wherever that is', () => {
    const changes: Migration['changes'] = [
      { rename: 'property', inside: 'sole', from: 'hue', to: 'color' },
      { rename: 'property', inside: '', from: 'mark', to: 'logo' },
    ];
    const text =
      '{ "mark": 1, "soles": [{ "hue": 1 }], "menu": { "sole": [{ "hue": 1 }, { "hue": 1, "color": 2 }, 3], "mark": 1 }, "sole": { "hue": 1 } }';
    expect(migrate(text, [{ version: 1, changes }]).text).toBe(
      '{ "logo": 1, "soles": [{ "hue": 1 }], "menu": { "sole": [{ "color": 1 }, { "hue": 1, "color": 2 }, 3], "mark": 1 }, "sole": { "color": 1 } }',
    );
  });

  test.each(['[["mark", 1]]', '"mark"', '{ "sole": "hue" }', '{ "sole": [["hue", 1], "hue", null] }'])(
    'leaves a value of another shape alone: %s',
    (text) => {
      const changes: Migration['changes'] = [
        { rename: 'property', inside: '', from: 'mark', to: 'logo' },
        { rename: 'property', inside: 'sole', from: 'hue', to: 'color' },
      ];
      expect(migrate(text, [{ version: 1, changes }]).text).toBe(text);
    },
  );

  test('keeps a byte order mark, and leaves alone what is not JSON', () => {
    expect(migrate(`\uFEFF${shelf}`, migrations).text).toBe(`\uFEFF${migrate(shelf, migrations).text}`);
    expect(migrate('{ "blocks": [', migrations)).toEqual({ text: '{ "blocks": [', done: [] });
  });
});
