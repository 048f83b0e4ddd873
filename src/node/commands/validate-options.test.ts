import { expect, test } from 'vitest';
import { CommandProblem } from '../system/command-problem';
import { validateOptions } from './validate-options';

test('what is not said is as usual', () => {
  expect(validateOptions(['a.json'])).toEqual({
    ...{ named: ['a.json'], pagesDir: 'pages', format: 'text', fix: false, watch: false, launch: false },
  });
});

test.each([
  ['--watch with --fix', ['--watch', '--fix'], /^--watch only looks/],
  ['an unknown format', ['--format', 'xml'], /^There is no format "xml"\. Choose one of: text, line, json/],
])('%s is a mistake that one sentence tells', (_, args, sentence) => {
  expect(() => validateOptions(args)).toThrow(CommandProblem);
  expect(() => validateOptions(args)).toThrow(sentence);
});

test('every format can be watched', () => {
  expect(validateOptions(['--watch', '--format', 'line'])).toMatchObject({ watch: true, format: 'line' });
});

test.each([[['--page', 'x']], [['--pages']]])('%j is refused as Node refuses it', (args) => {
  expect(() => validateOptions(args)).toThrow(
    expect.objectContaining({ code: expect.stringMatching(/^ERR_PARSE_ARGS/) }),
  );
});
