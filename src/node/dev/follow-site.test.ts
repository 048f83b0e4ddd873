import { rename, rm } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { tempSite } from '../../../tests/support/temp-site';
import { createValidator } from '../../content/validate';
import { loadKnowledge } from '../knowledge';
import { followSite } from './follow-site';
import { LiveSite } from './live-site';

const knowledge = await loadKnowledge();
const block = { type: 'hero', title: 'x', lead: 'x', picture: { field: 'green', cloth: 'kente' } };
const page = (title: string, more: object = {}) => ({ title, description: 'x', blocks: [block], ...more });

let end = async () => {};
afterEach(() => end());

async function followed(documents: Readonly<Record<string, unknown>>) {
  const made = await tempSite(documents);
  const validator = createValidator(knowledge, { polish: false });
  const site = new LiveSite({ validator, icon: () => undefined });
  const onResult = vi.fn();
  const onError = vi.fn();
  const { check, stop } = await followSite(made.dir, {
    ...{ site, validator, onResult },
    quiet: async () => {},
    onChange: () => {},
    onError,
  });
  end = async () => {
    stop();
    await rm(made.dir, { recursive: true });
  };
  return { ...made, site, check, onResult, onError };
}

const changed = (what: () => unknown, to: unknown) =>
  vi.waitFor(() => expect(what()).toEqual(to), { timeout: 20_000 });

test('each page can be shown before all are checked, with the names of those above it', async () => {
  const { site, check } = await followed({
    'heels.json': page('Heels', { aliases: ['/pumps'] }),
    'heels/high.json': page('High'),
    'heels/wrong.json': page('Wrong', { subtitle: 'no such property' }),
  });
  expect(site.pageData('/heels/high').breadcrumbs.map(({ label }) => label)).toContain('Heels');
  expect([site.pageData('/heels/wrong').title, site.siteData()?.site.name]).toEqual(['Wrong', 'Cobbler']);
  expect([site.isChecked, site.view('/').issues]).toEqual([false, []]);
  await check();
  expect([site.isChecked, site.routeOfAlias('/pumps')]).toEqual([true, '/heels']);
  expect(site.view('/').issues).toHaveLength(1);
});

test('what changes is shown and told, before all documents are checked and after', async () => {
  const { site, check, write, onResult, onError } = await followed({ 'heels.json': page('Heels') });
  await write('heels.json', page('Soon'));
  await changed(() => site.pageData('/heels').title, 'Soon');
  expect(onResult).not.toHaveBeenCalled();
  await check();
  await write('heels.json', page('Late'));
  await changed(() => site.pageData('/heels').title, 'Late');
  await write('heels/high.json', page('High'));
  await changed(() => site.pageData('/heels/high').title, 'High');
  await write('heels.json', '{');
  await changed(() => site.view('/heels').issues.map(({ code }) => code), ['not-json']);
  expect(site.pageData('/heels').title).toBe('Late');
  expect(onError).not.toHaveBeenCalled();
});

test('a pages folder that goes and comes back, as with another branch, is told and followed on', async () => {
  const { site, check, dir, write, onError } = await followed({ 'heels.json': page('Heels') });
  await check();
  await rename(dir, `${dir}-away`);
  await changed(
    () => String(onError.mock.calls[0]?.[0]),
    `CommandProblem: The pages folder ${dir} cannot be read: it does not exist.`,
  );
  expect(site.pageData('/heels').title).toBe('Heels');
  await rename(`${dir}-away`, dir);
  await write('heels.json', page('Back'));
  await changed(() => site.pageData('/heels').title, 'Back');
});
