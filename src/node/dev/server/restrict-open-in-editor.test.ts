import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restrictOpenInEditor } from './restrict-open-in-editor';

let folder: string;
let pages: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pagewright-editor-'));
  pages = path.join(folder, 'pages');
  await mkdir(pages);
  await writeFile(path.join(pages, 'soles.json'), '{}');
  await writeFile(path.join(folder, 'secret.json'), '{}');
  await symlink(path.join(folder, 'secret.json'), path.join(pages, 'link.json'));
});
afterAll(() => rm(folder, { recursive: true }));

async function passes(file: string, site = 'same-origin'): Promise<boolean> {
  const request = new IncomingMessage(new Socket());
  request.url = `/?file=${encodeURIComponent(file)}`;
  request.headers['sec-fetch-site'] = site;
  const response = new ServerResponse(request);
  let passed = false;
  await restrictOpenInEditor(pages)(request, response, () => {
    passed = true;
  });
  expect(response.statusCode).toBe(passed ? 200 : 403);
  return passed;
}

describe('opening in the editor', () => {
  it('is for documents, with or without line and column', async () => {
    expect(await passes(path.join(pages, 'soles.json'))).toBe(true);
    expect(await passes(path.join(pages, 'soles.json:12'))).toBe(true);
    expect(await passes(path.join(pages, 'soles.json:12:3'))).toBe(true);
  });

  it.each(['../secret.json', 'link.json', 'gone.json', '../../etc/passwd', ''])(
    'is not for %s',
    async (name) => {
      expect(await passes(path.join(pages, name))).toBe(false);
    },
  );

  it('is allowed for the page itself, not for another site', async () => {
    expect(await passes(path.join(pages, 'soles.json'), 'cross-site')).toBe(false);
  });
});
