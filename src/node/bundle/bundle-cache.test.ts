import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubSite } from '../../../tests/support/sites/SiteStub';
import * as bundling from './bundle';
import { openBundles } from './bundle-cache';

const HERE = 'It is bundled in this process.';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  vi.spyOn(bundling, 'bundle').mockRejectedValue(new Error(HERE));
});
afterEach(() => rmSync(root, { recursive: true }));

const load = (name: string, ofCode: string) =>
  openBundles('x', { ofCode: path.join(root, ofCode), ofSites: path.join(root, 'sites') }).load({
    site: { ...stubSite, name },
    assets: { images: {}, texts: {} },
  });

test('code is bundled in a process of its own, once', async () => {
  const { indexHtml, css, files, workerModule } = await load('Soles', 'code');
  expect(indexHtml).toContain('<!--app-->');
  expect(css).toContain(':root{');
  expect([...files.keys()].some((name) => name.endsWith('.woff2'))).toBe(true);
  expect(workerModule.href).toMatch(/page-worker\.mjs$/);
  expect((await load('Heels', 'code')).css).toBe(css);
});

test('where a process of its own can keep nothing, this one bundles', { tags: ['rest'] }, async () => {
  writeFileSync(path.join(root, 'file'), 'no folder');
  await expect(load('Soles', 'file')).rejects.toThrow(HERE);
});
