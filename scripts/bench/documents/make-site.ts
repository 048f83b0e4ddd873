import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NavLink, SiteDocument } from '../../../src/generated/documents';
import { HOME, NOT_FOUND } from '../../../src/content/model/addresses/route';
import { SITE_PATH } from '../../../src/content/model/source';
import { makePage } from './make-page';
import { createRandom } from './random';
import { createWords } from './words';

/** How many pages are in one folder. */
const PAGES_PER_FOLDER = 100;

/** How many pages are in the navigation, which is part of every page. */
const NAVIGATION_LINKS = 60;

/** How many of them are in one category of the panel. */
const LINKS_PER_CATEGORY = 20;

/** The page that is changed. */
const CHANGED = routeAt(1);

/** Its document. */
export const CHANGED_FILE = fileOf(CHANGED);

/**
 * Writes a pages folder of so many documents, including the home page and the 404 page: the same ones for
 * the same seed.
 */
export async function makeSite(dir: string, count: number, seed: number): Promise<void> {
  const random = createRandom(seed);
  const routes = [HOME, NOT_FOUND, ...Array.from({ length: count - 2 }, (_, index) => routeAt(index))];
  const folders = new Set(routes.map((route) => path.dirname(path.join(dir, fileOf(route)))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await write(dir, SITE_PATH, siteOf(routes.slice(2, 2 + NAVIGATION_LINKS)));
  for (const [index, route] of routes.entries()) {
    const next = routes[index + 1] ?? routes[2] ?? HOME;
    await write(dir, fileOf(route), makePage({ route, next: next === NOT_FOUND ? HOME : next }, random));
  }
}

/**
 * Changes one document, differently each time.
 *
 * @param dir a folder that `makeSite` has written
 */
export async function changeOneWord(dir: string, count: number, seed: number): Promise<void> {
  await write(dir, fileOf(CHANGED), changedPage(dir, count, seed).document);
}

/** The file and the text that `changeOneWord` would write. */
export function changedPage(dir: string, count: number, seed: number) {
  const document = makePage({ route: CHANGED, next: routeAt(Math.min(2, count - 3)) }, createRandom(seed));
  return { route: CHANGED, file: path.join(dir, fileOf(CHANGED)), document };
}

function routeAt(index: number): string {
  return `/part-${Math.floor(index / PAGES_PER_FOLDER) + 1}/page-${index + 1}`;
}

function fileOf(route: string): string {
  return `${route === HOME ? '/index' : route}.json`.slice(1);
}

const write = (dir: string, name: string, document: object) =>
  writeFile(path.join(dir, name), `${JSON.stringify(document, null, 2)}\n`);

function siteOf(routes: readonly string[]): SiteDocument {
  const { phrase, sentence } = createWords(createRandom(1));
  const links = routes.map((href): NavLink => ({ label: phrase(2), href, icon: 'globe' }));
  const categories = Array.from({ length: Math.ceil(links.length / LINKS_PER_CATEGORY) }, (_, index) => ({
    label: phrase(1),
    color: 'green' as const,
    links: links.slice(index * LINKS_PER_CATEGORY, (index + 1) * LINKS_PER_CATEGORY),
  }));
  const home = { label: phrase(1), href: HOME };
  return {
    url: 'https://bench.example',
    language: 'en',
    name: phrase(2),
    tokens: {},
    sections: {},
    navigation: {
      items: [
        { type: 'link', ...home },
        { type: 'panel', label: phrase(1), categories },
      ],
      action: home,
    },
    contact: {
      email: ['desk@bench.example'],
      phone: ['+99 000 0000'],
      hours: phrase(3),
      offices: [{ name: phrase(2), address: [phrase(2)], country: 'IN', color: 'green', pattern: 'phula' }],
    },
    footer: {
      sentence: sentence(8),
      columns: [{ heading: phrase(1), links: [home] }],
      social: [{ label: phrase(1), href: 'https://social.example/', icon: 'globe' }],
      legal: [home],
      smallPrint: phrase(4),
    },
  };
}
