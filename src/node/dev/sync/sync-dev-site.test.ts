import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { until } from '../../../../tests/support/runner/until';
import { tempSite } from '../../../../tests/support/sites/temp-site';
import { createValidator } from '../../../content/check/validate';
import { loadValidatorConfig } from '../../read/validator-config';
import { renamePage } from '../../commands/pages/rename/rename-page';
import { sha256 } from '../../system/sha256';
import { syncDevSite } from './sync-dev-site';
import { DevSite } from '../dev-site';

const config = await loadValidatorConfig();
const block = { type: 'hero', title: 'x', lead: 'x', picture: { color: 'green', pattern: 'kente' } };
const page = (title: string, more: object = {}) => ({ title, description: 'x', blocks: [block], ...more });

let end = async () => {};
afterEach(() => end());

async function followed(documents: Readonly<Record<string, unknown>>) {
  const made = await tempSite(documents);
  const validator = createValidator(config, { withImprovements: false });
  const site = new DevSite({ validator, icon: () => undefined });
  const onResult = vi.fn();
  const onError = vi.fn();
  const { check, stop } = await syncDevSite(made.dir, {
    ...{ site, validator, onResult },
    untilIdle: async () => {},
    onChange: () => {},
    onError,
  });
  end = async () => {
    stop();
    await rm(made.dir, { recursive: true });
  };
  return { ...made, site, check, onResult, onError };
}

const changed = (what: () => unknown, to: unknown) => until(() => expect(what()).toEqual(to));

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

test('changes are shown and reported, before all documents are checked and after', async () => {
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

test('a pages folder that is removed and comes back, as with another branch, is reported and followed again', async () => {
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

test('a page that moves is shown when it has moved, not while its documents change one by one', async () => {
  const { dir, site, check, onResult } = await followed({
    'heels.json': page('Heels'),
    'shoes.json': page('Shoes', { blocks: [{ ...block, actions: [{ label: 'Heels', href: '/heels' }] }] }),
  });
  await check();
  onResult.mockClear();
  await renamePage({ pagesDir: dir, from: '/heels', to: '/high/heels', print: () => {} });
  await changed(() => [site.has('/heels'), site.pageData('/high/heels').title], [false, 'Heels']);
  const broken = onResult.mock.calls
    .flatMap(([{ issues }]) => issues)
    .filter(({ severity }) => severity === 'error');
  expect(broken).toEqual([]);
});

test('the change of a killed command is finished, and shown', async () => {
  const { dir, site, check, read } = await followed({ 'heels.json': page('Heels') });
  await check();
  const heels = await read('heels.json');
  const id = `${sha256(hostname()).slice(0, 8)}-${process.pid}-000000000000`;
  await mkdir(path.join(dir, `.unfinished-change.${id}`));
  const texts = { before: heels, after: heels.replace('Heels', 'High heels') };
  const entry = { path: 'heels.json', before: sha256(texts.before), after: sha256(texts.after) };
  const journal = { version: 1, id, what: 'validate --fix', entries: [entry] };
  const inside = (name: string) => path.join(dir, `.unfinished-change.${id}`, `${id}.${name}`);
  await writeFile(inside('0.after'), texts.after);
  await writeFile(inside('json'), JSON.stringify(journal));
  await rename(path.join(dir, `.unfinished-change.${id}`), path.join(dir, '.unfinished-change'));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await writeFile(path.join(dir, 'note.json'), JSON.stringify(page('Note')));
  await changed(() => site.pageData('/heels').title, 'High heels');
  expect(logged.mock.calls.join()).toContain('what it had begun is finished now');
});
