import { rename } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OWN_SETTINGS, tempRepository } from '../../../../../tests/support/sites/temp-repository';
import { changesSinceCommit } from './changes';
import { handOver } from './hand-over';
import { WHY } from './words';

let repository: Awaited<ReturnType<typeof tempRepository>>;
beforeEach(async () => {
  for (const [name, value] of Object.entries(OWN_SETTINGS)) vi.stubEnv(name, value);
  repository = await tempRepository({ 'pages/index.json': '{}\n' });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await repository.remove();
});

const hand = (name: string) => handOver({ pagesDir: repository.pagesDir, dir: 'pages' }, { name });
const change = (title: string) => repository.write('pages/index.json', `{"title":"${title}"}\n`);
async function unsent() {
  const nothing = { documents: [], pictures: { added: [], changed: [], removed: [] } };
  const found = await changesSinceCommit({ pagesDir: repository.pagesDir, dir: 'pages' }, () => nothing);
  return 'unsent' in found ? found.unsent : found;
}

describe('what could not be sent', { tags: ['rest'] }, () => {
  test('is named until it is sent, and the next change takes it along', async () => {
    const remote = repository.addRemote();
    // A commit of somebody else, on the main branch, that is not pushed.
    repository.git('commit', '--quiet', '--allow-empty', '--message=Not handed over');
    await rename(remote, `${remote}.away`);
    await change('One');
    expect(await unsent()).toEqual([]);
    expect(await hand('New prices')).toHaveProperty('notPushed');
    expect(await unsent()).toEqual(['New prices']);
    await change('Two');
    expect(await hand('New hours')).toHaveProperty('notPushed');
    expect(await unsent()).toEqual(['New hours', 'New prices']);
    await rename(`${remote}.away`, remote);
    await change('Three');
    expect(await hand('New staff')).toEqual({ branch: 'new-prices', isPushed: true });
    expect(await unsent()).toEqual([]);
    expect(repository.gitAt(remote, 'log', '-3', '--format=%s', 'new-prices')).toBe(
      'New staff\nNew hours\nNew prices\n',
    );
    expect(await hand('Again')).toEqual({ problem: WHY.nothing });
  });

  test('is nothing in a clone that follows the main branch alone, once it is sent', async () => {
    repository.addRemote();
    repository.git('config', 'remote.origin.fetch', '+refs/heads/main:refs/remotes/origin/main');
    await change('One');
    expect(await hand('New prices')).toEqual({ branch: 'new-prices', isPushed: true });
    expect(await unsent()).toEqual([]);
    expect(await hand('Again')).toEqual({ problem: WHY.nothing });
  });

  test('is nothing once somebody has pushed it by hand, and on another branch', async () => {
    const remote = repository.addRemote();
    await rename(remote, `${remote}.away`);
    await change('One');
    await hand('New prices');
    await rename(`${remote}.away`, remote);
    repository.git('switch', '--quiet', 'main');
    expect(await unsent()).toEqual([]);
    repository.git('switch', '--quiet', 'new-prices');
    expect(await unsent()).toEqual(['New prices']);
    repository.git('push', '--quiet', 'origin', 'new-prices');
    expect(await unsent()).toEqual([]);
  });

  test('is what was put together before there was a remote', async () => {
    await change('One');
    expect(await hand('New prices')).toEqual({ branch: 'new-prices', isPushed: false });
    expect(await unsent()).toEqual([]);
    repository.git('switch', '--quiet', 'main');
    repository.addRemote();
    repository.git('switch', '--quiet', 'new-prices');
    expect(await unsent()).toEqual(['New prices']);
    expect(await hand('new-prices')).toEqual({ branch: 'new-prices', isPushed: true });
  });
});
