import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createValidator } from '../../../src/content/check/validate';
import { loadValidatorConfig } from '../../../src/node/read/validator-config';
import { readSources } from '../../../src/node/read/read-sources';
import { makeSite } from './make-site';

it('makes the same valid documents from the same seed', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const dirs = ['one', 'other'].map((name) => path.join(root, name));
  for (const dir of dirs) await makeSite(dir, 80, 5);
  const [one, other] = await Promise.all(dirs.map((dir) => readSources(dir)));
  await rm(root, { recursive: true });
  expect(one?.pages.map(({ content }) => content)).toEqual(other?.pages.map(({ content }) => content));
  const issues = one && createValidator(await loadValidatorConfig()).validate(one).issues;
  expect(issues?.filter(({ severity }) => severity === 'error')).toEqual([]);
});
