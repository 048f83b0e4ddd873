import { expect, test } from 'vitest';
import { blockInWords, withTypesInWords } from './block-in-words';

test('a block is called by the name that its schema has for people, otherwise by its type', () => {
  expect(blockInWords('hero')).toBe('Page opening');
  expect(blockInWords('call-to-action')).toBe('Call to action');
  expect(blockInWords('constructor')).toBe('Constructor');
});

test('a sentence names blocks as people do', () => {
  const types = ['hero-carousel', 'hero', 'benefit-grid', 'tabs'];
  expect(withTypesInWords('Not hero-carousel: choose benefit-grid, up-to-date.', types)).toBe(
    'Not Page opening with slides: choose Benefit grid, up-to-date.',
  );
  expect(withTypesInWords('An offer opens with hero. Words in tabs.', types)).toBe(
    'An offer opens with Page opening. Words in tabs.',
  );
  const long = 'a-'.repeat(500_000);
  expect(withTypesInWords(long, types)).toBe(long);
});
