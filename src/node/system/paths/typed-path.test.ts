import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { typedPath } from './typed-path';

test.each([
  ['../bakery/pages', '../bakery/pages'],
  ['größe/ଓଡ଼ିଶା', 'größe/ଓଡ଼ିଶା'],
  ['my site ü/dist', '"my site ü/dist"'],
  ["Ama's/pages", '"Ama\'s/pages"'],
  ['a&b(1);*', '"a&b(1);*"'],
  ['$HOME `x`', "'$HOME `x`'"],
  ["it's $5!", String.raw`'it'\''s $5!'`],
  [String.raw`a\b`, String.raw`'a\b'`],
  ['~', '"~"'],
  ['', '""'],
])('%s is typed as %s, and a shell takes it for that', (path, typed) => {
  expect(typedPath(path, 'posix')).toBe(typed);
  expect(execFileSync('sh', ['-c', `printf %s ${typed}`], { encoding: 'utf8' })).toBe(path);
});

test.each([
  [String.raw`C:\bakery\pages`, String.raw`C:\bakery\pages`],
  [String.raw`C:\my site\pages`, String.raw`"C:\my site\pages"`],
  ['a&b', '"a&b"'],
])('on Windows %s is typed as %s', (path, typed) => {
  expect(typedPath(path, 'windows')).toBe(typed);
});
