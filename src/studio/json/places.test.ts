import { expect, test } from 'vitest';
import { markFor, placesIn, pointerAt } from './places';

const TEXT = '{\n  "title": "Soles",\n  "blocks": [\n    { "type": "hero", "lead": "" }\n  ]\n}\n';
const at = placesIn(TEXT);
const marked = (pointer: string, place = '') => {
  const { offset, length } = markFor(at, TEXT, { pointer, place });
  return TEXT.slice(offset, offset + length);
};

test('a place is its name and its value, with the cursor behind what is written there', () => {
  const place = at('/title');
  expect(TEXT.slice(place?.from, place?.to)).toBe('"title": "Soles"');
  expect(TEXT.slice(0, place?.cursor)).toMatch(/"Soles$/);
  expect(TEXT.slice(at('/blocks/0')?.cursor)).toMatch(/^\{ "type": "hero"/);
  expect(at('/blocks/1')).toBeUndefined();
});

test.each([
  ['/title', '"Soles"'],
  ['/blocks', '"blocks": '],
  ['/blocks/0', '{'],
  ['/blocks/0/leed', '{'],
  ['', '{'],
])('a message about %s marks %s', (pointer, text) => {
  expect(marked(pointer)).toBe(text);
});

test('a message about a name marks the name', () => {
  expect(marked('/title', 'pages/soles.json:2:3')).toBe('"title": ');
  expect(marked('/title', 'pages/soles.json:2:12')).toBe('"Soles"');
});

test.each([
  ['"So', '/title'],
  ['"hero', '/blocks/0/type'],
  ['"blocks": [\n   ', '/blocks/0'],
])('behind %j the cursor is in %s', (before, pointer) => {
  expect(pointerAt(TEXT, TEXT.indexOf(before) + before.length)).toBe(pointer);
});

test('the cursor has a place in a text that is no JSON yet', () => {
  const text = TEXT.replace('"lead": ""', '"lead": "By');
  expect(pointerAt(text, text.indexOf('By'))).toBe('/blocks/0/lead');
});

test('a text that is nested too deeply to be read has no places', () => {
  expect(placesIn(`${'{"a":'.repeat(50_000)}1`)('/a')).toBeUndefined();
});
