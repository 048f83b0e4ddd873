import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { blockTypes, layoutExamples } from '../support/block-types';
import { systemFontsIn } from './system-fonts';

const THEMES = ['light', 'dark'] as const;

/** Widths in pixels: a phone, a desk. */
const WIDTHS = [390, 1280] as const;

/** What a phone shows first; a whole example of longest texts would be a large picture of letters. */
const PHONE = { width: 390, height: 640 };

let page: Page;

// One tab for all blocks that a worker draws: opening one takes longer than drawing a block.
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});

test.afterAll(() => page.close());

for (const type of blockTypes) {
  test(type, async () => {
    await page.setViewportSize({ width: WIDTHS[0], height: 800 });
    await show(page, `/_blocks/${type}/default?theme=${THEMES[0]}`);
    for (const theme of THEMES) {
      await page.evaluate(
        (name) => document.documentElement.classList.toggle('dark-mode', name === 'dark'),
        theme,
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect.soft(page.getByRole('main')).toHaveScreenshot(`${type}-${theme}-${width}.png`);
      }
    }
    for (const name of layoutExamples(type)) {
      await show(page, `/_blocks/${type}/${name}?theme=${THEMES[0]}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect.soft(page.getByRole('main')).toHaveScreenshot(`${type}-${name}-${width}.png`);
      }
    }
    await page.setViewportSize(PHONE);
    await show(page, `/_blocks/${type}/longest-text?theme=light`);
    await expect.soft(page).toHaveScreenshot(`${type}-longest.png`);
  });
}

test('every baseline belongs to a block type; delete the others', () => {
  const files = blockTypes.flatMap((type) => [
    ...[...THEMES, ...layoutExamples(type)].flatMap((name) =>
      WIDTHS.map((width) => `${type}-${name}-${width}.png`),
    ),
    `${type}-longest.png`,
  ]);
  expect(readdirSync(process.env.PAGEWRIGHT_PICTURES ?? '').filter((file) => !files.includes(file))).toEqual(
    [],
  );
});

/** Opens an example, all of it: its fonts, its pictures, and what script does. */
async function show(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
  const missing = await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    const faces = [...document.fonts].filter((face) => !/fallback/i.test(face.family));
    await Promise.allSettled(faces.map((face) => face.load()));
    await document.fonts.ready;
    return faces
      .filter(({ status }) => status !== 'loaded')
      .map((face) => `${face.family} ${face.unicodeRange}`);
  });
  expect(missing, 'fonts that the browser has given up; see fonts.conf').toEqual([]);
  expect(await systemFontsIn(page), 'letters in a font of this machine, which others may not have').toEqual(
    [],
  );
}
