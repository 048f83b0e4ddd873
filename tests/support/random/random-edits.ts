import type { Node } from 'jsonc-parser';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyOperation } from '../../../src/content/edit/operations/apply';
import { copyOf } from '../../../src/content/edit/operations/invert';
import { TrackedDocument, valueOf } from '../../../src/content/edit/operations/merge/tracked-document';
import { openText } from '../../../src/content/edit/operations/open-text';
import { applyEdits } from '../../../src/content/json/edit/apply-edits';
import { linesOf } from '../../../src/content/json/lines';
import { locate, parentOf, type Span } from '../../../src/content/json/locate';
import type { Operation } from '../../../src/content/model/operation';
import { documentSchema } from '../../../src/content/schema/document-schema';
import { isEqual } from '../../../src/content/util/is-equal';
import { loadValidatorConfig } from '../../../src/node/read/validator-config';
import { operationFor, type Wish, wishes } from './random-operations';

/** Random operations: a few on some documents in `npm test`; in the rest, as many as somebody makes in an afternoon on each. */
const SEARCHES = [
  { operations: 8, seed: 1, every: 12, tags: [] },
  { operations: 500, seed: 2, every: 1, tags: ['rest'] },
];

const { schemas } = await loadValidatorConfig();
const schemaOf = documentSchema(schemas);

/**
 * Tests random operations on documents.
 *
 * @param files their names, with the folder
 * @param unusual other texts by their names; one of an irregular layout is called so
 */
export function testRandomOperations(
  files: readonly string[],
  unusual: Readonly<Record<string, string>> = {},
  irregular?: string,
): void {
  for (const { operations, seed, every, tags } of SEARCHES)
    describe(`${operations} random operations`, () => {
      const documents = [
        ...files
          .filter((_, index) => index % every === 0)
          .map((file): [string, string] => [file, readFileSync(file, 'utf8')]),
        ...Object.entries(unusual),
      ];
      test.each(documents)(
        '%s: each can be undone and repeated to the byte, and changes only its own lines',
        { tags },
        (name, text) => {
          const [chosen = []] = fc.sample(
            fc.array(wishes, { minLength: operations, maxLength: operations, size: 'max' }),
            { seed, numRuns: 1 },
          );
          const kind = name.endsWith('_site.json') ? 'site' : 'page';
          tryAll(text, chosen, schemaOf(kind), name !== irregular);
        },
      );
    });
}

/**
 * Applies operations one after the other; expects that each can be undone and repeated to the byte.
 *
 * @param isRegular whether each entry has lines of its own: then no other line may change
 */
export function tryAll(
  text: string,
  chosen: readonly Wish[],
  schema: Parameters<typeof applyOperation>[2],
  isRegular: boolean,
): void {
  const steps: { before: string; after: string; inverse: Operation }[] = [];
  const lineEnds = lineEndsIn(text);
  let current = text;
  for (const [index, wish] of chosen.entries()) {
    const before = openText(plain(current)).value;
    const operation = operationFor(before, wish);
    if (!operation) continue;
    const wanted = new TrackedDocument(before, schema);
    wanted.apply(operation, 'step');
    const done = applyOperation(current, operation, schema);
    const about = () => `step ${index}: ${JSON.stringify(operation)}`;
    expectSame(JSON.parse(plain(done.text)), valueOf(wanted.item('base') ?? { id: '' }), about);
    expectSame(applyEdits(current, done.edits), done.text, about);
    if (isRegular) expectOwnLines(plain(current), plain(done.text), operation, about);
    if (isRegular) expectSame(lineEndsIn(done.text), lineEnds, about);
    steps.push({ before: current, after: done.text, inverse: done.inverse });
    current = done.text;
  }
  if (isRegular) expect(steps.length).toBeGreaterThan(chosen.length / 2);
  const repeats: Operation[] = [];
  for (const { before, inverse } of steps.toReversed()) {
    const undone = applyOperation(current, inverse, schema);
    expectSame(undone.text, before, () => 'undone');
    repeats.unshift(undone.inverse);
    current = undone.text;
  }
  expect(current).toBe(text);
  for (const [index, { after }] of steps.entries()) {
    const repeat = repeats[index];
    if (repeat) current = applyOperation(current, repeat, schema).text;
    expectSame(current, after, () => 'repeated');
  }
}

