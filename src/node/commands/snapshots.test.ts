import { rm } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { tempRepository } from '../../../tests/support/sites/temp-repository';
import { tempSite } from '../../../tests/support/sites/temp-site';
import { CommandProblem } from '../system/command-problem';
import { snapshotOfCommit, snapshotOfFolder } from './snapshots';

let repository: Awaited<ReturnType<typeof tempRepository>> | undefined;
afterEach(() => repository?.remove());

test('a folder that was just committed has the same documents and pictures as the commit, and none that are hidden', async () => {
  repository = await tempRepository({
    'pages/index.json': '{}',
    'pages/services/soles.json': '{}',
    'pages/notes.txt': '',
    'pages/.vscode/settings.json': '{}',
    'pages/media/.gitkeep': '',
    'pages/media/team/ama.webp': 'a picture',
  });
  const { pagesDir } = repository;
  const committed = await snapshotOfCommit(pagesDir, 'main');
  expect([...committed.documents.keys()].sort()).toEqual(['index.json', 'services/soles.json']);
  expect([...committed.pictures.keys()]).toEqual(['media/team/ama.webp']);
  expect(await snapshotOfFolder(pagesDir)).toEqual(committed);
});

test('a name that is no commit is refused', async () => {
  repository = await tempRepository({ 'pages/index.json': '{}' });
  const { pagesDir } = repository;
  await expect(snapshotOfCommit(pagesDir, 'nowhere')).rejects.toThrow(
    new CommandProblem(
      'There is no commit called nowhere here. Write a branch, a tag or a commit, for example main.',
    ),
  );
});

test('without Git, without a repository and without the folder, that is what is said', async () => {
  const site = await tempSite();
  const commit = () => snapshotOfCommit(site.dir, 'main');
  await expect(commit()).rejects.toThrow(`The folder ${site.dir} is not in a Git repository.`);
  vi.stubEnv('PATH', site.dir);
  await expect(commit()).rejects.toThrow('Git is not installed here.');
  await rm(site.dir, { recursive: true });
  await expect(commit()).rejects.toThrow(`The pages folder ${site.dir} cannot be read: it does not exist.`);
});
