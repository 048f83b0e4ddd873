import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OWN_SETTINGS, tempRepository } from '../../../../../tests/support/sites/temp-repository';
import { changesSinceCommit } from './changes';
import { handOver } from './hand-over';
import { NOT_PUSHED, WHY } from './words';

const pageText = (title: string) =>
  `${JSON.stringify({ title, blocks: [{ type: 'hero', title }] }, null, 2)}\n`;

let repository: Awaited<ReturnType<typeof tempRepository>>;
beforeEach(async () => {
  for (const [name, value] of Object.entries(OWN_SETTINGS)) vi.stubEnv(name, value);
  repository = await tempRepository({
    'pages/index.json': pageText('Bread'),
    'pages/old.json': pageText('Old bread'),
    'notes.txt': 'one\n',
    'code.ts': 'one\n',
  });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await repository.remove();
});

const hand = (name = 'New prices', author?: { name: string; email: string }) =>
  handOver({ pagesDir: repository.pagesDir, dir: 'pages', day: '2026-11-23' }, { name, author });
const NOTHING = { documents: [], pictures: { added: [], changed: [], removed: [] } };
const changesHere = () => changesSinceCommit({ pagesDir: repository.pagesDir, dir: 'pages' }, () => NOTHING);
const change = (title = 'New bread') => repository.write('pages/index.json', pageText(title));
const branches = () =>
  repository.git('for-each-ref', '--format=%(refname:short)', 'refs/heads').trim().split('\n');
const inCommit = () =>
  repository.git('show', '--name-status', '--no-renames', '--format=', 'HEAD').trim().split('\n');

