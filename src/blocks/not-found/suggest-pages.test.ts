import { expect, test } from 'vitest';
import { suggestPages } from './suggest-pages';

const pages = [
  '/',
  '/about',
  '/contact',
  '/services/erp',
  '/services/mobile',
  '/products/clinic',
  '/products/laundry',
].map((route) => ({ route }));

const found = (pathname: string) => suggestPages(pathname, pages).map(({ route }) => route);

test.each([
  ['/contct', '/contact'],
  ['/Contact.html', '/contact'],
  ['/servces/mobil/', '/services/mobile'],
  ['/mobile', '/services/mobile'],
  ['/product/clinic', '/products/clinic'],
  ['/products/launderette', '/products/laundry'],
])('%s probably meant %s', (pathname, route) => {
  expect(found(pathname)[0]).toBe(route);
});

test('no more than three, and none that are too different', () => {
  expect(found('/services/er').length).toBeLessThanOrEqual(3);
  expect(found('/wp-login.php')).toEqual([]);
  expect(found('/%E0%A4%A')).toEqual([]);
  expect(found(`/${'a'.repeat(2000)}`)).toEqual([]);
});
