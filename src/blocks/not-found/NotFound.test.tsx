// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { until } from '../../../tests/support/runner/until';
import { SiteStub } from '../../../tests/support/sites/SiteStub';
import { NotFound } from './NotFound';

const block = {
  type: 'not-found',
  code: '404',
  title: 'Nothing here',
  text: 'Start again.',
  actions: [{ label: 'Home', href: '/' }],
} as const;
const routes = [
  { route: '/services/erp', name: 'ERP' },
  { route: '/privacy', name: 'Privacy' },
];
const fetched = vi.fn<typeof fetch>();

function show(suggestions?: string) {
  vi.stubGlobal('fetch', fetched);
  window.history.replaceState({}, '', '/servces/erp');
  render(
    <SiteStub>
      <NotFound block={{ ...block, actions: [...block.actions], suggestions }} renderBlocks={() => null} />
    </SiteStub>,
  );
}

afterEach(() => {
  cleanup();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

test('pages with similar addresses are suggested', async () => {
  fetched.mockResolvedValue(new Response(JSON.stringify(routes)));
  show('Perhaps you meant');
  const heading = await screen.findByRole('heading', { name: 'Perhaps you meant' });
  expect(heading.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  const offered = [...(heading.parentElement?.querySelectorAll('a') ?? [])].map((link) =>
    link.getAttribute('href'),
  );
  expect(offered).toEqual(['/services/erp']);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['another answer', () => Promise.resolve(new Response('<html>', { status: 404 }))],
  ['another list', () => Promise.resolve(new Response('[1, {"route": 2}]'))],
])('with %s the page is as it was', async (_name, answer) => {
  fetched.mockImplementation(answer);
  show('Perhaps you meant');
  await until(() => expect(fetched).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('nothing is fetched where the document asks for no suggestions', () => {
  show();
  expect(fetched).not.toHaveBeenCalled();
});
