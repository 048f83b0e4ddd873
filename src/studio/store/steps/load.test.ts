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
