import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { newSite } from '../../src/node/commands/new-site/new-site';
import { serve } from '../../src/node/hosting/serve/serve';
import { words } from '../../src/studio/words';
import { endsWithUs } from '../bench/clean-up';
import { runStudio } from '../browsers/studio';
import { node } from '../run.mjs';
import { pictureAtRest } from './camera';
import { button, form, select } from './in-studio';
import { photographOf } from './photographs';
import { groupOf, type Pictures } from './picture';
import { subjects } from './subjects';

const { questions, palette, fonts, opening, products, cakes } = subjects.bakery;

/** As somebody names the folder who works beside it. */
const PAGES = '../bakery/pages';

interface Bakery {
  /** Of the studio. */
  address: string;
  pagesDir: string;
  close(): Promise<void>;
}

/** A folder in which there is no site yet. */
const begun: Pictures<Bakery> = {
  'studio-start-light': {
    window: { width: 1280, height: 700 },
    async take(page, { address }) {
      await page.goto(`${address}/_studio`);
      for (const [name, answer] of Object.entries(questions))
        await page.getByLabel(labelOf(name), { exact: true }).fill(answer);
      for (const name of [palette, fonts])
        await page.locator(`input[value="${name}"]`).check({ force: true });
    },
  },
};

export const beginning = groupOf(begun, ({ folder }) => openBakery(path.join(folder, 'beginning')));

function labelOf(name: string): string {
  const found = Object.entries(words.start.questions).find(([key]) => key === name);
  if (!found) throw new Error(`a new site is not asked for "${name}"`);
  return found[1].label;
}

/** The site of another company. */
const made: Pictures<Bakery> = {
  'another-site-studio': {
    async take(page, { address }) {
      await page.goto(`${address}/_studio`);
      await select(page, /^Bento grid/);
      await button(form(page), products.cards.at(-1)?.title ?? '').click();
    },
  },
  'another-site-built': {
    window: { width: 1440, height: 1600 },
    async take(page, { pagesDir }) {
      const dir = path.join(pagesDir, '../dist');
      const build = [
        'scripts/run-ts.mjs',
        'scripts/build.ts',
        '--pages',
        pagesDir,
        '--out',
        dir,
        '--no-social',
      ];
      const { code, output } = await node(build, { capture: true });
      if (code !== 0) throw new Error(`the site cannot be built.\n${output}`);
      const site = await serve({ dir });
      try {
        return await onDeskAndPhone(page, site.url);
      } finally {
        await site.close();
      }
    },
  },
};

export const bakery = groupOf(made, async ({ folder }) => {
  const open = path.join(folder, 'bakery');
  await makeBakery(path.join(open, 'bakery/pages'));
  return openBakery(open);
});

async function openBakery(folder: string): Promise<Bakery> {
  const cwd = path.join(folder, 'site');
  await mkdir(cwd, { recursive: true });
  const studio = await runStudio(PAGES, { cwd, onStart: endsWithUs });
  return { address: studio.address, pagesDir: path.join(cwd, PAGES), close: studio.stop };
}

/** What the guide says is done in the studio. */
async function makeBakery(dir: string) {
  await newSite({ dir, ...questions, palette, fonts, print: () => {} });
  const at = (file: string) => path.join(dir, file);
  const change = async (file: string, changed: (document: Home & Site) => object) =>
    writeFile(at(file), JSON.stringify(changed(JSON.parse(await readFile(at(file), 'utf8'))), null, 2));
  await change('index.json', (home) => {
    const [first, ...others] = home.blocks;
    const hero = { ...first, ...opening, picture: { ...first?.picture, ...opening.picture } };
    return { ...home, blocks: [hero, products, ...others] };
  });
  await change('_site.json', ({ navigation, ...site }) => {
    const items = [...navigation.items, { type: 'link', label: cakes.name, href: cakes.route }];
    return { ...site, navigation: { ...navigation, items } };
  });
  await writeFile(at(`${cakes.route.slice(1)}.json`), JSON.stringify(cakes.page, null, 2));
  const shown = [opening.picture, ...products.cards.map(({ picture }) => picture)];
  for (const [index, { image }] of shown.entries())
    await writeFile(at(`media/${image.src}`), await photographOf(index));
}

interface Home {
  blocks: readonly { picture?: object }[];
}

interface Site {
  navigation: { items: readonly object[] };
}

const GAP = 20;
const DESK = { width: 900, height: 1000 };
const PHONE = { width: 280, height: 1000 };

/** A page on a desk in the light theme, and beside it on a phone in the dark one. */
async function onDeskAndPhone(page: Page, address: string): Promise<Buffer> {
  const shown = async (size: typeof DESK) => {
    // The first visit fetches the fonts: a page that has to wait for them is shown in others.
    for (let visit = 0; visit < 2; visit++) await page.goto(address, { waitUntil: 'networkidle' });
    return sharp(await pictureAtRest(page))
      .resize(size)
      .toBuffer();
  };
  const desk = await shown(DESK);
  await page.setViewportSize({ width: 390, height: Math.round((390 * PHONE.height) / PHONE.width) });
  await page.emulateMedia({ colorScheme: 'dark' });
  const phone = await shown(PHONE);
  const width = DESK.width + GAP + PHONE.width;
  return sharp({ create: { width, height: DESK.height, channels: 3, background: '#e6ede9' } })
    .composite([
      { input: desk, left: 0, top: 0 },
      { input: phone, left: DESK.width + GAP, top: 0 },
    ])
    .png()
    .toBuffer();
}
