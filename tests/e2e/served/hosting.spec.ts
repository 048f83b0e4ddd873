import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { createHeaders } from '../../../src/node/hosting/headers-file';
import { prepareNginx } from '../../nginx/nginx-conf';
import { freePort } from '../../support/clients/free-port';
import { expect, hydrated, test } from '../support';

const run = promisify(execFile);

let folder: string;
let host: string;
let stop: () => Promise<unknown>;

// One nginx for all tests, in one worker.
test.describe.configure({ mode: 'default' });

test.beforeAll('serve the built site, two of its files compressed beforehand, by a real nginx', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pagewright-nginx-'));
  const root = path.join(folder, 'site');
  await cp('dist', root, { recursive: true });
  for (const file of ['index.html', await script()]) await compress(path.join(root, file));
  const port = await freePort();
  const { program, args } = await prepareNginx(folder, root, port);
  // It answers as soon as this has ended, and goes on by itself.
  await run(program, args);
  stop = () => run(program, [...args, '-s', 'stop']);
  host = `http://127.0.0.1:${port}`;
});

test.afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

async function script() {
  const file = (await readdir('dist/assets')).find((name) => name.startsWith('index-'));
  return `assets/${file}`;
}

async function compress(file: string) {
  const text = await readFile(file);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
}

/** Asks as a browser does, but takes the answer as it comes, compressed and without following it. */
async function ask(address: string, encoding = 'identity') {
  const [response] = await once(get(address, { headers: { 'accept-encoding': encoding } }), 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test('a real nginx answers pages at their one address, and the unknown with status 404', async () => {
  const of = async (address: string) => {
    const { status, headers } = await ask(host + address);
    return headers.location ? `${status} ${headers.location}` : status;
  };
  const redirects = await readFile('dist/_redirects', 'utf8');
  const [alias = '', page = ''] = redirects.split(' ');
  expect(await of('/services/erp?a=1')).toBe(200);
  expect(await of('/services/erp/')).toBe('308 /services/erp');
  expect(await of('/services/erp.html?a=1')).toBe('308 /services/erp?a=1');
  expect(await of('/index.html')).toBe('308 /');
  expect(await of(`${alias}?a=1`)).toBe(`301 ${page}?a=1`);
  for (const nothing of ['/services', '/404', '/_headers', '/.hosting/nginx.conf', '//elsewhere.example/']) {
    expect(await of(nothing), nothing).toBe(404);
  }
  expect((await ask(`${host}/unknown`)).body).toEqual(await readFile('dist/404.html'));
});

test('a real nginx sends every header of the policy with every answer', async () => {
  const policy = createHeaders('dist')('/');
  expect(policy.length).toBeGreaterThan(5);
  for (const address of ['/', '/unknown', '/services/erp/', '/robots.txt', `/${await script()}`]) {
    const { headers } = await ask(host + address);
    for (const [name, value] of policy)
      expect(headers[name.toLowerCase()], `${address}: ${name}`).toBe(value);
  }
});

test('a real nginx leaves out of parts of pages what says something of pages alone, also where they are missing', async () => {
  const sent = async (address: string) => Object.keys((await ask(host + address)).headers);
  const [font] = (await readdir('dist/assets')).filter((name) => name.endsWith('.woff2'));
  expect(await sent(`/assets/${font}`)).not.toContain('content-security-policy');
  expect(await sent(`/assets/${font}`)).toContain('x-content-type-options');
  // What is answered here is a page.
  expect(await sent('/assets/gone.woff2')).toContain('content-security-policy');
});

test('a real nginx sends what was compressed beforehand', async () => {
  for (const file of ['index.html', await script()]) {
    const address = `${host}/${file.replace('index.html', '')}`;
    for (const [encoding, ending, unpack] of [
      ['br', 'br', brotliDecompressSync],
      ['gzip', 'gz', gunzipSync],
    ] as const) {
      const { headers, body } = await ask(address, encoding);
      expect(headers['content-encoding'], file).toBe(encoding);
      // Only of a file is the length known before.
      expect(Number(headers['content-length']), `${file}.${ending}`).toBe(body.length);
      expect(unpack(body)).toEqual(await readFile(`dist/${file}`));
    }
  }
});

test('a real nginx lets browsers keep what has its content in its name, and nothing that is missing', async () => {
  const caching = async (address: string) => (await ask(host + address)).headers['cache-control'];
  for (const address of ['/', '/services/erp', '/_data/_routes.json', '/assets/gone.js', '/unknown']) {
    expect(await caching(address), address).toBe('no-cache');
  }
  const [social] = (await readdir('dist/social')).filter((name) => name.endsWith('.png'));
  for (const address of [`/${await script()}`, `/social/${social}`]) {
    expect(await caching(address), address).toBe('public, max-age=31536000, immutable');
  }
});

test('a page comes to life under the headers of a real nginx', async ({ page }) => {
  await page.goto(`${host}/services/erp`);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveTitle(/^Privacy policy/);
});
