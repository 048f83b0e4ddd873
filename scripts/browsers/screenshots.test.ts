import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { until } from '../../tests/support/runner/until';
import { takeScreenshots } from './screenshots';

/** Servers that this process still has. */
const servers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length;

test('where the browser does not start, no server goes on that would keep the command from its end', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'screenshots-'));
  await writeFile(path.join(dir, 'index.html'), '');
  const before = servers();
  const browserPath = path.join(dir, 'no-browser');
  const taken = takeScreenshots({ dir, outDir: path.join(dir, 'out'), routes: ['/'], browserPath });
  await expect(taken).rejects.toThrow('no-browser');
  await until(() => expect(servers()).toBe(before));
  await rm(dir, { recursive: true });
});
