import { existsSync, readFileSync } from 'node:fs';
import { createRandom } from '../../scripts/bench/documents/random';

/** Tests with this tag look at what `npm test` leaves out; `npm run test:rest` runs them. */
export const REST = { tag: '@rest' };

/**
 * Tests with this tag run in a browser that loads pictures. All others run in one that loads none, which takes a quarter less
 * processor time (playwright.config.ts).
 */
export const PICTURES = { tag: '@pictures' };

/** The tags of both. */
export const withPictures = ({ tag }: { tag?: string }) => ({ tag: [...(tag ? [tag] : []), PICTURES.tag] });

/** How many pages `npm test` looks at beside those that show every structure. */
const DRAWN = 2;

/** Another number draws other pages. */
const SEED = 14;

/** So many pages are opened one after the other in one tab: a new tab takes as long as a page. */
const TOGETHER = 6;

/** Pages that are looked at in one tab, and what the test of them is marked with. */
export interface Tab {
  pages: readonly string[];
  details: { tag?: string };
}

/** All pages in tabs: first a sample that shows every structure, then the rest. */
export function tabsOf(routes: readonly string[]): readonly Tab[] {
  const sample = sampleOf(routes);
  const rest = routes.filter((route) => !sample.includes(route));
  return [
    ...inTabs(sample).map((pages) => ({ pages, details: {} })),
    ...inTabs(rest).map((pages) => ({ pages, details: REST })),
  ];
}

/** As few pages as show every structure, and some others. */
function sampleOf(routes: readonly string[]): readonly string[] {
  const structures = new Map(routes.map((route) => [route, structuresOf(route)]));
  const missing = new Set([...structures.values()].flat());
  const sample: string[] = [];
  while (missing.size > 0) {
    const gain = (route: string) => structures.get(route)?.filter((each) => missing.has(each)).length ?? 0;
    const best = routes.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    sample.push(best);
    for (const structure of structures.get(best) ?? []) missing.delete(structure);
  }
  const others = routes.filter((route) => !sample.includes(route));
  const random = createRandom(SEED);
  for (let drawn = 0; drawn < DRAWN && others.length > 0; drawn++)
    sample.push(...others.splice(random.below(others.length), 1));
  return sample;
}

/** What a page is built of: each type of block with the properties it uses, at the top and inside another block. */
function structuresOf(route: string): string[] {
  const found: string[] = [];
  collect(JSON.parse(readFileSync(documentOf(route), 'utf8')), 'page', found);
  return [...new Set(found)];
}

/** The file of a page's document. */
export function documentOf(route: string): string {
  const file = [`pages${route}.json`, `pages${route}/index.json`].find((each) => existsSync(each));
  if (!file) throw new Error(`There is no document of the page ${route}.`);
  return file;
}

/** Notes `tabs > stats` for each statistic block inside tabs. */
function collect(value: unknown, around: string, found: string[]) {
  if (typeof value !== 'object' || value === null) return;
  const type = 'type' in value && typeof value.type === 'string' ? value.type : undefined;
  if (type) found.push(`${around} > ${type}`);
  for (const inner of Object.values(value)) collect(inner, type ?? around, found);
}

function inTabs(routes: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(routes.length / TOGETHER);
  const size = Math.ceil(routes.length / count);
  return Array.from({ length: count }, (_, index) => routes.slice(index * size, (index + 1) * size));
}
