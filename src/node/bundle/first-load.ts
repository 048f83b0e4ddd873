import { build } from 'vite';
import config from '../../../vite.config';
import { PROJECT_ROOT } from '../project';
import type { Files } from './files';

const BOOTSTRAP = 'src/app/client/bootstrap.ts';

/** As Vite writes them. */
const SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
/** What index.html does for dev alone (layout/header/theme/theme.ts). */
const THEME = /\s*<script>[\s\S]*?<\/script>/;
const SHEET = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/;
const MODULES = /\s*<link rel="modulepreload"[^>]*>/g;

/**
 * The colours of some rules once more, for browsers that know lab(): Lightning CSS writes what it lowers for older browsers twice.
 * All of them can be written in hexadecimal digits (tests/contract/theme/tokens.test.ts), so that these say nothing more.
 */
const COLORS_AGAIN = /@supports \(color:lab\(0% 0 0\)\)\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** What renders whole pages: bundled only for the rules of the style sheet. */
const DEV_ONLY = /^assets\/(?:render-dev|registry)-[^/]+\.js$/;

/** A style sheet without them. They would outweigh the palette of a site. */
export const withoutColorsAgain = (css: string): string => css.replace(COLORS_AGAIN, '');

export interface FirstLoad {
  /** The built index.html, in which nothing waits for a script or a style sheet. */
  indexHtml: string;
  /** All rules of the site, of which each page gets its own (page-styles.ts). */
  css: string;
}

/**
 * Lets a built page show before anything else is fetched: its own rules stand in it, and instead of the app a small
 * script that fetches it in time.
 *
 * @param files what Vite has made for the browser; index.html and the style sheet are taken out
 * @throws Error when index.html does not name script and style sheet as expected
 */
export async function prepareFirstLoad(files: Files): Promise<FirstLoad> {
  const indexHtml = take(files, 'index.html');
  const script = SCRIPT.exec(indexHtml);
  const sheet = SHEET.exec(indexHtml);
  if (!script?.[1] || !sheet?.[1]) throw new Error('The built index.html names no script or no style sheet.');
  const css = withoutColorsAgain(take(files, sheet[1].slice(1)));
  for (const name of files.keys()) if (DEV_ONLY.test(name)) files.delete(name);
  const bootstrap = await bundleBootstrap();
  return {
    indexHtml: indexHtml
      .replace(MODULES, '')
      .replace(THEME, '')
      .replace(sheet[0], '')
      .replace(script[0], () => `<script data-app="${script[1]}">${bootstrap}</script>`),
    css,
  };
}

function take(files: Files, name: string): string {
  const content = files.get(name);
  if (!content) throw new Error(`The bundler has made no ${name}.`);
  files.delete(name);
  return Buffer.from(content).toString();
}

/** The script that stands in every page, for use between its tags. */
async function bundleBootstrap(): Promise<string> {
  const { target } = config.build ?? {};
  const result = await build({
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: 'warn',
    build: { write: false, target, rolldownOptions: { input: BOOTSTRAP, output: { format: 'iife' } } },
  });
  const [chunk] = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${BOOTSTRAP} could not be bundled.`);
  return chunk.code.trim();
}
