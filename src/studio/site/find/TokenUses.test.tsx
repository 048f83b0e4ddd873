// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { reachOf } from '../../../content/model/reach';
import { StudioProvider } from '../../store/hooks/use-studio';
import type { Studio } from '../../store/studio';
import { TokenUses } from './TokenUses';

afterEach(cleanup);

const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  '{phone}': ['index.json', 'soles.json', 'soles.json'],
  '{company}': ['_site.json', 'fr/_site.json', 'index.json'],
  '{hours}': ['_site.json'],
  '{fax}': [],
};

async function find(text: string) {
  const paths = HOLDERS[text];
  return paths && { reach: reachOf(paths), places: [] };
}

async function shownUses(...names: string[]) {
  const studio = { site: { find } } as unknown as Studio;
  await act(async () =>
    render(
      <StudioProvider value={studio}>
        <TokenUses names={names} />
      </StudioProvider>,
    ),
  );
  return screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
}

test('where the server does not answer, a token is not said to be used nowhere', async () => {
  expect(await shownUses('phone', 'email')).toEqual([
    '{phone} stands on 2 pages',
    '{email}: not known, because the studio’s server does not answer',
  ]);
});

test('the documents of the whole site are not counted as pages', async () => {
  expect(await shownUses('company', 'hours', 'fax')).toEqual([
    '{company} stands on 1 page and in “The whole site”',
    '{hours} stands in “The whole site”',
    '{fax} stands on 0 pages',
  ]);
});
