import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeOf } from '../../../src/content/model/addresses/route';

/** So many words in a row may not stand on two pages. */
const RUN = 9;

/** The three share the formulas of their trade. */
const legal = new Set(['/privacy-policy', '/terms-of-service', '/cookie-policy']);

/** Properties that a visitor does not read. */
const silent = new Set([
  '$schema',
  'type',
  'id',
  'href',
  'src',
  'icon',
  'color',
  'pattern',
  'kind',
  'layout',
]);

function readWords(value: unknown, texts: string[] = []): string[] {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (const item of value) readWords(item, texts);
  else if (value && typeof value === 'object') {
    for (const [name, item] of Object.entries(value)) if (!silent.has(name)) readWords(item, texts);
  }
  return texts;
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’'{}]+/gu) ?? [];
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
}

test(`no ${RUN} words in a row stand on two pages`, () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const file of readdirSync('pages', { recursive: true, encoding: 'utf8' }).sort()) {
    const route = file.endsWith('.json') ? routeOf(file) : undefined;
    if (!route) continue;
    for (const run of readWords(JSON.parse(readFileSync(`pages/${file}`, 'utf8'))).flatMap(runsOf)) {
      const owner: string = owners.get(run) ?? route;
      owners.set(run, owner);
      if (owner !== route && !(legal.has(owner) && legal.has(route)))
        shared.push(`${owner} and ${route}: ${run}`);
    }
  }
  expect(shared).toEqual([]);
});
