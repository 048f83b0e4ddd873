import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../../../src/content/catalogue/catalogue';
import type { CatalogueExample, PropertyGuide } from '../../../src/content/model/protocols/catalogue-entry';
import { IndexPage } from '../../../src/catalogue/guide/IndexPage';
import { kindInWords } from '../../../src/catalogue/words';
import { readCatalogue } from '../../../src/node/build/catalogue/read-catalogue';
import { schemaFiles } from '../../../src/content/schema/references';
import { loadSchemas } from '../../../src/node/read/validator-config';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { blockTypes } from '../../support/block-types';

const catalogue = await readCatalogue();

test('every block type is in the catalogue', () => {
  expect(catalogue.map(({ type }) => type)).toEqual(blockTypes);
});

describe.each(catalogue)('the entry of $type', (entry) => {
  const html = renderToStaticMarkup(createElement(IndexPage, { entries: [entry] }));

  test('says what it is and when to use it', () => {
    expect(entry.description).toMatch(/^[A-Z].+\.$/);
    expect(entry.whenToUse, `add "whenToUse" to schema/blocks/${entry.type}.schema.json`).toMatch(
      /^[A-Z].+\.$/,
    );
  });

  test('shows each example in both themes and on a phone', () => {
    expect(entry.examples.length, `add schema/blocks/${entry.type}.examples.json`).toBeGreaterThan(0);
    for (const { name } of entry.examples) {
      const frames = html.match(
        new RegExp(`src="/_blocks/${entry.type}/${name}\\?theme=(?:light|dark)"`, 'g'),
      );
      expect(frames).toHaveLength(4);
    }
  });

  test('explains every property, also those inside', () => {
    const unexplained = entry.properties.filter(({ description, holds }) => {
      return description === '' || kindInWords(holds).includes('anything');
    });
    expect(unexplained.map(({ path }) => path.join('/'))).toEqual([]);
  });
});

describe('a block type that nobody has written a word about elsewhere', () => {
  const schema = {
    description: 'Prices of one product.',
    whenToUse: 'Where a price can be named.',
    type: 'object',
    required: ['type', 'rows'],
    properties: {
      type: { const: 'price-list', description: 'The kind of block.' },
      link: { $ref: '../parts/href.schema.json' },
      rows: {
        description: 'Two or more.',
        type: 'array',
        minItems: 2,
        items: {
          type: 'object',
          required: ['size'],
          properties: {
            size: {
              description: 'How large.',
              enum: ['small', 'large'],
              markdownEnumDescriptions: ['For one.', 'For a party.'],
            },
          },
        },
      },
      blocks: {
        description: 'What stands below.',
        type: 'array',
        maxItems: 3,
        items: { $ref: '../block.schema.json#/definitions/leafBlock' },
      },
    },
  };
  const example: CatalogueExample = {
    name: 'default',
    block: JSON.parse('{ "type": "price-list", "rows": [] }'),
    line: 2,
  };

  async function priceList() {
    const schemas = { ...schemaFiles(await loadSchemas()), 'blocks/price-list.schema.json': schema };
    const entries = catalogueOf(schemas, new Map([['price-list', [example]]]));
    return entries.filter(({ type }) => type === 'price-list');
  }

  test('has its properties in plain words, from the outside in', async () => {
    const [entry] = await priceList();
    const inWords = ({ path, isRequired, holds }: PropertyGuide) =>
      `${path.join(' > ')}: ${kindInWords(holds)}${isRequired ? ', needed' : ''}`;
    expect(entry?.properties.map(inWords)).toEqual([
      'type: always “price-list”, needed',
      'link: text, at most 500 characters',
      'rows: a list of 2 or more groups of properties, needed',
      'rows > size: one of the listed words, needed',
      'blocks: a list of up to 3 blocks',
    ]);
    expect(entry?.properties[3]?.choices).toEqual([
      { value: 'small', description: 'For one.' },
      { value: 'large', description: 'For a party.' },
    ]);
  });

  test('is on the page, with purpose, example and JSON', async () => {
    const html = renderToStaticMarkup(createElement(IndexPage, { entries: await priceList() }));
    expect(html).toContain('href="#price-list"');
    expect(html).toContain('Prices of one product.');
    expect(html).toContain('Where a price can be named.');
    expect(html).toContain('src="/_blocks/price-list/default?theme=dark"');
    expect(html).toContain('&quot;type&quot;: &quot;price-list&quot;');
    expect(html).toContain('For a party.');
  });
});