describe('handing over', { tags: ['rest'] }, () => {
  test('stops at a document that cannot be read, and does not hand it over as one that was deleted', async () => {
    await change();
    const place = path.join(repository.pagesDir, 'old.json');
    await rm(place);
    await symlink('old.json', place);
    await expect(changesHere()).rejects.toThrow('ELOOP');
    await expect(hand()).rejects.toThrow('ELOOP');
    expect(branches()).toEqual(['main']);
  });

  test('commits what has changed on a new branch, with the changes in words', async () => {
    await change();
    await repository.write('pages/Über uns/neue [Seite].json', pageText('Us'));
    await rm(path.join(repository.pagesDir, 'old.json'));
    await repository.write('pages/media/a b.webp', 'picture');
    expect(await hand('Neue Preise: Brötchen!')).toEqual({ branch: 'neue-preise-brotchen', isPushed: false });
    expect(repository.git('symbolic-ref', '--short', 'HEAD').trim()).toBe('neue-preise-brotchen');
    expect(inCommit()).toEqual([
      'M\tpages/index.json',
      'A\tpages/media/a b.webp',
      'D\tpages/old.json',
      'A\tpages/Über uns/neue [Seite].json',
    ]);
    const message = repository.git('log', '-1', '--format=%B');
    expect(message).toMatch(/^Neue Preise: Brötchen!\n\n### Pages removed\n\n- \/old: Old bread\n/);
    expect(message).toContain('- hero “New bread” edited: title');
    expect(message).toContain('- media/a b.webp added');
    expect(repository.git('status', '--porcelain')).toBe('');
    expect(repository.git('log', '-1', '--format=%s', 'main').trim()).toBe('Begin');
  });

  test('goes onto the same branch again, until that is merged', async () => {
    const remote = repository.addRemote();
    await change();
    expect(await hand()).toEqual({ branch: 'new-prices', isPushed: true });
    await change('Newer bread');
    expect(await hand('Other prices')).toEqual({ branch: 'new-prices', isPushed: true });
    expect(repository.gitAt(remote, 'rev-list', '--count', 'new-prices').trim()).toBe('3');
    expect(repository.gitAt(remote, 'rev-list', '--count', 'main').trim()).toBe('1');
    // On the server, as a pull request is merged: nobody here has heard of it.
    repository.gitAt(remote, 'update-ref', 'refs/heads/main', 'refs/heads/new-prices');
    await change('Newest bread');
    expect(await hand()).toEqual({ branch: 'new-prices-2', isPushed: true });
  });

  test('leaves files of others as they are, staged ones too', async () => {
    await repository.write('notes.txt', 'two\n');
    repository.git('add', 'notes.txt');
    await repository.write('notes.txt', 'three\n');
    await repository.write('code.ts', 'two\n');
    await repository.write('new.ts', 'one\n');
    await repository.write('staged.ts', 'one\n');
    repository.git('add', 'staged.ts');
    const before = repository.git('status', '--porcelain');
    const staged = repository.git('diff', '--cached');
    await change();
    expect(await hand()).toMatchObject({ branch: 'new-prices' });
    expect(inCommit()).toEqual(['M\tpages/index.json']);
    expect(repository.git('status', '--porcelain')).toBe(before);
    expect(repository.git('diff', '--cached')).toBe(staged);
    expect([await repository.read('notes.txt'), await repository.read('code.ts')]).toEqual([
      'three\n',
      'two\n',
    ]);
  });

  test('shows the words of a hook that refuses, and all is as before', async () => {
    await repository.write('.git/hooks/pre-commit', '#!/bin/sh\necho "Nein: zu spät" >&2\nexit 1\n', 0o755);
    await change();
    await repository.write('pages/new.json', pageText('New'));
    const before = repository.git('status', '--porcelain');
    expect(await hand()).toEqual({ problem: WHY.hook('Nein: zu spät') });
    expect(branches()).toEqual(['main']);
    expect(repository.git('symbolic-ref', 'HEAD').trim()).toBe('refs/heads/main');
    expect(repository.git('status', '--porcelain')).toBe(before);
  });

  test('asks for a name and a mail address where Git has none, and notes them for this repository', async () => {
    repository.git('config', '--unset', 'user.name');
    repository.git('config', '--unset', 'user.email');
    await change();
    expect(await changesHere()).toMatchObject({ needsAuthor: true });
    expect(await hand()).toEqual({ problem: WHY.author });
    expect(await hand('New prices', { name: 'Kofi', email: 'kofi@bakery.example' })).toMatchObject({
      branch: 'new-prices',
    });
    expect(repository.git('log', '-1', '--format=%an <%ae> %cn').trim()).toBe(
      'Kofi <kofi@bakery.example> Kofi',
    );
    expect(await changesHere()).toMatchObject({ needsAuthor: false, branch: 'new-prices' });
  });

  test('works from a detached head, which stays where it was when a hook refuses', async () => {
    repository.git('checkout', '--quiet', '--detach');
    await change();
    await repository.write('.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n', 0o755);
    expect(await hand()).toHaveProperty('problem');
    expect(repository.git('rev-parse', '--abbrev-ref', 'HEAD').trim()).toBe('HEAD');
    await rm(path.join(repository.top, '.git/hooks/pre-commit'));
    expect(await hand('新しいパン')).toEqual({ branch: 'changes-2026-11-23', isPushed: false });
  });

  test('says so where somebody else has added to the branch, and overwrites nothing', async () => {
    const remote = repository.addRemote();
    await change();
    await hand();
    const theirs = repository.git('commit-tree', '-p', 'HEAD', '-m', 'Theirs', 'HEAD^{tree}').trim();
    repository.git('push', '--quiet', 'origin', `${theirs}:refs/heads/new-prices`);
    repository.git('update-ref', 'refs/remotes/origin/new-prices', 'HEAD');
    await change('Newer bread');
    expect(await hand()).toEqual({
      branch: 'new-prices',
      isPushed: false,
      notPushed: NOT_PUSHED.behind('new-prices'),
    });
    expect(repository.gitAt(remote, 'rev-parse', 'new-prices').trim()).toBe(theirs);
  });

  test('pushes later what could not be pushed', async () => {
    const remote = repository.addRemote();
    await rename(remote, `${remote}.away`);
    await change();
    const first = await hand();
    expect(first).toMatchObject({ branch: 'new-prices', isPushed: false });
    expect(first).toHaveProperty('notPushed');
    await rename(`${remote}.away`, remote);
    expect(await hand()).toEqual({ branch: 'new-prices', isPushed: true });
    expect(await hand()).toEqual({ problem: WHY.nothing });
  });

  test('pushes no branch of others on which nothing was handed over', async () => {
    const remote = repository.addRemote();
    repository.git('switch', '--quiet', '--create', 'secret');
    repository.git('commit', '--quiet', '--allow-empty', '--message=Secret');
    expect(await hand()).toEqual({ problem: WHY.nothing });
    expect(repository.gitAt(remote, 'branch', '--list').trim()).toBe('* main');
  });

  test('asks nothing where the remote wants a password, and shows none', async () => {
    const server = createServer((_, response) => {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    repository.git('remote', 'add', 'origin', `http://127.0.0.1:${port}/site.git`);
    await change();
    expect(await hand()).toMatchObject({ branch: 'new-prices', notPushed: NOT_PUSHED.rights });
    repository.git('remote', 'set-url', 'origin', `http://ama:geheim@127.0.0.1:${port}/site.git`);
    const again = await hand();
    expect(again).toMatchObject({ notPushed: NOT_PUSHED.rights });
    expect(JSON.stringify(again)).not.toContain('geheim');
    server.close();
    await once(server, 'close');
    expect(await hand()).toMatchObject({ notPushed: expect.stringContaining('cannot be reached') });
  });

  test('waits until a merge is finished', async () => {
    await change();
    repository.git('update-ref', 'MERGE_HEAD', 'HEAD');
    expect(await hand()).toEqual({ problem: WHY.busy });
  });

  test('takes names as they are written, in a repository that is the pages folder itself', async () => {
    await repository.remove();
    repository = await tempRepository({ 'index.json': pageText('Bread') }, { pages: '.' });
    await repository.write(':!index.json', pageText('A strange name'));
    await repository.write('index.json', pageText('New bread'));
    expect(await hand()).toMatchObject({ branch: 'new-prices' });
    expect(inCommit()).toEqual(['A\t:!index.json', 'M\tindex.json']);
  });

  test('works in a further worktree, and in a clone without the whole history', async () => {
    const tree = path.join(repository.top, '../tree');
    repository.git('worktree', 'add', '--quiet', '-b', 'side', tree);
    repository.gitAt(
      repository.top,
      'clone',
      '--quiet',
      '--depth',
      '1',
      `file://${repository.top}`,
      '../shallow',
    );
    for (const [dir, branch] of [
      [tree, 'side'],
      [path.join(repository.top, '../shallow'), 'new-prices'],
    ] as const) {
      await writeFile(path.join(dir, 'pages/index.json'), pageText('New bread'));
      repository.gitAt(dir, 'config', 'user.name', 'Ama');
      repository.gitAt(dir, 'config', 'user.email', 'ama@bakery.example');
      const answer = await handOver(
        { pagesDir: path.join(dir, 'pages'), dir: 'pages' },
        { name: 'New prices' },
      );
      expect(answer).toMatchObject({ branch });
    }
  });
});

describe('what has changed', () => {
  test('is known with the texts of before and of now, and is nothing of other files', async () => {
    await change();
    await repository.write('pages/new.json', pageText('New'));
    await repository.write('pages/.hidden.json', '{}');
    await repository.write('notes.txt', 'two\n');
    expect(await changesHere()).toEqual({
      documents: [
        {
          path: 'index.json',
          file: 'pages/index.json',
          before: pageText('Bread'),
          now: pageText('New bread'),
        },
        { path: 'new.json', file: 'pages/new.json', before: null, now: pageText('New') },
      ],
      pictures: { added: [], changed: [], removed: [] },
      unsent: [],
      hasRemote: false,
      needsAuthor: false,
    });
  });

  test('is since the studio was opened without git, outside of a repository, and before the first commit', async () => {
    const { top, git } = repository;
    const without = (why: string) => ({
      ...NOTHING,
      noRepository: why,
      unsent: [],
      hasRemote: false,
      needsAuthor: false,
    });
    vi.stubEnv('PATH', '/nonexistent');
    expect(await changesHere()).toEqual(without(WHY.noGit));
    vi.unstubAllEnvs();
    git('update-ref', '-d', 'HEAD');
    expect(await changesHere()).toEqual(without(WHY.noCommit));
    await rm(path.join(top, '.git'), { recursive: true });
    expect(await changesHere()).toEqual(without(WHY.noRepository));
    expect(await hand()).toEqual({ problem: WHY.noRepository });
  });
});
