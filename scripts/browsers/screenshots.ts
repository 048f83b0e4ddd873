import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { BROWSER_FLAGS } from './browser';
import { serve } from '../../src/node/hosting/serve/serve';

/** In CSS pixels: a telephone and a desk. */
const WIDTHS = [390, 1440] as const;

/** Text, not a function: Node's own type check does not know `document`. */
const LOAD_PICTURES = `Promise.all(
  [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode().catch(() => {});
  }),
)`;

export interface ScreenshotOptions {
  /** The folder that a build has made. */
  dir: string;
  /** Receives `services--repairs-390.png` and the like; made if it is missing. */
  outDir: string;
  routes: readonly string[];
  /** Path of a Chromium executable. */
  browserPath: string;
}

/**
 * Takes pictures of whole pages of a built site, as a telephone and as a desk screen show them.
 *
 * @returns the files written, and the routes that the build does not have
 */
export async function takeScreenshots(
  options: ScreenshotOptions,
): Promise<{ files: string[]; missing: string[] }> {
  const server = await serve({ dir: options.dir });
  try {
    await mkdir(options.outDir, { recursive: true });
    return await takeAll(server.url, options);
  } finally {
    await server.close();
  }
}

async function takeAll(site: string, { browserPath, routes, outDir }: ScreenshotOptions) {
  const browser = await chromium.launch({ executablePath: browserPath, args: [...BROWSER_FLAGS] });
  try {
    const files: string[] = [];
    const missing: string[] = [];
    for (const route of routes) {
      const taken: string[] = [];
      for (const width of WIDTHS) taken.push(...(await takeOne(browser, site, route, width, outDir)));
      if (taken.length === 0) missing.push(route);
      files.push(...taken);
    }
    return { files, missing };
  } finally {
    await browser.close();
  }
}

async function takeOne(browser: Browser, site: string, route: string, width: number, outDir: string) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  try {
    const answer = await page.goto(new URL(route, site).href, { waitUntil: 'networkidle' });
    if (!answer?.ok()) return [];
    await page.evaluate(LOAD_PICTURES);
    const file = path.join(outDir, screenshotName(route, width));
    await page.screenshot({ path: file, fullPage: true });
    return [file];
  } finally {
    await page.close();
  }
}

/** Each route has its own name: no route has two hyphens in a row, or a part that is called `index`. */
export function screenshotName(route: string, width: number): string {
  return `${route.slice(1).replaceAll('/', '--') || 'index'}-${width}.png`;
}
