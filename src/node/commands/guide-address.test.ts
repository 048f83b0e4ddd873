import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { guideAddress } from './guide-address';
import { PROJECT_ROOT } from '../project';

const github = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'bakery/site',
  GITHUB_SHA: 'abc123',
};

test('on GitHub it is the file of the commit that is checked', () => {
  expect(guideAddress({ ...github, GITHUB_WORKSPACE: PROJECT_ROOT })).toBe(
    'https://github.com/bakery/site/blob/abc123/docs/messages.md',
  );
});

test('it is the same where only the repository is named, and of its newest commit where none is', () => {
  expect(guideAddress(github)).toBe('https://github.com/bakery/site/blob/abc123/docs/messages.md');
  expect(guideAddress({ ...github, GITHUB_SHA: undefined })).toBe(
    'https://github.com/bakery/site/blob/HEAD/docs/messages.md',
  );
});

test('it is the same where the folder of the workflow is a link to the project', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  try {
    const link = path.join(folder, 'site');
    await symlink(PROJECT_ROOT, link, 'dir');
    expect(guideAddress({ ...github, GITHUB_WORKSPACE: link })).toContain('https://github.com/bakery/site/');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  ["on a disk of one's own", {}],
  ['where no repository is named', { GITHUB_WORKSPACE: PROJECT_ROOT }],
  ['in the workflow of another project', { ...github, GITHUB_WORKSPACE: '/elsewhere' }],
])('%s it is the file itself', (_, environment) => {
  expect(existsSync(fileURLToPath(guideAddress(environment)))).toBe(true);
});
