import { afterEach, expect, test } from 'vitest';
import { tempRepository } from '../../../tests/support/sites/temp-repository';
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
  await expect(snapshotOfCommit(repository.pagesDir, 'nowhere')).rejects.toThrow(CommandProblem);
});
