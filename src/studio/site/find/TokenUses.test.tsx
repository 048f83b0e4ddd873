// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StudioProvider } from '../../store/hooks/use-studio';
import type { Studio } from '../../store/studio';
import { TokenUses } from './TokenUses';

afterEach(cleanup);

test('where the server does not answer, a token is not said to be used nowhere', async () => {
  const find = async (text: string) => (text === '{phone}' ? { documents: 3, places: [] } : undefined);
  const studio = { site: { find } } as unknown as Studio;
  await act(async () =>
    render(
      <StudioProvider value={studio}>
        <TokenUses names={['phone', 'email']} />
      </StudioProvider>,
    ),
  );
  expect(screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual([
    '{phone} stands on 3 pages',
    '{email}: not known, because the studio’s server does not answer',
  ]);
});
