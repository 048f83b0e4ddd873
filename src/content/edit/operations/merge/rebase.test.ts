import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operationFor, type Wish, wishes } from '../../../../../tests/support/random/random-operations';
import { loadValidatorConfig } from '../../../../node/read/validator-config';
import { documentSchema } from '../../../schema/document-schema';
import { applyOperation } from '../apply';
import { operationsBetween } from '../between/operations-between';
import type { Operation } from '../../../model/operation';
import { rebase } from './rebase';
import { TrackedDocument, valueOf } from './tracked-document';

const base = {
  title: 'T',
  blocks: [
    { type: 'hero', heading: 'One', tags: ['x', 'y'] },
    { type: 'faq', heading: 'Two' },
    { type: 'tabs', heading: 'Three', tabs: [{ label: 'L', blocks: [] }] },
  ],
};

/** Merges and applies. */
function merge(ours: readonly Operation[], theirs: readonly Operation[], from: unknown = base) {
  const text = applyAll(JSON.stringify(from, null, 2), theirs);
  const { operations, conflicts } = rebase({ base: from, ours, theirs });
  return { value: JSON.parse(applyAll(text, operations)), conflicts, operations };
}

function applyAll(text: string, operations: readonly Operation[]): string {
  return operations.reduce((current, operation) => applyOperation(current, operation).text, text);
}

const set = (pointer: string, expected: unknown, value: unknown): Operation => ({
  kind: 'set',
  pointer,
  expected,
  value,
});
const [hero, faq, tabs] = base.blocks;

describe('without loss', () => {
  test('two fields of one block', () => {
    const { value, conflicts } = merge(
      [set('/blocks/0/heading', 'One', 'Ours')],
      [set('/blocks/0/tags/0', 'x', 'theirs'), set('/blocks/0/lead', undefined, 'New')],
    );
    expect(conflicts).toEqual([]);
    expect(value.blocks[0]).toEqual({ type: 'hero', heading: 'Ours', tags: ['theirs', 'y'], lead: 'New' });
  });

  test('a field of a block that they have moved, below one that they have added', () => {
    const { value, operations } = merge(
      [set('/blocks/0/heading', 'One', 'Ours'), set('/blocks/0/heading', 'Ours', 'Ours again')],
      [
        { kind: 'move', pointer: '/blocks/0', to: '/blocks/2', expected: hero },
        { kind: 'insert', pointer: '/blocks/0', value: { type: 'prose' }, expected: faq },
      ],
    );
    expect(operations[0]?.pointer).toBe('/blocks/3/heading');
    expect(value.blocks.map((block: { heading?: string }) => block.heading)).toEqual([
      undefined,
      'Two',
      'Three',
      'Ours again',
    ]);
  });

  test('a move of a block that they have changed', () => {
    const ours: Operation[] = [
      { kind: 'move', pointer: '/blocks/1', to: '/blocks/1/tabs/0/blocks/0', expected: faq },
    ];
    const { value, conflicts } = merge(ours, [set('/blocks/1/heading', 'Two', 'Theirs')]);
    expect(conflicts).toEqual([]);
    expect(value.blocks[1].tabs[0].blocks).toEqual([{ type: 'faq', heading: 'Theirs' }]);
  });

  test('what both have done is done once', () => {
    const both: Operation[] = [
      set('/title', 'T', 'New'),
      { kind: 'remove', pointer: '/blocks/1', expected: faq },
      { kind: 'insert', pointer: '/blocks/1', value: { type: 'prose', parts: [1] }, expected: tabs },
      { kind: 'move', pointer: '/blocks/2', to: '/blocks/0', expected: tabs },
      set('/meta', undefined, { part: [1] }),
    ];
    const more = [set('/blocks/2/parts/0', 1, 2), set('/meta/part/0', 1, 2)];
    const { operations, conflicts } = merge([...both, ...more], both);
    expect([operations, conflicts]).toEqual([more, []]);
  });

  test('a copy is made of the block as they have it, with an id that they have not used', () => {
    const from = { blocks: [{ id: 'a', in: { text: 'x' } }] };
    const ours: Operation[] = [
      { kind: 'duplicate', pointer: '/blocks/0', expected: from.blocks[0] },
      set('/blocks/1/in/text', 'x', 'ours'),
    ];
    const theirs: Operation[] = [{ kind: 'insert', pointer: '/blocks/1', value: { id: 'a-2' } }];
    const { value, conflicts } = merge(ours, theirs, from);
    expect(conflicts).toEqual([]);
    expect(value.blocks).toEqual([
      { id: 'a', in: { text: 'x' } },
      { id: 'a-3', in: { text: 'ours' } },
      { id: 'a-2' },
    ]);
  });

  test('a new name of a property whose value they have changed', () => {
    const { value } = merge(
      [{ kind: 'move', pointer: '/title', to: '/name', expected: 'T' }],
      [set('/title', 'T', 'Theirs')],
    );
    expect(value.name).toBe('Theirs');
  });
});

