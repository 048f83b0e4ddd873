import { expect, test } from 'vitest';
import { entriesOf } from './entries';

test('a value is not found by a name that the site has chosen', () => {
  const site = {
    tokens: { icon: 'Star', href: 'see us' },
    languages: { id: 'id-ID' },
    footer: { tokens: { icon: 'star' } },
  };
  const { named } = entriesOf(site, new Set());
  expect(named('icon').map(({ pointer }) => pointer)).toEqual(['/footer/tokens/icon']);
  expect([...named('href'), ...named('id')]).toEqual([]);
});
