import { request as ask } from 'node:http';
import { execFileSync } from 'node:child_process';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempSite } from '../../../tests/support/temp-site';
import { startDev } from './dev';

let dir: string;
let address: URL;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ dir } = await tempSite());
  execFileSync('mkfifo', [path.join(dir, 'media/pipe.webp')]);
  await symlink('/dev/zero', path.join(dir, 'media/link.webp'));
  const dev = await startDev({ pagesDir: dir, print: () => {} });
  address = new URL(dev.url);
  close = dev.close;
}, 60_000);
afterAll(async () => {
  await close();
  await rm(dir, { recursive: true });
});

const LIVE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  'sec-websocket-protocol': 'vite-hmr',
};

/** @returns status, headers and text of the answer; an upgraded connection has status 101 */
async function get(path: string, headers: Record<string, string> = {}) {
  const request = ask({
    host: address.hostname,
    port: address.port,
    path,
    headers: { host: address.host, ...headers },
  });
  request.end();
  const answered = once(request, 'response').then(async ([response]) => {
    let text = '';
    for await (const chunk of response) text += chunk;
    return { status: response.statusCode, headers: response.headers, text };
  });
  const upgraded = once(request, 'upgrade').then(([response, socket]) => {
    socket.destroy();
    return { status: response.statusCode, headers: response.headers, text: '' };
  });
  return Promise.race([answered, upgraded]);
}

/** A site elsewhere whose name was made to lead to this machine (DNS rebinding) has its own name in Host. */
describe('the server for editing', () => {
  it('listens on this machine only', () => {
    expect(address.hostname).toBe('127.0.0.1');
  });

  it.each([
    '/',
    '/services/soles',
    '/_data/index.json',
    '/@vite/client',
    '/__open-in-editor?file=x',
    '/media/soles.webp',
  ])('does not answer %s under a foreign name', async (path) => {
    const { status, text } = await get(path, { host: 'evil.example' });
    expect(status).toBe(403);
    expect(text).not.toContain('Shoes mended');
  });

  it('shows the pictures of the folder, and opens nothing else there', async () => {
    const names = [
      'soles.webp',
      'soles.webp?v=1',
      'pipe.webp',
      'link.webp',
      '../_site.json',
      '%2e%2e/_site.json',
      '',
    ];
    const answers = await Promise.all(names.map((name) => get(`/media/${name}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404, 404, 404]);
  });

  it('lets no other site read what it answers', async () => {
    const { status, headers } = await get('/_data/index.json', { origin: 'https://evil.example' });
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('tells news of documents to its own pages, which know the token, and to no other site', async () => {
    const token = /const wsToken = "([^"]+)"/.exec((await get('/@vite/client')).text)?.[1];
    expect(token).toBeTruthy();
    const own = { ...LIVE, origin: address.origin };
    expect((await get(`/?token=${token}`, own)).status).toBe(101);
    expect((await get('/', own)).status).toBe(400);
    expect((await get('/', { ...LIVE, origin: 'https://evil.example' })).status).toBe(400);
    expect((await get(`/?token=${token}`, { ...own, host: 'evil.example' })).status).toBe(400);
  });
});
