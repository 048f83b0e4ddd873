import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lastChanges } from './last-changes';

const root = mkdtempSync(path.join(tmpdir(), 'pagewright-git-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A repository of its own, that no setting of this machine's reaches. */
function repository(name: string) {
  const made = opened(name);
  mkdirSync(made.dir);
  made.git(['init', '-q', '-b', 'main', '--template=']);
  return made;
}

function opened(name: string) {
  const dir = path.join(root, name);
  const git = (args: readonly string[], day?: string) =>
    execFileSync('git', ['-C', dir, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', ...(day && { GIT_COMMITTER_DATE: day }) },
      encoding: 'utf8',
    });
  return {
    dir,
    pages: path.join(dir, 'pages'),
    git,
    write(file: string, text: string) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), text);
    },
    commit(day: string) {
      git(['add', '-A']);
      git(['commit', '-qm', 'x', '--allow-empty'], day);
    },
  };
}

/** A copy of a repository with two commits, which is made once: each call of git starts a process. */
function twoDays(name: string) {
  original ??= madeOnTwoDays();
  const copy = opened(name);
  cpSync(original, copy.dir, { recursive: true });
  return copy;
}

let original: string | undefined;

function madeOnTwoDays(): string {
  const made = repository('two days');
  made.write('pages/index.json', '{}');
  made.write('pages/a/b.json', '{}');
  made.write('pages/two words é.json', '{}');
  made.commit('2025-01-01T12:00:00Z');
  made.write('pages/a/b.json', '{"a":1}');
  made.write('elsewhere.json', '{}');
  made.commit('2025-02-02T12:00:00Z');
  return made.dir;
}

const sorted = async (dir: string) => Object.fromEntries([...(await lastChanges(dir))].sort());
const first = { 'index.json': '2025-01-01', 'two words é.json': '2025-01-01' };
const both = { ...first, 'a/b.json': '2025-02-02' };

describe('the days on which documents were last changed', () => {
  test('are those of their last commits, in the folder and below, whatever their names', async () => {
    expect(await sorted(twoDays('plain').pages)).toEqual(both);
  });

  test('are the same in another clone and at another hour of the disk', async () => {
    const { dir, pages } = twoDays('original');
    const copy = path.join(root, 'copy');
    execFileSync('git', ['clone', '-q', dir, copy]);
    utimesSync(path.join(pages, 'index.json'), 1, 1);
    expect(await sorted(pages)).toEqual(both);
    expect(await sorted(path.join(copy, 'pages'))).toEqual(both);
  });

  test('are days in UTC, wherever the commit was made', async () => {
    const { pages, write, commit } = repository('zones');
    write('pages/index.json', '{}');
    commit('2025-01-01T23:30:00-0500');
    expect(await sorted(pages)).toEqual({ 'index.json': '2025-01-02' });
  });

  test('are not known of a clone without the whole history', async () => {
    const { dir } = twoDays('deep');
    const shallow = path.join(root, 'shallow');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${dir}`, shallow]);
    expect(await sorted(path.join(shallow, 'pages'))).toEqual({});
  });

  test('are not known of documents with changes that are not committed, staged or not, nor of new ones', async () => {
    const { pages, write, git } = twoDays('changed');
    write('pages/index.json', '{"b":1}');
    write('pages/new.json', '{}');
    write('pages/a/b.json', '{"c":1}');
    git(['add', 'pages/a/b.json']);
    expect(await sorted(pages)).toEqual({ 'two words é.json': '2025-01-01' });
  });

  test('are not those of a deletion, where a document is there again without a commit', async () => {
    const { pages, write, git, commit } = twoDays('deleted');
    git(['rm', '-q', 'pages/a/b.json']);
    commit('2025-03-03T12:00:00Z');
    write('pages/a/b.json', '{"a":1}');
    expect(await sorted(pages)).toEqual(first);
  });

  test('of a moved document are those of the move: its address is new', async () => {
    const { pages, git, commit } = twoDays('moved');
    git(['mv', 'pages/index.json', 'pages/start.json']);
    commit('2025-03-03T12:00:00Z');
    expect(await sorted(pages)).toMatchObject({ 'start.json': '2025-03-03' });
  });

  test('of a document that two branches have changed are those of the merge', async () => {
    const { pages, write, git, commit } = repository('merged');
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
    const text = (changes: Record<number, string>) => lines.map((line, at) => changes[at] ?? line).join('\n');
    write('pages/index.json', text({}));
    write('pages/one-side.json', '1');
    commit('2025-01-01T12:00:00Z');
    git(['checkout', '-qb', 'side']);
    write('pages/index.json', text({ 1: 'side' }));
    write('pages/one-side.json', '2');
    commit('2025-02-02T12:00:00Z');
    git(['checkout', '-q', 'main']);
    write('pages/index.json', text({ 28: 'main' }));
    commit('2025-03-03T12:00:00Z');
    git(['merge', '-qm', 'x', 'side'], '2025-04-04T12:00:00Z');
    expect(await sorted(pages)).toEqual({ 'index.json': '2025-04-04', 'one-side.json': '2025-02-02' });
  });

  test('do not depend on what somebody likes git to show', async () => {
    const { pages, git } = twoDays('settings');
    for (const [name, value] of [
      ['log.showRoot', 'false'],
      ['log.showSignature', 'true'],
      ['color.ui', 'always'],
      ['core.quotePath', 'true'],
      ['diff.renames', 'copies'],
      ['diff.noprefix', 'true'],
      ['diff.relative', 'true'],
    ] as const)
      git(['config', name, value]);
    expect(await sorted(pages)).toEqual(both);
  });

  test('are not known before the first commit, outside a repository, and where there is no folder', async () => {
    const { pages, write } = repository('empty');
    write('pages/index.json', '{}');
    expect(await sorted(pages)).toEqual({});
    mkdirSync(path.join(root, 'outside'));
    expect(await sorted(path.join(root, 'outside'))).toEqual({});
    expect(await sorted(path.join(root, 'nowhere'))).toEqual({});
  });
});
