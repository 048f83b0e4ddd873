import { expect, test } from 'vitest';
import { writtenAddress } from './written-address';

const site = { folders: ['pages', '/home/ama/site/pages', 'C:/site/pages'], url: 'https://www.example.com' };

test.each([
  '/products/crm',
  'products/crm',
  '/products/crm/',
  ' products/crm ',
  'products/crm.json',
  'pages/products/crm.json',
  'pages/products/crm',
  './pages/products/crm.json',
  'pages\\products\\crm.json',
  'C:\\site\\pages\\products\\crm.json',
  '/home/ama/site/pages/products/crm.json',
  'C:/Program Files/Git/products/crm',
  'http://localhost:5173/products/crm',
  'http://127.0.0.1:4173/products/crm/#prices',
  'https://www.example.com/products/crm?from=mail#prices',
  'http://example.com/products/crm',
  '/products/crm#prices',
])('%j is one page', (written) => {
  expect(writtenAddress(written, site)).toBe('/products/crm');
});

test.each([
  '/',
  '',
  'pages/index.json',
  'index.json',
  'http://localhost:5173',
  'https://www.example.com',
  'pages',
])('%j is the home page', (written) => {
  expect(writtenAddress(written, site)).toBe('/');
});

test('a document called index stands at the address of its folder', () => {
  expect(writtenAddress('pages/products/index.json', site)).toBe('/products');
  expect(writtenAddress('/products/my-index.json', site)).toBe('/products/my-index');
});

test('an address that begins as the folder does is one', () => {
  expect(writtenAddress('/pages/crm', site)).toBe('/pages/crm');
  expect(writtenAddress('pages-of-old', site)).toBe('/pages-of-old');
});

test('another site has no page of this one', () => {
  expect(writtenAddress('https://www.example.org/products/crm', site)).toBeUndefined();
  expect(writtenAddress('https://www.example.org/products/crm', { ...site, url: undefined })).toBe(
    '/products/crm',
  );
});
