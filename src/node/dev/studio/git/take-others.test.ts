import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OWN_SETTINGS, tempRepository } from '../../../../../tests/support/sites/temp-repository';
import { takeOthers } from './take-others';
import { OTHERS } from './words';

let repository: Awaited<ReturnType<typeof tempRepository>>;
let remote: string;
beforeEach(async () => {
  for (const [name, value] of Object.entries(OWN_SETTINGS)) vi.stubEnv(name, value);
  repository = await tempRepository({
    'pages/index.json': '{}\n',
    'pages/old.json': '{}\n',
    'code.ts': '1\n',
  });
  remote = repository.addRemote();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await repository.remove();
});

const take = () => takeOthers(repository.pagesDir);
const stateOf = () => [repository.git('status', '--porcelain'), repository.git('rev-parse', 'HEAD')];

/** Somebody else pushes these files. */
async function theyPush(files: Readonly<Record<string, string>>, name: string, branch = 'main') {
  const other = path.join(repository.top, '../other');
  await rename(other, `${other}-${performance.now()}`).catch(() => {});
  repository.gitAt(path.dirname(repository.top), 'clone', '--quiet', '--branch', branch, remote, other);
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(other, file), text);
  const author = ['-c', 'user.name=Kofi', '-c', 'user.email=kofi@bakery.example'];
  repository.gitAt(other, 'add', '--all');
  repository.gitAt(other, ...author, 'commit', '--quiet', `--message=${name}`);
  repository.gitAt(other, 'push', '--quiet', 'origin', branch);
}

describe('the changes of others', { tags: ['rest'] }, () => {
  test('come here, and own changes of other files stay', async () => {
    await repository.write('pages/index.json', '{"own":1}\n');
    await repository.write('pages/new.json', '{"own":2}\n');
    await theyPush({ 'pages/old.json': '{"theirs":1}\n' }, 'New prices');
    expect(await take()).toEqual({
      taken: [{ author: 'Kofi', name: 'New prices' }],
      isProgramChanged: false,
      isBehindMain: false,
    });
    expect(await repository.read('pages/old.json')).toBe('{"theirs":1}\n');
    expect(await repository.read('pages/index.json')).toBe('{"own":1}\n');
    expect(repository.git('status', '--porcelain')).toBe(' M pages/index.json\n?? pages/new.json\n');
    await theyPush({ 'code.ts': '2\n' }, 'Newer program');
    expect(await take()).toMatchObject({ isProgramChanged: true });
    expect(await take()).toEqual({ taken: [], isProgramChanged: false, isBehindMain: false });
  });

  test.each([
    ['pages/index.json', 'a changed one'],
    ['pages/new.json', 'a new one'],
  ])('stay away where they touch %s, %s of here', async (file) => {
    await repository.write(file, '{"own":1}\n');
    await theyPush({ [file]: '{"theirs":1}\n', 'pages/old.json': '{"theirs":2}\n' }, 'New prices');
    const before = stateOf();
    expect(await take()).toEqual({ problem: OTHERS.both([file]) });
    expect(stateOf()).toEqual(before);
    expect(await repository.read(file)).toBe('{"own":1}\n');
  });

  test('stay away where both have made a commit on the same branch', async () => {
    repository.git('commit', '--quiet', '--allow-empty', '--message=Own');
    await theyPush({ 'pages/old.json': '{"theirs":1}\n' }, 'New prices');
    const before = stateOf();
    expect(await take()).toEqual({ problem: OTHERS.diverged('main') });
    expect(stateOf()).toEqual(before);
  });

  test('of the main branch wait until what was handed over is part of it', async () => {
    repository.git('switch', '--quiet', '--create', 'prices');
    repository.git('commit', '--quiet', '--allow-empty', '--message=Own');
    repository.git('push', '--quiet', 'origin', 'prices');
    await theyPush({ 'pages/old.json': '{"theirs":1}\n' }, 'On main');
    await theyPush({ 'pages/index.json': '{"theirs":1}\n' }, 'On the same branch', 'prices');
    expect(await take()).toEqual({
      taken: [{ author: 'Kofi', name: 'On the same branch' }],
      isProgramChanged: false,
      isBehindMain: true,
    });
    expect(await repository.read('pages/old.json')).toBe('{}\n');
  });

  test('are none without a connection, without a branch and without a remote', async () => {
    await rename(remote, `${remote}.away`);
    expect(await take()).toEqual({
      problem: expect.stringMatching(/ was not found\. Nothing was changed here.*\nGit says:\nfatal: /s),
    });
    repository.git('checkout', '--quiet', '--detach');
    expect(await take()).toEqual({ problem: OTHERS.noBranch });
    repository.git('remote', 'remove', 'origin');
    expect(await take()).toEqual({ problem: OTHERS.noRemote });
  });
});
