import { describe, expect, test } from 'vitest';
import { headingIn } from '../../group/heading-in';
import { idFromHeading } from './id-from-heading';
import { plainLines, plainText } from './plain-text';

test.each([
  ['“Best” – it’s', '“Best” – it’s'],
  ['a\u00a0b\u202fc', 'a\u00a0b\u202fc'],
  ['one\r\ntwo\u000bthree\tfour\u2028five', 'one two three four five'],
  ['soft\u00adhyphen zero\u200bwidth \ufeffmark', 'softhyphen zerowidth mark'],
  ['non\u001ebreaking', 'non-breaking'],
  ['turned \u202eround\u202c', 'turned round'],
  ['half \ud83d, whole 😀', 'half , whole 😀'],
  ['thin\u2009space', 'thin space'],
  ['\u0627\u200f \u0915\u094d\u200d\u0937', '\u0627\u200f \u0915\u094d\u200d\u0937'],
])('%j is %j', (pasted, plain) => {
  expect(plainText(pasted)).toBe(plain);
});

test('a text with lines keeps them, and the points of a pasted list are those of the notation', () => {
  expect(plainLines('We have:\r\n•\tOne\r\n ·  Two\u000bThree')).toBe('We have:\n- One\n- Two\nThree');
});

describe('the name of a place', () => {
  const document = {
    blocks: [{ heading: 'Prices' }, { id: 'prices' }, { title: '24 hours: Café & “Bar”' }, { id: 'x' }],
  };

  test.each([
    [0, 40, 'prices-2'],
    [2, 40, 'hours-cafe-bar'],
    [2, 12, 'hours-cafe'],
  ])('of block %s in %i characters is %s', (index, most, anchor) => {
    const heading = headingIn(document.blocks[index]);
    expect(idFromHeading(heading ?? '', document, 'id', most)).toBe(anchor);
  });

  test('is made of no heading that is missing, or still to be written', () => {
    expect(headingIn({ id: 'x' })).toBeUndefined();
    expect(headingIn({ heading: 'TODO: The heading.' })).toBeUndefined();
    expect(idFromHeading('價格', document, 'id')).toBeUndefined();
  });
});
