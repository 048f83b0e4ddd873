import { describe, expect, test } from 'vitest';
import { compareBlocks } from './compare-blocks';
import { placesOf, propertiesIn, withoutChange } from './take-back';

const hero = { type: 'hero', title: 'Soles' } as const;
const faq = { type: 'faq', heading: 'Questions', questions: [] } as const;
const stats = { type: 'stats', stats: [] } as const;
const steps = { type: 'steps', steps: [] } as const;

describe('of several changes of blocks, each is taken back alone', () => {
  const before = [hero, faq, stats];
  const now = [stats, { ...hero, title: 'New soles' }, steps];
  const changes = compareBlocks(before as never, now as never);
  const without = (kind: string) => {
    const change = changes.find((each) => each.kind === kind);
    return change && withoutChange({ blocks: before }, { blocks: now }, change).blocks;
  };

  test.each([
    ['added', [stats, { ...hero, title: 'New soles' }]],
    ['edited', [stats, hero, steps]],
    ['removed', [stats, faq, { ...hero, title: 'New soles' }, steps]],
  ])('%s', (kind, expected) => {
    expect(without(kind)).toEqual(expected);
  });

  test('the place of each is known before and now', () => {
    expect(changes.map((change) => [change.kind, placesOf(change)])).toEqual([
      ['moved', { before: '/blocks/2', now: '/blocks/0' }],
      ['edited', { before: '/blocks/0', now: '/blocks/1' }],
      ['added', { before: '', now: '/blocks/2' }],
      ['removed', { before: '/blocks/1', now: '' }],
    ]);
    expect(placesOf({ kind: 'property', name: 'title' })).toEqual({ before: '', now: '' });
  });

  test('moved', () => {
    const moved = [faq, stats, hero];
    const change = compareBlocks(before as never, moved as never).find(({ kind }) => kind === 'moved');
    expect(change && withoutChange({ blocks: before }, { blocks: moved }, change).blocks).toEqual(before);
  });
});

test('a property has what it had, or is gone again', () => {
  const [before, now] = [{ title: 'Soles' }, { title: 'New soles', name: 'Soles' }];
  expect(withoutChange(before, now, { kind: 'property', name: 'title' })).toEqual({
    title: 'Soles',
    name: 'Soles',
  });
  expect(withoutChange(before, now, { kind: 'property', name: 'name' })).toEqual({ title: 'New soles' });
});

test('a text that is no object has no properties', () => {
  expect([null, '{', '[]'].map(propertiesIn)).toEqual([undefined, undefined, undefined]);
  expect(propertiesIn('\uFEFF{"title":"Soles"}')).toEqual({ title: 'Soles' });
});
