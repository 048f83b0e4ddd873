import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export const KINDS = ['html', 'css', 'icons', 'script', 'fonts', 'pictures'] as const;
export type Kind = (typeof KINDS)[number];

/** One part of a page, or file that it loads without interaction: compressed bytes. */
export interface Weight {
  what: string;
  bytes: number;
}

const APP = /data-app="\/(assets\/[^"]+)"/g;
const SHEETS = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/g;
const ICONS = /<use href="\/([^"#]+)#/g;
const FONTS = /as="font"[^>]*href="\/([^"]+)"/g;
const EAGER = /<img\b[^>]*src="\/([^"]+)"[^>]*loading="eager"/g;
const IMPORTS = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const TYPES = /"type":"([a-z-]+)"/g;

/** The file name of `framer-motion/dom/mini` in the output. */
const MOTION = /^dom-mini-/;

/** How well text is compressed: as a server would, or quickly, which gives some more bytes and takes a fiftieth of the time. */
const QUALITY = { best: constants.BROTLI_MAX_QUALITY, quick: 5 };

/** What loads it: some blocks, and pages with an entrance. */
const MOVES = /"type":"hero-carousel"|"entrance":"fade-in"/;

/**
 * Weighs the pages of a built site. Text counts with brotli compression, fonts and pictures as they are; a picture counts in
 * its largest size.
 *
 * @param dir the folder of a built site
 * @param quality `quick` where it is enough to know the most that it can be
 */
export function createScales(dir: string, quality: keyof typeof QUALITY) {
  const read = (file: string) => readFileSync(path.join(dir, file));
  const assets = readdirSync(path.join(dir, 'assets'));
  const known = new Map<string, Weight>();
  const sent = remembered((text) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[quality] };
    return brotliCompressSync(text, { params }).length;
  });

  function weigh(file: string): Weight {
    const found = known.get(file);
    if (found) return found;
    const content = read(file);
    const bytes = /\.(?:js|css|svg)$/.test(file) ? sent(content.toString()) : content.length;
    const weight = { what: file, bytes };
    known.set(file, weight);
    return weight;
  }

  function withImports(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found;
    found.add(file);
    for (const name of all(IMPORTS, read(file).toString())) withImports(`assets/${name}`, found);
    return found;
  }

  /** The scripts that an app may fetch; another language of the site has an app of its own. */
  const namedBy = remembered((app: string) => {
    const texts = [...withImports(app)].map((file) => read(file).toString());
    return assets.filter((name) => name.endsWith('.js') && texts.some((text) => text.includes(name)));
  });

  /** The app, the files of the page's interactive blocks, which are named after their components, and framer-motion. */
  function scriptsOf(html: string): string[] {
    const app = all(APP, html);
    if (app.length === 0) return [];
    const components = new Set(all(TYPES, html).map(pascalCase));
    const more = app
      .flatMap(namedBy)
      .filter((name) => components.has(name.replace(/-.*/, '')) || (MOTION.test(name) && MOVES.test(html)));
    const files = [...app, ...more.map((name) => `assets/${name}`)];
    return [...new Set(files.flatMap((file) => [...withImports(file)]))];
  }

  const parts: Record<Kind, (html: string) => Weight[]> = {
    html: (html) => [{ what: 'the page, with all that stands in it', bytes: sent(html) }],
    css: (html) => all(SHEETS, html).map(weigh),
    icons: (html) => [...new Set(all(ICONS, html))].map(weigh),
    script: (html) => scriptsOf(html).map(weigh),
    fonts: (html) => all(FONTS, html).map(weigh),
    pictures: (html) => all(EAGER, html).map(weigh),
  };
  return (html: string, kind: Kind) => parts[kind](html);
}

/** Many pages have the same script in them. */
function remembered<T>(weigh: (text: string) => T) {
  const known = new Map<string, { answer: T }>();
  return (text: string) => {
    const found = known.get(text) ?? { answer: weigh(text) };
    known.set(text, found);
    return found.answer;
  };
}

/** Whether the page uses framer-motion. */
export const isMoving = (html: string) => MOVES.test(html);

const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const pascalCase = (type: string) =>
  type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
