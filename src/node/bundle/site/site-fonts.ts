import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type ChosenFonts,
  chosenFonts,
  facesOf,
  isDefault,
  stacksOf,
} from '../../../content/fonts/chosen-fonts';
import { DEFAULT_PAIR, type FontPart } from '../../../content/fonts/families';
import { fontRules } from '../../../content/fonts/font-rules';
import { SCRIPTS, scriptNeededBy } from '../../../content/fonts/scripts';
import { FOLDERS } from '../../../content/model/addresses/reserved';
import type { SiteDocument } from '../../../generated/documents';
import type { FontBundle } from '../../assets/fonts/add-subset-fonts';
import { fontFile } from '../../assets/fonts/font-file';
import { LICENCES, licencesOfPackages } from '../../assets/licences/licences';
import { sha256 } from '../../system/sha256';
import { withTheme } from './site-theme';

const FACE = /@font-face\{[^{}]*\}\n?/g;

/** As the plugin for index.html writes it (site-plugin.ts). */
const PRELOAD = /<link rel="preload"[^>]* as="font"[^>]*>\s*/g;

/** Fonts that a site has beside those of the theme, or in their place. */
export interface SiteFonts {
  files: readonly { part: FontPart; file: string; content: Buffer; address: string }[];
  /** What every page needs at once: the letters of the language, and those of a plain keyboard. Addresses without the first slash. */
  first: readonly string[];
  /** Whether the fonts of the theme are used no more. */
  replaces: boolean;
  /** A style sheet with these fonts. */
  inCss(css: string): string;
}

/**
 * Reads the fonts that a site has chosen.
 *
 * @param letters every letter of the site (letters.ts)
 * @returns undefined for a site with the fonts of the theme alone
 */
export async function siteFonts(
  site: Pick<SiteDocument, 'language' | 'fonts'>,
  letters: string,
): Promise<SiteFonts | undefined> {
  const chosen = chosenFonts(site);
  const faces = facesOf(chosen, letters);
  if (isDefault(chosen) || faces.length === 0) return undefined;
  const files = await Promise.all([...new Set(faces.map(({ part }) => part))].map(readFont));
  const replaces = chosen.pair !== DEFAULT_PAIR;
  const addressOf = (part: FontPart) => files.find((each) => each.part === part)?.address;
  const rules = fontRules(chosen, faces, (part) => `/${addressOf(part)}`);
  return {
    files,
    first: files.filter(({ part }) => isNeededAtOnce(part, site.language)).map(({ address }) => address),
    replaces,
    inCss: (css) => withStacks(withFaces(css, rules, replaces), chosen),
  };
}

async function readFont(part: FontPart): Promise<SiteFonts['files'][number]> {
  const file = fontFile(part);
  const content = await readFile(file);
  const { name, ext } = path.parse(file);
  return { part, file, content, address: `${FOLDERS.assets}/${name}-${sha256(content).slice(0, 8)}${ext}` };
}

function isNeededAtOnce(part: FontPart, language: string): boolean {
  const script = scriptNeededBy(language);
  return part.endsWith('/latin') || (script !== undefined && SCRIPTS[script].parts[0] === part);
}

/** Puts a site's fonts into a bundle: their files and rules, what pages ask for first, and their licences. */
export async function withSiteFonts<T extends FontBundle>(
  bundle: T,
  fonts: SiteFonts | undefined,
): Promise<T> {
  if (!fonts) return bundle;
  const kept = [...bundle.files].filter(([name]) => !(fonts.replaces && name.endsWith('.woff2')));
  const licences = await licencesOfPackages(fonts.files.map(({ file }) => file));
  const before = Buffer.from(bundle.files.get(LICENCES) ?? []).toString();
  return {
    ...bundle,
    css: fonts.inCss(bundle.css),
    indexHtml: withPreloads(bundle.indexHtml, fonts),
    files: new Map([
      ...kept,
      ...fonts.files.map(({ address, content }) => [address, content] as const),
      [LICENCES, Buffer.from(before + licences)],
    ]),
  };
}

/** Rules for fonts stand where the theme has its own. */
function withFaces(css: string, rules: string, replaces: boolean): string {
  const start = css.search(FACE);
  if (start < 0) throw new Error('The style sheet has no @font-face rule.');
  const rest = css.slice(start);
  return `${css.slice(0, start)}${rules}\n${replaces ? rest.replace(FACE, '') : rest}`;
}

function withStacks(css: string, chosen: ChosenFonts): string {
  const { display, text } = stacksOf(chosen);
  return withTheme(css, [
    { name: '--display', light: display, dark: display },
    { name: '--text', light: text, dark: text },
  ]);
}

function withPreloads(indexHtml: string, { first, replaces }: SiteFonts): string {
  const [link = ''] = indexHtml.match(PRELOAD) ?? [];
  const at = indexHtml.indexOf(link);
  if (link === '') throw new Error('index.html asks for no font.');
  const more = first.map((address) => link.replace(/href="[^"]*"/, `href="/${address}"`)).join('');
  const rest = indexHtml.slice(at);
  return indexHtml.slice(0, at) + more + (replaces ? rest.replace(PRELOAD, '') : rest);
}
