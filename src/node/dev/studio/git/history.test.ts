import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OWN_SETTINGS, tempRepository } from '../../../../../tests/support/sites/temp-repository';
import { historyOf } from './history';
import { WHY } from './words';

const pageText = (title: string) =>
  `${JSON.stringify({ title, description: 'Bread from our own oven, each morning but Monday.', blocks: [] }, null, 2)}\n`;

let repository: Awaited<ReturnType<typeof tempRepository>>;
beforeEach(async () => {
  for (const [name, value] of Object.entries(OWN_SETTINGS)) vi.stubEnv(name, value);
  repository = await tempRepository({
    'pages/old brot ü.json': pageText('Bread'),
    'secret.json': '{"a":1}\n',
  });
});
afterEach(() => repository.remove());

const commit = (author: string, at: string) => {
  repository.git('add', '--all');
  repository.git(
    'commit',
    '--quiet',
    '--message=More',
    `--author=${author} <x@bakery.example>`,
    `--date=${at}`,
  );
};

test('tells who has changed a page when, under its earlier name too', async () => {
  const { pagesDir, write } = repository;
  await rename(path.join(pagesDir, 'old brot ü.json'), path.join(pagesDir, 'bread.json'));
  commit('Kofi', '2026-05-01T10:00:00+01:00');
  await write('pages/bread.json', pageText('New bread'));
  commit('Añuli Ömer', '2026-05-02T10:00:00+02:00');
  await write('pages/bread.json', pageText('Not committed'));
  const history = await historyOf(pagesDir, 'bread.json');
  expect(history).toMatchObject({
    isCut: false,
    versions: [
      { author: 'Añuli Ömer', at: '2026-05-02T10:00:00+02:00', text: pageText('New bread') },
      { author: 'Kofi', at: '2026-05-01T10:00:00+01:00', text: pageText('Bread') },
      { author: 'Ama', text: pageText('Bread') },
    ],
  });
});

test('knows that a page was deleted and made again', async () => {
  const { pagesDir, write } = repository;
  await write('pages/rolls.json', '{"title": "Rolls"}\n');
  commit('Kofi', '2026-05-01T10:00:00+01:00');
  await rm(path.join(pagesDir, 'rolls.json'));
  commit('Kofi', '2026-05-02T10:00:00+00:00');
  await write('pages/rolls.json', '{"title": "New rolls"}\n');
  commit('Kofi', '2026-05-03T10:00:00+00:00');
  const history = await historyOf(pagesDir, 'rolls.json');
  expect('versions' in history && history.versions.map(({ text }) => text)).toEqual([
    '{"title": "New rolls"}\n',
    null,
    '{"title": "Rolls"}\n',
  ]);
});

test('ends where a page was outside of the pages folder', async () => {
  const { pagesDir, top } = repository;
  await rename(path.join(top, 'secret.json'), path.join(pagesDir, 'public.json'));
  commit('Kofi', '2026-05-01T10:00:00+01:00');
  const history = await historyOf(pagesDir, 'public.json');
  expect('versions' in history && history.versions.map(({ author }) => author)).toEqual(['Kofi']);
});

test('a new page has none, and what is no document is refused', async () => {
  await repository.write('pages/new.json', pageText('New'));
  expect(await historyOf(repository.pagesDir, 'new.json')).toEqual({ versions: [], isCut: false });
  await expect(historyOf(repository.pagesDir, '../secret.json')).rejects.toThrow('no document of this site');
  await rm(path.join(repository.top, '.git'), { recursive: true });
  expect(await historyOf(repository.pagesDir, 'new.json')).toEqual({ problem: WHY.noRepository });
});
