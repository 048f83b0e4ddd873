import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { BROWSER_FLAGS } from '../browsers/browser';
import { CommandProblem } from '../../src/node/system/command-problem';
import { inlineIcons } from './icons';

export interface RenderPicturesOptions {
  /** Folder with `kit.css` and one `<name>.html` a picture. */
  sourceDir: string;
  /** Folder that receives `<name>.webp`; made if it is missing. */
  outDir: string;
  /** Path of a Chromium executable. */
  browserPath: string;
  /** Of the pictures to render. */
  names: readonly string[];
}

export interface RenderedPicture {
  name: string;
  /** Pixels of the file, twice the CSS pixels of the screen. */
  width: number;
  height: number;
  bytes: number;
}

const PIXELS_PER_CSS_PIXEL = 2;

/** Text, not a function: Node's own type check does not know `document`. */
const FAILED_FONTS = `document.fonts.ready.then((fonts) =>
  [...fonts].filter((face) => face.status === 'error').map((face) => face.family))`;

/** The lossy file is taken only if it weighs less than this share of the nearly lossless one. */
const LOSSY_SAVING = 0.75;

/** Letters and colours come out alike on every machine. */
const PICTURE_FLAGS = ['--font-render-hinting=none', '--force-color-profile=srgb'];

/**
 * Renders product screens from HTML to WebP with a transparent background.
 * The same sources, browser and sharp give the same bytes.
 *
 * @throws Error naming the file, if a picture has no `.picture` root, names an unknown icon or cannot load a font.
 */
export async function renderPictures(options: RenderPicturesOptions): Promise<RenderedPicture[]> {
  await mkdir(options.outDir, { recursive: true });
  const browser = await chromium.launch({
    executablePath: options.browserPath,
    args: [...BROWSER_FLAGS, ...PICTURE_FLAGS],
  });
  try {
    const rendered: RenderedPicture[] = [];
    for (const name of options.names) {
      const screenshot = await screenshotOf(browser, path.join(options.sourceDir, `${name}.html`));
      rendered.push(await saveAsWebp(screenshot, name, options.outDir));
    }
    return rendered;
  } finally {
    await browser.close();
  }
}

/**
 * The names of product screens, in order.
 *
 * @param only those that are wanted; all where there is none
 * @throws CommandProblem where one of them is not there
 */
export async function pictureNames(sourceDir: string, only: readonly string[]): Promise<string[]> {
  const files = await readdir(sourceDir);
  const all = files.filter((file) => file.endsWith('.html')).map((file) => path.basename(file, '.html'));
  const unknown = only.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    throw new CommandProblem(
      `There is no ${unknown.map((name) => `${name}.html`).join(', ')} in ${sourceDir}.`,
    );
  }
  return all.filter((name) => only.length === 0 || only.includes(name)).sort();
}

async function screenshotOf(browser: Browser, file: string): Promise<Buffer> {
  const page = await browser.newPage({
    deviceScaleFactor: PIXELS_PER_CSS_PIXEL,
    viewport: { width: 1000, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  try {
    await page.goto(pathToFileURL(file).href);
    await inlineIcons(page, file);
    await waitForFonts(page, file);
    const picture = page.locator('.picture');
    if ((await picture.count()) !== 1) {
      throw new Error(`${file} needs exactly one element with the class "picture"`);
    }
    return await picture.screenshot({ omitBackground: true, animations: 'disabled', caret: 'hide' });
  } finally {
    await page.close();
  }
}

/** A font whose file is missing would silently fall back to a system font. */
async function waitForFonts(page: Page, file: string): Promise<void> {
  const failed = await page.evaluate<string[]>(FAILED_FONTS);
  if (failed.length > 0) throw new Error(`${file}: the font ${failed[0]} did not load; run npm install`);
}

/** Flat screens are sharper with nearly lossless compression, at a similar size; illustrations may not be. */
async function saveAsWebp(png: Buffer, name: string, outDir: string): Promise<RenderedPicture> {
  const shared = { alphaQuality: 100, effort: 6 };
  const [lossy, nearLossless] = await Promise.all([
    sharp(png)
      .webp({ ...shared, quality: 82, smartSubsample: true })
      .toBuffer({ resolveWithObject: true }),
    sharp(png)
      .webp({ ...shared, quality: 60, nearLossless: true })
      .toBuffer({ resolveWithObject: true }),
  ]);
  const sharperIsWorthIt = nearLossless.data.length * LOSSY_SAVING <= lossy.data.length;
  const { data, info } = sharperIsWorthIt ? nearLossless : lossy;
  await writeFile(path.join(outDir, `${name}.webp`), data);
  return { name, width: info.width, height: info.height, bytes: data.length };
}
