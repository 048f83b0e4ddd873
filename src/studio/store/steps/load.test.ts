// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { DraftKeeper } from '../documents/drafts';
import type { Server } from '../server/server';
import { Studio } from '../studio';

const drafts: DraftKeeper = {
  session: 'one-tab',
  own: async () => undefined,
  ofClosedTabs: async () => [],
  keep: vi.fn(),
  forget: vi.fn(),
};

test('a document that is asked for twice keeps what was done in it before the second answer', async () => {
  const waiting: (() => void)[] = [];
  const document = { path: 'index.json', file: 'pages/index.json', text: '{"title":"Home"}', hash: '1' };
  const server = {
    call: (name: string) =>
      new Promise((resolve) => {
        if (name === 'open') waiting.push(() => resolve({ document }));
      }),
    addPicture: vi.fn(),
  } as unknown as Server;
  const studio = new Studio(server, drafts);
  const opened = [studio.open('index.json'), studio.open('index.json')] as const;
  waiting[0]?.();
  await opened[0];
  studio.change([{ kind: 'set', pointer: '/title', value: 'Start', expected: 'Home' }]);
  waiting[1]?.();
  await opened[1];
  expect(studio.store.get().session.documents.get('index.json')?.value).toEqual({ title: 'Start' });
  studio.undo();
  await vi.waitFor(() =>
    expect(studio.store.get().session.documents.get('index.json')?.value).toEqual({ title: 'Home' }),
  );
});

test('a change of the disk that is told of twice is taken over once, and a choice is not called a kept change', async () => {
  const path = 'index.json';
  let disk = { path, file: 'pages/index.json', text: '{"title":"Home"}', hash: '1' };
  const server = {
    call: async (name: string) => (name === 'open' ? { document: disk } : new Promise(() => {})),
    addPicture: vi.fn(),
  } as unknown as Server;
  const studio = new Studio(server, drafts);
  await studio.open(path);
  studio.change([{ kind: 'set', pointer: '/title', value: 'Mine', expected: 'Home' }]);
  disk = { ...disk, text: '{"title":"Theirs"}', hash: '2' };
  const told = { documents: [{ path, hash: '2' }], others: false, isChecked: false };
  await Promise.all([studio.diskChanged(told), studio.diskChanged(told)]);
  expect(studio.store.get().conflicts).toHaveLength(1);
  expect(studio.store.get().notice.text).toBe('1 place was changed by somebody else, too');
});

test('a document that cannot be written at the moment is named by its page', async () => {
  const document = { path: 'soles.json', file: 'pages/soles.json', text: '{"title":"Soles"}', hash: '1' };
  const readOnly = 'The document is not JSON at the moment.';
  const server = {
    call: async (name: string) =>
      name === 'open' ? { document: { ...document, readOnly } } : new Promise(() => {}),
    addPicture: vi.fn(),
  } as unknown as Server;
  const studio = new Studio(server, drafts);
  await studio.open('soles.json');
  studio.change([{ kind: 'set', pointer: '/title', value: 'New soles', expected: 'Soles' }]);
  await studio.save();
  expect(studio.store.get().notice.text).toMatch(/^Not saved: “.*New soles.*”\. The document is not JSON/);
});