const plain = (text: string) => text.replace(/^\ufeff/, '');

/** Faster than toEqual, which looks at every value of a large document in turn, and than a message that nobody reads. */
function expectSame(value: unknown, wanted: unknown, about: () => string): void {
  if (!isEqual(value, wanted)) expect(value, about()).toStrictEqual(wanted);
}

/** The kinds of line ends that a text has. */
const lineEndsIn = (text: string) => [...new Set(text.match(/\r\n|\n|\r/g))].sort();

/**
 * The lines outside of what an operation names are the same before and after, but for commas. A list or object on one line is one
 * thing.
 */
function expectOwnLines(before: string, after: string, operation: Operation, about: () => string): void {
  const [left, right] = [
    linesOutside(before, placesBefore(operation)),
    linesOutside(after, placesAfter(operation)),
  ];
  if (left && right) expectSame(right, left, about);
}

/** A place that an operation changes, and whether there is something of its own. */
interface Place {
  pointer: string;
  isThere: boolean;
}

const isEntry = (pointer: string) => /\/\d+$/.test(pointer);

function placesBefore(operation: Operation): Place[] {
  const { kind, pointer, expected } = operation;
  if (kind === 'move' && isEntry(operation.to)) return [there(pointer), gone(shifted(operation.to, pointer))];
  if (kind === 'duplicate') return [gone(copyOf(pointer))];
  return [kind === 'insert' || expected === undefined ? gone(pointer) : there(pointer)];
}

function placesAfter(operation: Operation): Place[] {
  const { kind, pointer } = operation;
  if (kind === 'move')
    return isEntry(operation.to)
      ? [gone(shifted(pointer, operation.to)), there(operation.to)]
      : [there(operation.to)];
  if (kind === 'duplicate') return [there(copyOf(pointer))];
  return [kind === 'set' || kind === 'insert' ? there(pointer) : gone(pointer)];
}

const there = (pointer: string): Place => ({ pointer, isThere: true });
const gone = (pointer: string): Place => ({ pointer, isThere: false });

/** A pointer to something in a list, after an entry was put in at another place. */
function shifted(pointer: string, put: string): string {
  const list = `${parentOf(put)}/`;
  if (!pointer.startsWith(list)) return pointer;
  const [index = '', ...inside] = pointer.slice(list.length).split('/');
  const moves = inside.length > 0 && Number(index) >= Number(put.slice(list.length));
  return moves ? [list + (Number(index) + 1), ...inside].join('/') : pointer;
}

/** The lines without those that places take up; undefined where parts of a list share lines only here and there. */
function linesOutside(text: string, places: readonly Place[]): string[] | undefined {
  const { tree } = openText(text);
  const lines = linesOf(text);
  const inside = new Set<number>();
  for (const place of places) {
    const span = spanOf(text, tree, place);
    if (span === 'irregular') return undefined;
    if (!span) continue;
    const [first, last] = [span.offset, span.offset + span.length].map((at) => lines.positionAt(at).line);
    for (let line = first ?? 0; line <= (last ?? 0); line++) inside.add(line);
  }
  return text
    .split(/\r\n|\n|\r/)
    .flatMap((line, index) => (inside.has(index + 1) ? [] : line.endsWith(',') ? line.slice(0, -1) : line));
}

function spanOf(text: string, tree: Node, { pointer, isThere }: Place): Span | 'irregular' | undefined {
  const around = locate(tree, parentOf(pointer))?.value;
  const found = locate(tree, pointer);
  if (pointer === '' || !around) return found?.value;
  const parts = around.children ?? [];
  const isOneLine = !/[\r\n]/.test(text.slice(around.offset, around.offset + around.length));
  // A list that gets its first entry, or loses its last one, is written anew.
  if (isOneLine || parts.length < (isThere ? 2 : 1)) return around;
  const isRegular = parts.every((part) => /[\r\n][ \t]*$/.test(text.slice(0, part.offset)));
  if (!isRegular) return 'irregular';
  return isThere ? (found?.key?.parent ?? found?.value) : undefined;
}
