import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { placeholdersIn } from '../../../content/edit/pages/beginnings/beginning-like';
import {
  type FillWithPlaceholders,
  placeholdersFor,
} from '../../../content/edit/pages/beginnings/placeholders';
import type { CatalogueEntry } from '../../../content/model/protocols/catalogue-entry';
import { loadSchemas } from '../../../node/read/validator-config';
import { newBlock } from './new-block';

const EXAMPLES = 'schema/blocks';

const TYPES = readdirSync(EXAMPLES).flatMap((name) => /^(.*)\.examples\.json$/.exec(name)?.[1] ?? []);

let fill: FillWithPlaceholders;
beforeAll(async () => {
  fill = placeholdersFor(await loadSchemas());
});

async function made(type: string) {
  const examples = JSON.parse(await readFile(path.join(EXAMPLES, `${type}.examples.json`), 'utf8'));
  const [block] = Object.values<object>(examples);
  const entry = { type, examples: [{ block }] } as unknown as CatalogueEntry;
  return newBlock(entry, fill) as Record<string, unknown>;
}

test('a new block begins with what its schema requires, headings, pictures, and links that lead somewhere', async () => {
  const { cards, ...rest } = await made('bento-grid');
  expect(Object.keys(rest)).toEqual(['type', 'heading']);
  const action = { label: 'TODO: The words on the button.', href: '/TODO-instead-of/' };
  const image = { src: 'todo-instead-of/picture.webp', alt: expect.stringMatching(/^TODO: /) };
  const card = { title: expect.any(String), text: expect.any(String), picture: { image }, action };
  expect(cards).toEqual([card, card, card]);
});

test('a text of an entry says of what it is, as the form calls that', async () => {
  const { benefits } = await made('benefit-grid');
  expect(benefits).toMatchObject([
    { title: expect.stringMatching(/^TODO: Benefit: /) },
    { title: expect.stringMatching(/^TODO: Benefit: /) },
  ]);
});

test.each(TYPES)('%s begins with at most 13 places to write, and three pictures to choose', async (type) => {
  const places = placeholdersIn(await made(type));
  const pictures = places.filter((place) => place.endsWith('/src'));
  expect(pictures.length).toBeLessThanOrEqual(3);
  expect(places.length - pictures.length).toBeLessThanOrEqual(13);
});
