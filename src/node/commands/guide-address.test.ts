import { existsSync } from 'node:fs';
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

test.each([
  ["on a disk of one's own", {}],
  ['in the workflow of another project', { ...github, GITHUB_WORKSPACE: '/elsewhere' }],
])('%s it is the file itself', (_, environment) => {
  expect(existsSync(fileURLToPath(guideAddress(environment)))).toBe(true);
});
