import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Sent, studioClient } from '../../../../../tests/support/clients/studio-client';
import { until } from '../../../../../tests/support/runner/until';
import { tempSite } from '../../../../../tests/support/sites/temp-site';
import {
  PICTURE_CALL,
  SECRET_HEADER,
  STUDIO,
  STUDIO_API,
  type StudioCall,
  type StudioCalls,
} from '../../../../content/model/protocols/studio-protocol';
import { sha256 } from '../../../system/sha256';
import { BODY_CHECKS } from './check-body';

type Site = Awaited<ReturnType<typeof tempSite>>;
type Client = Awaited<ReturnType<typeof studioClient>>;

let site: Site;
let studio: Client;
let calls: { [Call in StudioCall]: StudioCalls[Call]['takes'] };
let picture: Buffer;
/** What is on the disk as long as nothing is written. */
let untouched: Record<string, string>;

beforeAll(async () => {
  site = await tempSite();
  studio = await studioClient(site.dir);
  const text = await site.read('index.json');
  const documents = [
    { path: 'index.json', base: sha256(text), text: text.replace('By Friday', 'By Monday') },
  ];
  const draft = { session: 'request-test', documents, route: '/' };
  // A new call has no body here until somebody writes one: the types ask for it.
  calls = {
    pages: {},
    open: { path: 'index.json' },
    draft,
    issuesHere: draft,
    issues: draft,
    choices: {},
    find: { documents, text: 'shoes' },
    uses: { documents, thing: { kind: 'places', route: '/', ids: ['prices'] } },
    plan: { documents, action: { kind: 'rename', route: '/services/soles', to: '/services/heels' } },
    complete: { documents, path: 'index.json', text: '{ }', offset: 2 },
    explain: { documents, path: 'index.json', text, offset: text.indexOf('title') },
    icons: { query: 'truck' },
    schema: {},
    beginning: {},
    newSite: bakery,
    changes: {},
    unusedPictures: { documents, files: ['media/soles.webp'] },
    removePicture: { documents, file: 'media/unused.png' },
    history: { path: 'index.json' },
    handOver: { name: 'New prices' },
    archive: {},
    takeOthers: {},
    save: draft,
  };
  picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  // The one that a call deletes.
  await studio.upload('unused.png', picture);
  await until(async () => {
    const { answer } = await studio.call('changes', {});
    expect(JSON.stringify(answer)).toContain('media/unused.png');
  });
  untouched = await site.all();
});
afterAll(async () => {
  await studio.close();
  await rm(site.dir, { recursive: true });
});

const bakery = {
  ...{ name: 'Ama’s Bakery', offer: 'We bake bread', language: 'en', town: 'Accra', country: 'Ghana' },
  ...{ phone: '', email: 'ama@example.com', palette: 'clay', fonts: '', url: '' },
};

const names = [...Object.keys(BODY_CHECKS), PICTURE_CALL];

/** A call that would be answered, and one that writes would write. */
function rightCall(name: string): Required<Sent> & { path: string } {
  const isPicture = name === PICTURE_CALL;
  const body = isPicture
    ? picture
    : JSON.stringify(Object.entries(calls).find(([call]) => call === name)?.[1]);
  const headers = studio.own(isPicture ? 'application/octet-stream' : 'application/json');
  return { path: `${STUDIO_API}/${name}${isPicture ? '?name=red.png' : ''}`, method: 'POST', headers, body };
}

