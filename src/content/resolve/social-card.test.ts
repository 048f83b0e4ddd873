import { expect, test } from 'vitest';
import type { Block } from '../../generated/documents';
import { socialCard } from './social-card';

const hero: Block = { type: 'hero', title: 'Soles', lead: 'x', picture: { field: 'indigo', cloth: 'kente' } };
const banner: Block = { type: 'banner', title: 'Soles', field: 'laterite', cloth: 'lattice' };
const plain: Block = { type: 'not-found', code: '404', title: 'x', text: 'x', actions: [] };
const page = { route: '/soles', title: 'Soles' };

test.each([
  ['a picture inside the opening', [hero, banner], { field: 'indigo', cloth: 'kente' }],
  ['an opening that is a panel itself', [banner, hero], { field: 'laterite', cloth: 'lattice' }],
  ['the first block that has any', [plain, hero], { field: 'indigo', cloth: 'kente' }],
  ['slate where there is none', [plain], { field: 'slate', cloth: 'steps' }],
])('field and cloth are those of %s', (_, blocks, expected) => {
  expect(socialCard({ ...page, blocks })).toEqual({ ...page, ...expected });
});
