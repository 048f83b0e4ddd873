import fc from 'fast-check';
import { HOSTILE } from './texts';

const NAMES = [
  '__proto__',
  'constructor',
  'type',
  'blocks',
  'id',
  'richText',
  'href',
  'src',
  'narrow',
  'icon',
  '',
  'a/b~c',
];

/** Values that no property expects. Some are written as text, since JavaScript has no such value. */
const VALUES = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e21,
    '',
    ' ',
    [],
    {},
    [[]],
    [null],
    { type: 'hero' },
    { type: 'tabs' },
  ),
  fc.constantFrom(
    ...HOSTILE,
    '{phone}',
    '{__proto__}',
    '{',
    '\u202ex',
    '\ud800',
    '\u0000',
    '/../x',
    '//x',
    '#',
    'TODO',
  ),
  fc.constantFrom('- '.repeat(3000), '*a_'.repeat(2000), 'x'.repeat(7000), `[x](${'('.repeat(2000)}`),
  fc.constantFrom('[x](javascript:x())', '[x](//x)', '[](/)', '[x](#x)', '![x](/x)', '[x]: /x\n\n[x]'),
  fc.constantFrom(...NAMES),
  fc.jsonValue({ maxDepth: 2 }),
);

type Step = {
  at: number;
  name: string;
  value: unknown;
  how: 'replace' | 'remove' | 'rename' | 'add' | 'repeat';
};

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    at: fc.nat(),
    name: fc.constantFrom(...NAMES),
    value: VALUES,
    how: fc.constantFrom<Step['how']>('replace', 'replace', 'remove', 'rename', 'add', 'repeat'),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Documents with a few things wrong somewhere in them. */
export function mutated(documents: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(documents, steps)
    .map(([document, todo]) => todo.reduce(changed, structuredClone(document)));
}

/** Texts of documents, with a few characters wrong somewhere in them. */
export function damaged(documents: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const piece = fc.constantFrom(
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '\\',
    "'",
    '\n',
    '\r',
    '\t',
    '/*',
    '//',
    '\u2028',
    '\0',
    '“',
    '<<<<<<<\n',
    'u',
    '1e',
    '-',
    '\ud800',
    '\ufeff',
    ' ',
  );
  const edits = fc.array(fc.record({ at: fc.nat(), remove: fc.nat({ max: 3 }), piece }), {
    minLength: 1,
    maxLength: 4,
  });
  const indents = fc.constantFrom(undefined, 2, '\t');
  return fc.tuple(documents, edits, indents).map(([document, todo, indent]) =>
    todo.reduce(
      (text, { at, remove, piece: added }) => {
        const offset = at % (text.length + 1);
        return text.slice(0, offset) + added + text.slice(offset + remove);
      },
      JSON.stringify(document, null, indent),
    ),
  );
}

function changed(document: unknown, { at, name, value: given, how }: Step): unknown {
  // The same value may be given twice, and what is put into itself is no document.
  const value = structuredClone(given);
  const places = placesIn(document);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return value;
  const { owner, key } = place;
  if (Array.isArray(owner)) {
    const index = Number(key);
    if (how === 'remove') owner.splice(index, 1);
    else if (how === 'repeat') owner.push(...Array.from({ length: 60 }, () => structuredClone(owner[index])));
    else owner[index] = value;
  } else {
    const old = Object.getOwnPropertyDescriptor(owner, key)?.value;
    if (how === 'remove' || how === 'rename') Reflect.deleteProperty(owner, key);
    const [newName, newValue] = how === 'rename' ? [name, old] : how === 'add' ? [name, value] : [key, value];
    if (how !== 'remove')
      Object.defineProperty(owner, newName, {
        value: newValue,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return document;
}

interface Place {
  owner: object | unknown[];
  key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [{ owner: value, key }, ...placesIn(part)]);
}
