import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from './serve';

let dir: string;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'serve-'));
  await mkdir(path.join(dir, 'services'));
  await writeFile(path.join(dir, 'index.html'), 'home');
  await writeFile(path.join(dir, '404.html'), 'nowhere');
  await writeFile(path.join(dir, 'services/repairs.html'), 'repairs');
  await writeFile(path.join(dir, 'repairs.html'), 'sent on by hosts that know no list');
  await writeFile(path.join(dir, '_redirects'), '/repairs /services/repairs 301\n');
  await writeFile(path.join(dir, '_headers'), '/*\n  Referrer-Policy: no-referrer\n');
  await mkdir(path.join(dir, 'assets'));
  await writeFile(path.join(dir, 'assets/app.js'), 'as it is');
  await writeFile(path.join(dir, 'assets/app.js.br'), brotliCompressSync('made by the build'));
  await writeFile(path.join(dir, 'services/repairs.html.br'), brotliCompressSync('repairs'));
  site = await serve({ dir });
});

afterAll(async () => {
  await site.close();
  await rm(dir, { recursive: true });
});

async function ask(address: string) {
  const response = await fetch(site.url + address, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

describe('serve', () => {
  it('answers pages at clean addresses', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, text: 'home' });
    expect(await ask('/services/repairs?from=mail')).toMatchObject({ status: 200, text: 'repairs' });
  });

  it.each([
    ['/assets/app.js', 'br', 'made by the build', 'text/javascript'],
    ['/assets/app.js', 'identity', 'as it is', 'text/javascript'],
    ['/services/repairs', 'br', 'repairs', 'text/html;charset=utf-8'],
  ])('sends %s to who takes %s as the build has made it', async (address, encoding, text, type) => {
    const response = await fetch(site.url + address, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toBe(text);
  });

  it.each([
    ['/services/repairs/', '/services/repairs'],
    ['/services/repairs.html?a=1', '/services/repairs?a=1'],
    ['/index.html', '/'],
    ['//services/repairs/', '/services/repairs'],
  ])('sends %s to %s', async (address, location) => {
    expect(await ask(address)).toMatchObject({ status: 308, location });
  });

  it.each([
    '/unknown',
    '/services',
    '/services/',
    '/404',
    '/..%2f..%2fetc/passwd',
    '/%',
    '//elsewhere.example/',
  ])('answers %s with the unknown-route page and status 404', async (address) => {
    expect(await ask(address)).toMatchObject({ status: 404, text: 'nowhere' });
  });

  it.each(['/repairs', '/repairs/', '/repairs.html'])(
    'sends %s, an alias, on to its page',
    async (address) => {
      expect(await ask(`${address}?a=1`)).toMatchObject({ status: 301, location: '/services/repairs?a=1' });
    },
  );

  it.each(['/', '/unknown', '/services/repairs/', '/repairs'])(
    'sends with %s the headers that the site lists',
    async (address) => {
      const { headers } = await fetch(site.url + address, { redirect: 'manual' });
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  it('takes the next port when one is taken, unless that one was asked for', async () => {
    const second = await serve({ dir });
    expect(second.url).not.toBe(site.url);
    const port = Number(new URL(second.url).port);
    await expect(serve({ dir, port })).rejects.toThrow(`Port ${port} is taken`);
    await second.close();
  });

  it('says how to make a site when there is none', async () => {
    await expect(serve({ dir: path.join(dir, 'services') })).rejects.toThrow('npm run build');
  });
});
