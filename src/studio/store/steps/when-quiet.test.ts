// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftKeeper } from '../documents/drafts';
import type { Server } from '../server/server';
import { Studio } from '../studio';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('when the whole site was checked, the pages are asked for again as soon as nobody types', async () => {
  const calls: string[] = [];
  const pages = [{ path: 'index.json', file: 'pages/index.json', title: 'Home', errors: 1, warnings: 0 }];
  const answers = {
    pages: { pages },
    draft: { view: { route: '/' } },
    issuesHere: { issues: [] },
    issues: { issues: [], hidden: 0 },
  };
  const server: Server = {
    call: async (name) => {
      calls.push(name);
      return Reflect.get(answers, name);
    },
    addPicture: vi.fn(),
  };
  const drafts: DraftKeeper = {
    session: 'one-tab',
    own: async () => undefined,
    ofClosedTabs: async () => [],
    keep: vi.fn(),
    forget: vi.fn(),
  };
  const studio = new Studio(server, drafts);
  await studio.diskChanged({ documents: [], others: false, isChecked: true });
  expect(calls, 'the page in view is the same').toEqual([]);
  for (let letter = 0; letter < 5; letter++) {
    await vi.advanceTimersByTimeAsync(120);
    studio.renew();
  }
  expect(calls).not.toContain('pages');
  await vi.advanceTimersByTimeAsync(500);
  expect(calls.filter((name) => name === 'pages')).toHaveLength(1);
  expect(calls).not.toContain('choices');
  expect(studio.store.get().pages).toEqual(pages);
  studio.renew();
  await vi.advanceTimersByTimeAsync(500);
  expect(calls.filter((name) => name === 'pages')).toHaveLength(1);
});

test('the draft is kept while somebody types on', async () => {
  const keep = vi.fn();
  const server: Server = { call: async () => Promise.reject(new Error()), addPicture: vi.fn() };
  const drafts: DraftKeeper = {
    session: 'one-tab',
    own: async () => undefined,
    ofClosedTabs: async () => [],
    keep,
    forget: keep,
  };
  const studio = new Studio(server, drafts);
  studio.store.set({ page: 'index.json' });
  for (let letter = 0; letter < 5; letter++) {
    studio.renew();
    await vi.advanceTimersByTimeAsync(120);
  }
  expect(keep).toHaveBeenCalledOnce();
});
