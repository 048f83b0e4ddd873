import { rm } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { tempSite } from '../../../../tests/support/sites/temp-site';
import { publishRoutes } from './publish-routes';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function site(documents: Record<string, unknown> = {}) {
  const made = await tempSite(documents);
  folders.push(made.dir);
  const printed: string[] = [];
  return { ...made, printed, publish: () => publishRoutes(made.dir, (text) => printed.push(text)) };
}

test('the first ledger lists the existing pages, without the 404 page', async () => {
  const { publish, read, printed } = await site();
  await publish();
  expect(await read('_published.json')).toBe('[\n  "/",\n  "/services/soles"\n]\n');
  expect(printed.join()).toContain('lists 2 addresses, 2 of them new');
});

test('it grows, stays sorted, and loses nothing', async () => {
  const { publish, read, printed } = await site({ '_published.json': ['/zebra', '/services/soles'] });
  await publish();
  expect(JSON.parse(await read('_published.json'))).toEqual(['/', '/services/soles', '/zebra']);
  await publish();
  expect(printed[1]).toContain('lists 3 addresses, 0 of them new');
});

test.each(['{}', '[1]', '["services"]', '[', ''])('%j is refused and left as it is', async (text) => {
  const { publish, read } = await site({ '_published.json': text });
  await expect(publish()).rejects.toThrow(/_published\.json is not a list of addresses/);
  expect(await read('_published.json')).toBe(text);
});

test('an address is listed once its page is public', async () => {
  const heels = { title: 'Heels', description: 'New heels', blocks: [] };
  const { publish, read } = await site({
    'heels.json': { ...heels, status: 'draft' },
    'boots.json': { ...heels, publishFrom: '2999-01-01T00:00Z' },
    'laces.json': { ...heels, publishUntil: '2020-01-01T00:00Z' },
  });
  await publish();
  expect(JSON.parse(await read('_published.json'))).toEqual(['/', '/services/soles']);
});
