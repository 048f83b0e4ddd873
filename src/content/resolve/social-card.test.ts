import { expect, test } from 'vitest';
import type { Block } from '../../generated/documents';
import { socialCard } from './social-card';

const hero: Block = {
  type: 'hero',
  title: 'Soles',
  lead: 'x',
  picture: { color: 'indigo', pattern: 'kente' },
};
const banner: Block = { type: 'banner', title: 'Soles', color: 'laterite', pattern: 'lattice' };
const plain: Block = { type: 'not-found', code: '404', title: 'x', text: 'x', actions: [] };
const page = { route: '/soles', title: 'Soles' };

test.each([
  ['a picture inside the opening', [hero, banner], { color: 'indigo', pattern: 'kente' }],
  ['an opening that is a panel itself', [banner, hero], { color: 'laterite', pattern: 'lattice' }],
  ['the first block that has any', [plain, hero], { color: 'indigo', pattern: 'kente' }],
  ['slate where there is none', [plain], { color: 'slate', pattern: 'steps' }],
])('color and pattern are those of %s', (_, blocks, expected) => {
  expect(socialCard({ ...page, blocks })).toEqual({ ...page, ...expected });
});
