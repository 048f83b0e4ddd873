import { expect, test } from 'vitest';
import { folderIn } from './menu';

const menuOf = (...hrefs: string[]) => ({
  name: 'Products/Hardware',
  pointer: '/navigation/items/0/groups/0/links',
  links: hrefs.map((href) => ({ label: href, href })),
  isMain: true,
});

test.each([
  [['/hardware/meters', '/hardware/displays#sizes', '/about'], '/hardware'],
  [['/about', '/contact?from=menu', '/legal/terms'], ''],
  [['https://example.com/a', 'https://example.com/b', '/hardware/meters'], '/hardware'],
  [['/hardware/meters', '/services/repairs'], undefined],
  [['mailto:{email}'], undefined],
  [[], undefined],
])('a new page of a menu with %j belongs in the folder %j', (hrefs, folder) => {
  expect(folderIn(menuOf(...hrefs))).toBe(folder);
});
