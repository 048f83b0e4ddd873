import { expect, it } from 'vitest';
import { createProgress } from './progress';

/** Tells of a thousand pages, one every ten milliseconds. */
function progressOf(isTerminal: boolean, message?: string) {
  const [lines, screen]: [string[], string[]] = [[], []];
  let now = 0;
  const { report, print } = createProgress((text) => lines.push(text), {
    now: () => now,
    isTerminal,
    overwrite: (text) => screen.push(text),
  });
  for (let done = 1; done <= 1000; done++) {
    now += 10;
    report(done, 1000);
    if (done === 500 && message) print(message);
  }
  return { lines, screen };
}

it('tells a log at each tenth', () => {
  const { lines, screen } = progressOf(false);
  expect([lines.length, lines[4], screen]).toEqual([10, '500 of 1000 pages, 100 a second, 5 s left', []]);
});

it('tells a terminal all the time in one line, which is gone at the end', () => {
  const { lines, screen } = progressOf(true);
  expect([lines, screen.length, screen[0]]).toEqual([[], 100, '10 of 1000 pages, 100 a second, 10 s left']);
  expect(screen.at(-1)).toBe('');
});

it('prints something else in place of the line of a terminal', () => {
  const { lines, screen } = progressOf(true, 'All documents are right.');
  expect(lines).toEqual(['All documents are right.']);
  expect(screen.slice(49, 52)).toEqual([
    '500 of 1000 pages, 100 a second, 5 s left',
    '',
    '510 of 1000 pages, 100 a second, 5 s left',
  ]);
});
