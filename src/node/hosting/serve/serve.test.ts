import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
  await writeFile(path.join(dir, 'assets/ten.txt'), '0123456789');
  await writeFile(path.join(dir, 'assets/large.bin'), Buffer.alloc(8_000_000));
  await mkdir(path.join(dir, '.hosting'));
  await writeFile(path.join(dir, '.hosting/nginx.conf'), 'of no concern to visitors');
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
    ['/assets/app.js', 'br', 'made by the build', 'text/javascript; charset=utf-8'],
    ['/assets/app.js', 'identity', 'as it is', 'text/javascript; charset=utf-8'],
    ['/services/repairs', 'br', 'repairs', 'text/html; charset=utf-8'],
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
    '/%34%30%34',
    '/%2f404',
    '/./404',
    '/_headers',
    '/_redirects',
    '/%5fheaders',
    '/.hosting/nginx.conf',
    '/%2ehosting/nginx.conf',
    '/%2Ehosting%2fnginx.conf',
    '/services/..%2f.hosting/nginx.conf',
    '/assets/app.js/',
    '/assets/app.js%00.html',
    '/%ff',
    '/assets%5capp.js',
    `/${'long'.repeat(2000)}`,
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
    await expect(serve({ dir, port })).rejects.toThrow(`Port ${port} cannot be used: it is in use.`);
    await second.close();
  });

  it('says how to make a site when there is none', async () => {
    await expect(serve({ dir: path.join(dir, 'services') })).rejects.toThrow('npm run build');
  });

  it.each([
    ['bytes=2-4', 206, '234'],
    ['bytes=8-', 206, '89'],
    ['bytes=-5', 206, '56789'],
    ['bytes=-50', 200, '0123456789'],
    ['bytes=4-400', 206, '456789'],
    ['bytes=0-0', 206, '0'],
    ['bytes=5-1', 416, ''],
    ['bytes=10-', 416, ''],
    ['bytes=-0', 416, ''],
    ['bytes=1-2,4-5', 200, '0123456789'],
    ['bytes=x-y', 200, '0123456789'],
    ['lines=1-2', 200, '0123456789'],
    ['bytes', 200, '0123456789'],
  ])('answers a request for the part %s with %i', async (range, status, text) => {
    const response = await fetch(`${site.url}/assets/ten.txt`, { headers: { range } });
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it('counts ranges in the bytes of the uncompressed file', async () => {
    const headers = { range: 'bytes=0-1', 'accept-encoding': 'br' };
    const response = await fetch(`${site.url}/assets/app.js`, { headers });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect([response.headers.get('content-range'), await response.text()]).toEqual(['bytes 0-1/8', 'as']);
  });

  it('lets no browser cache an answer about a missing file', async () => {
    const { headers } = await fetch(`${site.url}/assets/gone.js`);
    expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([
      'no-cache',
      'text/html; charset=utf-8',
    ]);
  });

  it.each([
    'GET // HTTP/1.1',
    'GET http://[ HTTP/1.1',
    'GET /? HTTP/1.1',
    'GET * HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'nonsense',
  ])('goes on after the request line %s', async (line) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.write(`${line}\r\nHost: site.invalid\r\nConnection: close\r\n\r\n`);
    expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 (?:200|400|404|405)/);
    expect(await ask('/')).toMatchObject({ status: 200 });
  });

  it('keeps serving while a new build replaces the folder', async () => {
    const away = `${dir}-away`;
    const statuses = new Set<number>();
    for (let turn = 0; turn < 25; turn++) {
      const asked = ['/', '/services/repairs', '/unknown', '/assets/ten.txt', '/repairs'].map(ask);
      await rename(dir, away);
      asked.push(ask('/'), ask('/unknown'));
      await rename(away, dir);
      for (const { status } of await Promise.all(asked)) statuses.add(status);
    }
    expect([...statuses].filter((status) => ![200, 301, 404, 503].includes(status))).toEqual([]);
    expect(await ask('/')).toMatchObject({ status: 200, text: 'home' });
  });

  it('waits for a file that is still being made, and then goes on with another folder', async () => {
    const making = `${dir}-making`;
    await mkdir(making);
    await writeFile(path.join(making, 'index.html'), 'new home');
    const need = async (address: string) => {
      if (address === '/broken.txt') throw new Error('It cannot be made.');
      if (address === '/late.txt') await writeFile(path.join(making, 'late.txt'), 'here');
    };
    const early = await serve({ dir: making, need });
    // Otherwise the server's end waits some seconds for the connection, which fetch keeps for a next request.
    const textAt = async (address: string) => {
      const response = await fetch(early.url + address, { headers: { connection: 'close' } });
      return [response.status, await response.text()];
    };
    expect(await textAt('/')).toEqual([200, 'new home']);
    expect(await textAt('/late.txt')).toEqual([200, 'here']);
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await textAt('/broken.txt')).toEqual([500, expect.stringContaining('could not answer')]);
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
    early.moveTo(dir);
    expect(await textAt('/')).toEqual([200, 'home']);
    expect(await textAt('/assets/ten.txt')).toEqual([200, '0123456789']);
    await early.close();
    await rm(making, { recursive: true });
  });

  it('answers 503 while the folder is missing for a moment', async () => {
    await rename(dir, `${dir}-away`);
    const { status } = await ask('/');
    await rename(`${dir}-away`, dir);
    expect(status).toBe(503);
  });

  it.runIf(process.platform === 'linux')('closes the files of visitors who leave early', async () => {
    for (let visitor = 0; visitor < 30; visitor++) {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
      socket.write('GET /assets/large.bin HTTP/1.1\r\nHost: site.invalid\r\n\r\n');
      await once(socket, 'data');
      socket.destroy();
    }
    await expect.poll(() => openFiles('large.bin')).toBe(0);
  });
});

function openFiles(name: string): number {
  const handles = readdirSync('/proc/self/fd').map((handle) => {
    try {
      return readlinkSync(`/proc/self/fd/${handle}`);
    } catch {
      return '';
    }
  });
  return handles.filter((target) => target.endsWith(name)).length;
}