describe('a conflict', () => {
  test.each<[string, Operation[], Operation[], object]>([
    [
      'both have changed a text',
      [set('/title', 'T', 'A'), set('/title', 'A', 'Ours')],
      [set('/title', 'T', 'Theirs')],
      { pointer: '/title', about: 'value', ours: 'Ours', theirs: 'Theirs' },
    ],
    [
      'we have removed what they have changed',
      [{ kind: 'remove', pointer: '/blocks/1', expected: faq }],
      [set('/blocks/1/heading', 'Two', 'Theirs')],
      { pointer: '/blocks/1', about: 'value', ours: undefined, theirs: { type: 'faq', heading: 'Theirs' } },
    ],
    [
      'they have removed what we have changed',
      [set('/blocks/1/heading', 'Two', 'Ours'), set('/blocks/1/lead', undefined, 'More')],
      [{ kind: 'remove', pointer: '/blocks/1', expected: faq }],
      {
        pointer: '/blocks/1',
        about: 'value',
        ours: { type: 'faq', heading: 'Ours', lead: 'More' },
        theirs: undefined,
      },
    ],
    [
      'they have removed the list to which we have added',
      [{ kind: 'insert', pointer: '/blocks/0/tags/2', value: 'z' }, set('/blocks/0/tags/2', 'z', 'zz')],
      [{ kind: 'unset', pointer: '/blocks/0/tags', expected: ['x', 'y'] }],
      { pointer: '/blocks/0/tags', about: 'value', ours: ['x', 'y', 'zz'], theirs: undefined },
    ],
    [
      'both have moved a block',
      [{ kind: 'move', pointer: '/blocks/0', to: '/blocks/2', expected: hero }],
      [{ kind: 'move', pointer: '/blocks/0', to: '/blocks/1', expected: hero }],
      { pointer: '/blocks/1', about: 'place', ours: '/blocks/2', theirs: '/blocks/1' },
    ],
    [
      'they have removed what we have moved',
      [{ kind: 'move', pointer: '/blocks/0', to: '/blocks/2', expected: hero }],
      [{ kind: 'remove', pointer: '/blocks/0', expected: hero }],
      { pointer: '/blocks/2', about: 'value', ours: hero, theirs: undefined },
    ],
    [
      'we have moved a block into another, and they the other into it',
      [{ kind: 'move', pointer: '/blocks/0', to: '/blocks/1/tabs/0/blocks/0', expected: hero }],
      [{ kind: 'move', pointer: '/blocks/2', to: '/blocks/0/tags/0', expected: tabs }],
      {
        pointer: '/blocks/0',
        about: 'place',
        ours: '/blocks/1/tabs/0/blocks/0',
        theirs: '/blocks/0',
      },
    ],
    [
      'a name that we have given is taken',
      [{ kind: 'move', pointer: '/title', to: '/name', expected: 'T' }],
      [set('/name', undefined, 'Theirs')],
      { pointer: '/name', about: 'value', ours: 'T', theirs: 'Theirs' },
    ],
    [
      'both have added a property',
      [set('/name', undefined, 'Ours')],
      [set('/name', undefined, 'Theirs')],
      { pointer: '/name', about: 'value', ours: 'Ours', theirs: 'Theirs' },
    ],
  ])('%s: theirs stays, and both are told', (_, ours, theirs, conflict) => {
    const unrelated = set('/blocks/2/heading', 'Three', 'Ours, too');
    const places = ours.some(({ kind }) => kind === 'remove' || kind === 'move')
      ? [unrelated, ...ours]
      : [...ours, unrelated];
    const { value, conflicts } = merge(places, theirs);
    expect(conflicts).toEqual([conflict]);
    expect(JSON.stringify(value)).toContain('Ours, too');
    const alone = merge([unrelated], theirs);
    expect(value).toEqual(alone.value);
  });

  test('about something that we have put back ourselves is none', () => {
    const theirs = [set('/title', 'T', 'Theirs')];
    const ours = [set('/title', 'T', 'Ours'), set('/title', 'Ours', 'Theirs')];
    expect(merge(ours, theirs)).toMatchObject({ conflicts: [], operations: [] });
  });
});

