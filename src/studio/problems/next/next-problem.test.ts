import { expect, test } from 'vitest';
import { nextProblem, type ProblemPlace } from './next-problem';

const place = (name: string): ProblemPlace => {
  const [path = '', pointer = ''] = name.split(' ');
  return { path, pointer };
};
const ofOneSort = () => true;
const order = {
  paths: ['a', 'b', 'c'],
  document: { title: '', blocks: [{ text: '' }, { text: '' }], end: '' },
};
const problems = ['c /2', 'c /1', 'b /end', 'b /blocks/1/text', 'b /title', 'b /title', 'a /1'].map(place);

test.each<[string, string, 1 | -1, string, number]>([
  ['the next one of the page', 'b /title', 1, 'b /blocks/1/text', 3],
  ['the next one behind a field that has none', 'b /blocks/0/text', 1, 'b /blocks/1/text', 3],
  ['the first one in a block', 'b /blocks/1', 1, 'b /blocks/1/text', 3],
  ['the first one of the page from the page as a whole', 'b', 1, 'b /title', 2],
  ['the one before', 'b /end', -1, 'b /blocks/1/text', 3],
  ['the first one of the page after it', 'b /end', 1, 'c /2', 5],
  ['the last one of the page before it', 'b /title', -1, 'a /1', 1],
  ['on a page in its own order', 'a /1', -1, 'c /1', 6],
  ['the first one after the last one', 'c /9', 1, 'a /1', 1],
])('leads to %s', (_, here, steps, expected, number) => {
  expect(nextProblem(problems, place(here), steps, order, ofOneSort)).toEqual({
    problem: place(expected),
    number,
    all: 6,
  });
});

test('on a page that is not saved yet comes first; the only problem is shown again; without any there is none', () => {
  expect(nextProblem([place('a /1'), place('new /1')], place('a'), -1, order, ofOneSort)?.problem).toEqual(
    place('new /1'),
  );
  expect(nextProblem([place('b /title')], place('b /title'), 1, order, ofOneSort)?.number).toBe(1);
  expect(nextProblem([], place('b /title'), 1, order, ofOneSort)).toBeUndefined();
});

test('is counted among those of its sort: what is left to write apart from hints', () => {
  const names = ['a /1 hint', 'a /2 left', 'b /title hint', 'b /blocks/0/text left', 'b /end left'];
  const mixed = names.map((name) => ({
    ...place(name),
    sort: name.split(' ')[2],
  }));
  const found = nextProblem(mixed, place('b /title'), 1, order, ({ sort }) => sort);
  expect(found).toMatchObject({ problem: { pointer: '/blocks/0/text' }, number: 2, all: 3 });
});
