import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { CommandProblem } from '../../src/node/system/command-problem';
import { BROWSER_FLAGS } from '../browsers/browser';
import { WITHOUT_HINTS } from '../browsers/studio';
import type { Picture } from './picture';
import { subjects } from './subjects';

/** Of a desk that is small, in CSS pixels. */
const WINDOW = { width: 1440, height: 900 };

/** In pixels, as wide as a guide is shown. */
const WIDTH = 1200;

const QUALITY = 82;

/**
 * Flags for Chromium: without them, edges of boxes and letters vary by a shade, as they were drawn at once or in parts, and on which
 * layer.
 */
const SAME_EDGES = ['--disable-partial-raster', '--disable-lcd-text'];

/** In milliseconds; a step that takes longer does not work. */
const MAX_WAIT = 20_000;

/** So many times a page is looked at until it has come to rest. */
const MAX_LOOKS = 40;
const BETWEEN_LOOKS = 150;

/**
 * In a page: waits for its fonts, and for the pictures that are in view. A browser would load some of them only when somebody
 * scrolls. Answers whether all are there in time.
 */
const LOADED = `Promise.race([
  new Promise((resolve) => setTimeout(resolve, ${MAX_WAIT}, false)),
  document.fonts.ready.then(() => Promise.all(
    [...document.images]
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return image.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < innerHeight;
      })
      .map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => {});
      }),
  )).then(() => true),
])`;

export interface CameraOptions {
  /** Path of a Chromium executable. */
  browserPath: string;
  outDir: string;
}

/** Opens a browser that takes pictures, each in a window of its own that remembers nothing. */
export async function openCamera({ browserPath, outDir }: CameraOptions) {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...BROWSER_FLAGS, ...SAME_EDGES],
  });

  async function openWindow({ window, isDark, isFirstUse }: Picture<void>): Promise<Page> {
    const context = await browser.newContext({
      viewport: window ?? WINDOW,
      colorScheme: isDark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      locale: subjects.language,
      timezoneId: subjects.timeZone,
    });
    context.setDefaultTimeout(MAX_WAIT);
    if (!isFirstUse) await context.addInitScript(WITHOUT_HINTS);
    await context.addInitScript(clockAt(Date.parse(subjects.now)));
    return context.newPage();
  }

  return {
    /**
     * Takes a picture, and writes it.
     *
     * @returns the size of its file, in bytes
     * @throws CommandProblem when a step does not work
     */
    async photograph(name: string, picture: Picture<void>): Promise<number> {
      const page = await openWindow(picture);
      try {
        const shown = await picture.take(page);
        const drawn = Buffer.isBuffer(shown) ? shown : await pictureAtRest(shown ?? page);
        const data = await sharp(drawn)
          .resize({ width: picture.width ?? WIDTH })
          // Letters alone take a third of the bytes without loss.
          .webp({ quality: QUALITY, lossless: picture.isText ?? false, effort: 6 })
          .toBuffer();
        await writeFile(path.join(outDir, `${name}.webp`), data);
        return data.length;
      } catch (error) {
        throw new CommandProblem(`The picture ${name} cannot be taken: ${reasonOf(error)}`);
      } finally {
        await page.context().close();
      }
    },
    close: () => browser.close(),
  };
}

/** The picture of a page that has stopped changing. */
export async function pictureAtRest(page: Page): Promise<Buffer> {
  let before: Buffer | undefined;
  for (let look = 0; look < MAX_LOOKS; look++) {
    // A frame that is loading another page is looked at once more.
    const loaded = await Promise.all(page.frames().map((frame) => frame.evaluate(LOADED).catch(() => true)));
    if (loaded.includes(false)) throw new Error('fonts or pictures on the page do not load');
    const now = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (before?.equals(now)) return now;
    before = now;
    await page.waitForTimeout(BETWEEN_LOOKS);
  }
  throw new Error('the page does not come to rest');
}

/** For a page, before it loads: its calendar stands at a moment. Timers go on. */
const clockAt = (now: number) => `{
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...parts) { parts.length ? super(...parts) : super(${now}); }
    static now() { return ${now}; }
  };
}`;

/** What Playwright says in its first lines, which name the step, without the colors of a terminal. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== 'Call log:')
    .slice(0, 2)
    .join(' ');
}