const SEARCHES = [
  { runs: 8, seed: 1, tags: [] },
  { runs: 1000, seed: 2, tags: ['rest'] },
];

const page = readFileSync('pages/services/crm.json', 'utf8');
const { schemas } = await loadValidatorConfig();
const schema = documentSchema(schemas)('page');
const many = fc.array(wishes, { maxLength: 8 });

for (const { runs, seed, tags } of SEARCHES)
  describe(`in ${runs} random merges`, () => {
    const check = <T>(values: fc.Arbitrary<T>, property: (value: T) => void) =>
      fc.assert(fc.property(values, property), { seed, numRuns: runs });

    test('all that is not in conflict is applied, and it does not matter who comes first', { tags }, () => {
      let agreed = 0;
      check(fc.tuple(many, many), ([one, other]) => {
        const from: unknown = JSON.parse(page);
        // A copy is one of what is there when it is made.
        const [ours, theirs] = [one, other].map((chosen) =>
          operationsFor(
            from,
            chosen.filter(({ kind }) => kind !== 'duplicate'),
          ),
        );
        if (!ours || !theirs) return;
        const oursFirst = mergedWith(from, ours, theirs);
        const theirsFirst = mergedWith(from, theirs, ours);
        if (oursFirst.conflicts.length + theirsFirst.conflicts.length > 0) return;
        agreed++;
        expect(sortedOf(oursFirst.value)).toEqual(sortedOf(theirsFirst.value));
      });
      expect(agreed).toBeGreaterThan(runs / 10);
    });

    test('different fields never are in conflict, whatever is moved, added or copied', { tags }, () => {
      check(fc.tuple(fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), many), ([fields, other]) => {
        const from: unknown = JSON.parse(page);
        const texts = textsIn(from);
        const ours = [...new Set(fields.map((field) => texts[field % texts.length]))].flatMap(
          (text, index): Operation[] => (text ? [set(text.pointer, text.value, `ours ${index}`)] : []),
        );
        const theirs = operationsFor(
          from,
          other.filter(({ kind }) => ['insert', 'move', 'duplicate'].includes(kind)),
        );
        const { value, conflicts } = mergedWith(from, ours, theirs);
        expect(conflicts).toEqual([]);
        const now = textsIn(value).map((text) => text.value);
        for (const [index] of ours.entries()) expect(now).toContain(`ours ${index}`);
      });
    });

    test('what another program has written is found as operations', { tags }, () => {
      check(
        fc.tuple(many, fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 })),
        ([wished, one, two]) => {
          const from: unknown = JSON.parse(page);
          const after = operationsFor(from, wished).reduce(applied, page);
          for (const [before, now] of [
            [from, JSON.parse(after)],
            [one, two],
            [
              [one, two, one],
              [two, two, one, one],
            ],
          ]) {
            const operations = operationsBetween(before, now);
            expect(JSON.parse(operations.reduce(applied, JSON.stringify(before, null, 2)))).toEqual(
              JSON.parse(JSON.stringify(now)),
            );
          }
        },
      );
    });
  });

const applied = (text: string, operation: Operation) => applyOperation(text, operation, schema).text;

/** Operations that fit one after the other. */
function operationsFor(document: unknown, chosen: readonly Wish[]): Operation[] {
  const tracked = new TrackedDocument(document, schema);
  return chosen.flatMap((wish, index) => {
    const root = tracked.at('');
    const operation = root && operationFor(valueOf(root), wish);
    if (!operation) return [];
    tracked.apply(operation, `step ${index}`);
    return operation;
  });
}

/** Their operations, and ours on top. */
function mergedWith(from: unknown, ours: readonly Operation[], theirs: readonly Operation[]) {
  const { operations, conflicts } = rebase({ base: from, ours, theirs, schema });
  const text = [...theirs, ...operations].reduce(applied, page);
  const value: unknown = JSON.parse(text);
  return { value, conflicts };
}

/** The same for both orders: entries that both have added to one place may stand in either order, and copies have other ids. */
function sortedOf(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(sortedOf).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]): [string, unknown] => [name, name === 'id' ? '' : sortedOf(part)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function textsIn(value: unknown, pointer = ''): { pointer: string; value: string }[] {
  if (typeof value === 'string') return [{ pointer, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'id' || name.includes('/') ? [] : textsIn(part, `${pointer}/${name}`),
  );
}
