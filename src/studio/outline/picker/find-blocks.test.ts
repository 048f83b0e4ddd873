import { beforeAll, expect, test } from 'vitest';
import { catalogueOf } from '../../../content/catalogue/catalogue';
import type { CatalogueEntry } from '../../../content/model/protocols/catalogue-entry';
import { schemaFiles } from '../../../content/schema/references';
import { loadSchemas } from '../../../node/read/validator-config';
import { findBlocks } from './find-blocks';

let entries: CatalogueEntry[];
beforeAll(async () => {
  entries = catalogueOf(schemaFiles(await loadSchemas()), new Map());
});
const found = (typed: string) => findBlocks(entries, typed).map(({ type }) => type);

test.each([
  ['products', 'bento-grid'],
  ['Services', 'bento-grid'],
  ['prices', 'offer-cards'],
  ['gallery', 'alternating-rows'],
  ['opening hours', 'contact'],
  ['map', 'contact'],
  ['testimonials', 'customer-words'],
  ['reviews', 'customer-words'],
  ['slider', 'hero-carousel'],
  ['paragraphs', 'prose'],
  ['about us', 'statements'],
  ['timeline', 'process-steps'],
  ['steps order', 'process-steps'],
])('people who look for %s are shown %s', (typed, type) => expect(found(typed)).toContain(type));

test('without words all kinds are shown; a word that fits none shows none', () => {
  expect(found('')).toHaveLength(entries.length);
  expect(found('zeppelin')).toEqual([]);
});
