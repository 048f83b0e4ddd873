import { request as ask } from 'node:http';
import { execFileSync } from 'node:child_process';
import { rm, symlink, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempSite } from '../../../tests/support/sites/temp-site';
import { until } from '../../../tests/support/runner/until';
import { startDev } from './dev';

let dir: string;
let address: URL;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ dir } = await tempSite());
  execFileSync('mkfifo', [path.join(dir, 'media/pipe.webp')]);
  await symlink('/dev/zero', path.join(dir, 'media/link.webp'));
  for (const [name, text] of Object.entries(DRAWINGS)) await writeFile(path.join(dir, 'media', name), text);
  const dev = await startDev({ pagesDir: dir, print: () => {} });
  address = new URL(dev.url);
  close = dev.close;
});
afterAll(async () => {
  await close();
  await rm(dir, { recursive: true });
});

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<!-- note --><path d="M0 0h9v9z"/></svg>`;

const DRAWINGS = {
  'good.svg': svg('<metadata>x</metadata>'),
  'script.svg': svg('<script>alert(1)</script>'),
  'entity.svg': `<!DOCTYPE svg [<!ENTITY s "<script>alert(1)</script>">]>${svg('&s;')}`,
  'script.SVG': svg('<script>alert(1)</script>'),
  'page.html': '<script>alert(1)</script>',
  'page.xhtml': '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
};

const LIVE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  'sec-websocket-protocol': 'vite-hmr',
};

it('fonts that come late are shown all the same', async () => {
  const response = await fetch(new URL('/src/theme/theme.css', address), { headers: { accept: 'text/css' } });
  const css = await response.text();
  expect(css).toContain('font-display: swap');
  expect(css).not.toContain('font-display: optional');
});

it('goes on, and says so, when the first check of all documents fails', async () => {
  const printed: string[] = [];
  const broken = await tempSite();
  await writeFile(path.join(broken.dir, 'lost.json'), '{');
  const dev = await startDev({
    pagesDir: broken.dir,
    print: (text) => {
      printed.push(text);
      if (text.includes('lost.json')) throw new Error('the terminal is gone');
    },
  });
  await until(() => expect(printed).toContain('the terminal is gone'));
  expect((await fetch(new URL('/services/soles', dev.url))).status).toBe(200);
  await dev.close();
  await rm(broken.dir, { recursive: true });
});

/** One address of each kind that the server answers. */
const ADDRESSES = [
  '/',
  '/services/soles',
  '/_data/_routes.json',
  '/_messages',
  '/_blocks',
  '/__open-in-editor',
  '/media/soles.webp',
  '/@vite/client',
  '/src/app/client/entry-client.tsx',
];

/** Malformed addresses, and ones that lead out of their folder. */
const MALFORMED = [
  '//',
  '?file=',
  '?file=%',
  '?file=%00',
  '/%',
  '%E0%A4%A',
  '/%00',
  '/..%2f..%2f..%2fetc/passwd',
  '/%5c..%5c',
  '//[',
  '?%',
  '#',
];

/** Each address, and each end on some of them; the rest is left for `npm run test:rest`. */
function malformed(): { path: string; tags: string[] }[] {
  return ADDRESSES.flatMap((address, place) =>
    ['', ...MALFORMED].map((end, index) => {
      const isLookedAt = end === '' || (place + index) % 4 === 0;
      return { path: address + end, tags: isLookedAt ? [] : ['rest'] };
    }),
  );
}

/** @returns status, headers and text of the answer; an upgraded connection has status 101 */
async function get(path: string, headers: Record<string, string | undefined> = {}) {
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
    '/_data/_routes.json',
    '/@vite/client',
    '/__open-in-editor?file=x',
    '/media/soles.webp',
  ])('does not answer %s under a foreign name', async (path) => {
    const { status, text } = await get(path, { host: 'evil.example' });
    expect(status).toBe(403);
    expect(text).not.toContain('Shoes fixed');
  });

  it('answers a page that is not on the disk to the frame of the studio, which shows one that is not saved', async () => {
    expect((await get('/services/none')).status).toBe(404);
    const inFrame = {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'iframe',
    };
    expect((await get('/services/none', inFrame)).status).toBe(200);
  });

  it('answers the request for an icon that browsers make before a page has named one', async () => {
    expect((await get('/favicon.ico')).status).toBe(204);
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

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3000' },
    { origin: 'http://127.0.0.1:3000' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  ])('answers no page of another site, on this machine or elsewhere: %o', async (headers) => {
    for (const path of [
      '/',
      '/_data/_routes.json',
      '/src/app/client/entry-client.tsx',
      '/media/soles.webp',
    ]) {
      const answer = await get(path, headers);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('lets links from elsewhere be followed, and gives no answers to other sites', async () => {
    const followed = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    const { status, headers } = await get('/', followed);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "frame-ancestors 'self'",
    });
  });

  for (const { path, tags } of malformed())
    it(`answers ${path}, and goes on`, { tags }, async () => {
      for (const headers of [{}, { 'sec-fetch-site': 'same-origin' }]) {
        const { status } = await get(path, headers);
        // Vite's own part of the server may say that it failed; ours knows what to answer.
        expect(status).toBeLessThan(path.startsWith('/@vite/') ? 501 : 500);
      }
    });

  it('still answers a page after all malformed requests', async () => {
    expect((await get('/')).status).toBe(200);
  });

  it('sends updates of documents to its own pages, which know the token, and to no other site', async () => {
    const token = /const wsToken = "([^"]+)"/.exec((await get('/@vite/client')).text)?.[1];
    expect(token).toBeTruthy();
    const own = { ...LIVE, origin: address.origin };
    expect((await get(`/?token=${token}`, own)).status).toBe(101);
    expect((await get('/', own)).status).toBe(400);
    expect((await get('/', { ...LIVE, origin: 'https://evil.example' })).status).toBe(400);
    expect((await get(`/?token=${token}`, { ...own, host: 'evil.example' })).status).toBe(400);
  });
});

/** Somebody may open a received file by its address before anyone has looked into it. */
describe('files in the media folder', () => {
  it('are SVG files as the build writes them', async () => {
    const { status, headers, text } = await get('/media/good.svg?v=1');
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(text).toContain('<path d="M0 0h9v9z"/>');
    expect(text).not.toMatch(/note|metadata/);
  });

  it.each(['script.svg', 'entity.svg', 'script%2Esvg', '/script.svg'])(
    'are not sent when they are like %s',
    async (name) => {
      const { status, text } = await get(`/media/${name}`);
      expect(status).toBe(403);
      expect(text).not.toContain('alert');
    },
  );

  it.each(['good.svg', 'script.svg/', 'script.SVG', 'page.html', 'page.xhtml', '../media/script.SVG'])(
    'run no script when they are opened: %s',
    async (name) => {
      const { headers } = await get(`/media/${name}`);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('run none by another address either', async () => {
    const { headers } = await get('/pages/media/mark.svg');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect((await get('/services/soles')).headers['content-security-policy']).not.toContain('sandbox');
  });
});
