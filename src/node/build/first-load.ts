import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import config from '../../../vite.config';
import { PROJECT_ROOT } from '../project';
import { sha256 } from '../sha256';
import { ofModules } from './page-styles';

const EARLY = 'src/app/early.ts';

/** As Vite writes them. */
const SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const SHEET = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/;
const MODULES = /\s*<link rel="modulepreload"[^>]*>/g;

export interface FirstLoad {
  /** The built index.html, in which nothing waits for a script or a style sheet. */
  indexHtml: string;
  /** All rules of the site, of which each page gets its own (page-styles.ts). */
  css: string;
}

/**
 * Lets a built page show before anything else is fetched: its own rules stand in it, and instead of the app a small
 * script that fetches it in time. The style sheet in the output then has only what pages do not have for sure.
 *
 * @param outDir where Vite has put script and style sheet
 * @throws Error when index.html does not name them as expected
 */
export async function prepareFirstLoad(indexHtml: string, outDir: string): Promise<FirstLoad> {
  const script = SCRIPT.exec(indexHtml);
  const sheet = SHEET.exec(indexHtml);
  if (!script?.[1] || !sheet?.[1]) throw new Error('The built index.html names no script or no style sheet.');
  const file = path.join(outDir, sheet[1]);
  const css = await readFile(file, 'utf8');
  await rm(file);
  const more = ofModules(css);
  const hash = sha256(more).slice(0, 8);
  const styles = `/assets/blocks-${hash}.css`;
  await writeFile(path.join(outDir, styles), more);

  const early = await bundleEarly();
  return {
    indexHtml: indexHtml
      .replace(MODULES, '')
      .replace(sheet[0], '')
      .replace(script[0], () => `<script data-app="${script[1]}" data-styles="${styles}">${early}</script>`),
    css,
  };
}

/** The script that stands in every page, for use between its tags. */
async function bundleEarly(): Promise<string> {
  const { target } = config.build ?? {};
  const result = await build({
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: 'warn',
    build: { write: false, target, rolldownOptions: { input: EARLY, output: { format: 'iife' } } },
  });
  const [chunk] = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${EARLY} could not be bundled.`);
  return chunk.code.trim();
}
