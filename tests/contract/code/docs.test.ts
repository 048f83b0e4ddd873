import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../../src/node/project';

/** Names that a guide makes up, to show what a command makes or how a page could be called. */
const MADE_UP = /price-list|canteen|YYYY|<name>/;

const MAX_LINES_OF_A_DECISION = 25;

const NOT_OURS = ['node_modules', '.cache', '.git', 'dist', 'test-results', 'screenshots'];
const files = globSync('**/*.{ts,tsx,mjs,js,css,json,html,yml,md}', {
  cwd: PROJECT_ROOT,
  ignore: NOT_OURS.map((name) => `**/${name}/**`),
  dot: true,
});
const guides = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: read(file), prose: withoutCode(read(file)) }));

it('guides link to files and headings that exist', () => {
  const dead = guides.flatMap(({ file, prose }) =>
    linksIn(prose)
      .filter((link) => !leadsSomewhere(file, link))
      .map((link) => `${file}: ${link}`),
  );
  expect(dead).toEqual([]);
});

it('each guide in docs/ is linked from another one', () => {
  const linked = new Set(
    guides.flatMap(({ file, prose }) =>
      linksIn(prose)
        .map((link) => targetOf(file, link))
        .filter((to) => to !== file),
    ),
  );
  const alone = guides
    .map(({ file }) => file)
    .filter((file) => file.startsWith('docs/') && !linked.has(file));
  expect(alone, 'no guide links to these').toEqual([]);
});

it('records of decisions are short', () => {
  const records = guides.filter(({ file }) => /^docs\/decisions\/\d{4}-\d\d-\d\d-/.test(file));
  expect(records.length).toBeGreaterThan(30);
  const long = records.filter(({ text }) => text.trimEnd().split('\n').length > MAX_LINES_OF_A_DECISION);
  expect(long.map(({ file }) => file)).toEqual([]);
});

it('guides name npm scripts that exist', () => {
  const { scripts } = JSON.parse(read('package.json'));
  expect(namedIn('text', /npm run (?:--silent |-s )?([a-z][\w:-]*)/g, (name) => name in scripts)).toEqual([]);
});

it('a guide names each npm script', () => {
  const named = guides.map(({ text }) => text).join('\n');
  const short = ['start', 'test'];
  const missing = Object.keys(JSON.parse(read('package.json')).scripts).filter(
    (name) => !named.includes(short.includes(name) ? `npm ${name}` : `npm run ${name}\``),
  );
  expect(missing, 'name these in docs/commands.md or docs/checks-and-tests.md').toEqual([]);
});

it('guides name files of code that exist', () => {
  const ends = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));
  expect(namedIn('prose', /`([\w./-]+\.(?:tsx?|mjs|css))`/g, ends)).toEqual([]);
});

it('guides name folders of the project that exist', () => {
  const exists = (name: string) => existsSync(path.join(PROJECT_ROOT, name));
  expect(namedIn('prose', /`((?:src|scripts|tests|schema|docs)\/[\w./-]*)`/g, exists)).toEqual([]);
});

it('code and schemas name guides that exist', () => {
  const code = files.filter((file) => /^(?:src|scripts|schema|tests)\//.test(file) && !file.endsWith('.md'));
  const named = code.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w/.])docs\/[\w/-]+\.md/g)].map(([guide]) => ({ file, guide })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ guide }) => !existsSync(path.join(PROJECT_ROOT, guide)))).toEqual([]);
});

/** What guides name by a pattern and what does not exist, each with the guide that names it. */
function namedIn(part: 'text' | 'prose', pattern: RegExp, exists: (name: string) => boolean): string[] {
  return guides.flatMap((guide) =>
    [...guide[part].matchAll(pattern)]
      .map(([, name = '']) => name)
      .filter((name) => !MADE_UP.test(name) && !exists(name))
      .map((name) => `${guide.file}: ${name}`),
  );
}

function linksIn(prose: string): string[] {
  return [...prose.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);
}

function targetOf(from: string, link: string): string {
  const [place = ''] = link.split('#');
  return place === '' ? from : path.posix.join(path.posix.dirname(from), place);
}

function leadsSomewhere(from: string, link: string): boolean {
  const target = targetOf(from, link);
  if (!existsSync(path.join(PROJECT_ROOT, target))) return false;
  const [, anchor] = link.split('#');
  return anchor === undefined || anchorsOf(read(target)).has(anchor);
}

/** The anchors that GitHub gives headings: small letters, hyphens for spaces, and of the rest only letters, digits, _ and -. */
function anchorsOf(text: string): Set<string> {
  const headings = [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function withoutCode(text: string): string {
  return text.replace(/^```.*?^```/gms, '');
}

function read(file: string): string {
  return readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
}