/** What others can do: pages of other sites and programs that do not know the secret. Each changes headers of a right call. */
const OTHERS: Record<string, (own: Client) => Sent> = {
  'a page of another site': () => ({
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  }),
  'a page of another port': () => ({
    headers: { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-site' },
  }),
  'a page without an origin': () => ({ headers: { origin: 'null' } }),
  'a page that says nothing of itself': () => ({
    headers: { origin: undefined, 'sec-fetch-site': undefined },
  }),
  'a page that was typed in': () => ({ headers: { origin: undefined, 'sec-fetch-site': 'none' } }),
  'a name that was made to lead here': ({ host }) => {
    const other = host.replace('127.0.0.1', 'evil.example');
    return { headers: { host: other, origin: `http://${other}` } };
  },
  'another name of this machine': ({ host }) => {
    const other = host.replace('127.0.0.1', 'localhost');
    return { headers: { host: other, origin: `http://${other}` } };
  },
  'another name of this machine, without an origin': ({ host }) => ({
    headers: { host: host.replace('127.0.0.1', 'localhost'), origin: undefined },
  }),
  'one with a wrong secret': () => ({ headers: { [SECRET_HEADER]: 'x'.repeat(43) } }),
  'one without a secret': () => ({ headers: { [SECRET_HEADER]: undefined } }),
  'a form': () => ({ headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  'a form with files': () => ({ headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
  'plain text, which needs no preflight': () => ({ headers: { 'content-type': 'text/plain' } }),
  'a body without a type': () => ({ headers: { 'content-type': undefined } }),
  'a GET': () => ({ method: 'GET', body: '' }),
  'a PUT': () => ({ method: 'PUT' }),
};

describe.each(names)('the call %s', (name) => {
  test.each(Object.keys(OTHERS))('is refused for %s, and nothing is written', async (who) => {
    const { path, ...right } = rightCall(name);
    const other = OTHERS[who]?.(studio);
    const { status, headers, text } = await studio.send(path, {
      ...right,
      ...other,
      headers: { ...right.headers, ...other?.headers },
    });
    expect([403, 405, 415]).toContain(status);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(text).not.toMatch(/Shoes fixed|"path"|<svg/);
    expect(await site.all()).toEqual(untouched);
  });

  test('is not allowed to any other page that asks its browser first', async () => {
    const { path } = rightCall(name);
    const { status, headers } = await studio.send(path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
        'access-control-request-method': 'POST',
        'access-control-request-headers': SECRET_HEADER,
      },
    });
    expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  test.each(['', 'x', '[]', 'null', '"x"', '{"path":7,"documents":[7],"session":"x","query":{}}'])(
    'takes no body like %j',
    async (body) => {
      const { path, ...right } = rightCall(name);
      const { status, text } = await studio.send(path, { ...right, body });
      const isAnything =
        ['pages', 'schema', 'choices', 'changes', 'beginning', 'archive', 'takeOthers'].includes(name) &&
        body.startsWith('{');
      expect(status).toSatisfy((found: number) => (isAnything ? found < 500 : found >= 400 && found < 500));
      expect(JSON.parse(text)).toBeTypeOf('object');
      expect(await site.all()).toEqual(untouched);
    },
  );

  test('is refused before its body is read where that is too large', async () => {
    const { path, headers } = rightCall(name);
    const { port, hostname } = new URL(studio.origin);
    const all = { ...headers, host: studio.host, 'content-length': String(100_000_000) };
    const request = ask({ host: hostname, port, path, method: 'POST', headers: all });
    // Only the headers are sent.
    request.flushHeaders();
    const [response] = await once(request, 'response');
    request.on('error', () => {}).destroy();
    expect(response.statusCode).toBe(413);
  });
});

test('a tab that is closed while it sends is no fault of the server', async () => {
  const faults = vi.spyOn(console, 'error').mockReturnValue();
  const { path, headers } = rightCall(PICTURE_CALL);
  const { port, hostname } = new URL(studio.origin);
  const all = { ...headers, host: studio.host, 'content-length': '100000' };
  const request = ask({ host: hostname, port, path, method: 'POST', headers: all });
  request.on('error', () => {}).write(picture, () => request.destroy());
  await new Promise((resolve) => request.on('close', resolve));
  expect((await studio.call('icons', { query: 'truck' })).status).toBe(200);
  expect(faults).not.toHaveBeenCalled();
  faults.mockRestore();
  expect(await site.all()).toEqual(untouched);
});

test('the page is under its own name only, and in no frame', async () => {
  const { page, send, host } = studio;
  expect(page.status).toBe(200);
  expect(page.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  for (const [other, answer] of [
    ['evil.example', 403],
    ['localhost.evil.example', 403],
    [`localhost:${host.split(':')[1]}`, 302],
  ] as const) {
    const { status, text, headers } = await send(STUDIO, { method: 'GET', headers: { host: other } });
    expect([other, status]).toEqual([other, answer]);
    expect(text).not.toContain('meta');
    expect(headers.location).toBe(answer === 302 ? `http://${host}${STUDIO}` : undefined);
  }
});

describe('a folder in which there is nothing', () => {
  let folder: string;
  let empty: Client;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
    empty = await studioClient(folder);
  });
  afterAll(async () => {
    await empty.close();
    await rm(folder, { recursive: true });
  });

  test.each(Object.keys(OTHERS))('gets no site from %s', async (who) => {
    const right = { headers: empty.own('application/json'), body: JSON.stringify(bakery) };
    const other = OTHERS[who]?.(empty);
    const headers = { ...right.headers, ...other?.headers };
    await empty.send(`${STUDIO_API}/newSite`, { ...right, ...other, headers });
    expect(await readdir(folder)).toEqual([]);
  });
});

test('another address below it is none', async () => {
  for (const path of [`${STUDIO}/x`, `${STUDIO_API}`, `${STUDIO_API}/constructor`, `${STUDIO_API}x/pages`]) {
    const { status } = await studio.send(path, { headers: studio.own('application/json'), body: '{}' });
    expect([path, status]).toEqual([path, 404]);
  }
});

/** Last, since it changes the site: what others are refused is possible. */
test.each(names)('the call %s is answered to the page of the studio', async (name) => {
  const { path, ...right } = rightCall(name);
  const before = untouched;
  expect((await studio.send(path, right)).status).toBe(200);
  untouched = await site.all();
  const hasChanged = JSON.stringify(before) !== JSON.stringify(untouched);
  expect(hasChanged).toBe(['save', 'removePicture', PICTURE_CALL].includes(name));
});
