import type { Color, PageDocument, SiteDocument } from '../../generated/documents';
import { breadcrumbsOf } from './breadcrumbs';
import { iconsIn } from '../documents/facts/icons-of';
import { turnedIcons } from './turned-icons';
import { isFromRight } from '../model/languages/direction';
import { iconInContent } from '../model/icons/icon-names';
import { isRecord } from '../util/is-record';
import { eachValue, mapValues } from '../util/map-values';
import type { SiteInLanguage } from '../model/languages/languages';
import { labelsOf } from '../model/labels/default-labels';
import type {
  Assets,
  Icons,
  IconData,
  ResolvedImage,
  PageData,
  PageLanguage,
  SiteData,
  SiteFiles,
  SocialPicture,
} from '../model/pages/page-data';
import { isPictureFile } from '../model/pages/picture-files';
import { themeValues } from '../palette/theme-values';
import type { PageOutline } from '../model/pages/page-outline';
import { pageColor, withCategoryPictures, withColor, withOfficeColor } from './picture-defaults';
import { parseRichText } from '../rich-text/parse';
import { type SocialCard, socialCard } from './social-card';
import { replaceTokens, SLIDE_TOKENS } from '../model/pages/tokens';
import { type TokenValues, tokenValues } from './token-values';
import type { ValidPage } from '../documents/facts/valid-page';

/** Looks up icons and pictures. Icon names are full: `truck-duotone`, `brand:react`. */
export interface AssetLookup {
  icon(name: string): IconData | undefined;
  image(src: string): ResolvedImage | undefined;
  /** Left out where no social pictures are made, as in dev. Undefined for a page that gets none. */
  social?(card: SocialCard): SocialPicture | undefined;
  /** The files made from the logo; left out where there are none, as in dev. */
  files?(hasLogo: boolean): SiteFiles;
  /** Rules for the fonts of a site that has others than the theme, in dev only: a build puts them into the style sheet. */
  fontRules?(site: SiteDocument): string | undefined;
}

export interface PageContext {
  lookup: AssetLookup;
  /** The other pages by route, whose names breadcrumbs show. */
  pages: Pick<ReadonlyMap<string, Pick<PageOutline, 'document'>>, 'get'>;
  /** The page in the languages of the site; left out where there is one. */
  languages?: readonly PageLanguage[];
  /** The color of pictures that name none; that of the page's category unless said otherwise. */
  color?: Color;
  /** Whether to include the line of each block in its file (dev only). */
  withSource?: boolean;
}

/**
 * Resolves a page document: tokens replaced, icons and pictures looked up, rich texts parsed, each
 * picture with its color and pattern.
 */
export function resolvePage(page: ValidPage, site: SiteInLanguage, context: PageContext): PageData {
  const { document, texts, icons, images } = resolveDocument(
    page.document,
    site,
    context.color ?? pageColor(page.route, site),
  );
  const { lookup, languages } = context;
  const crumbs = breadcrumbsOf(page, site, context.pages);
  return {
    route: page.route,
    title: document.title,
    description: document.description,
    entrance: document.entrance,
    breadcrumbs: fillIn(crumbs, tokenValues(site)),
    blocks: document.blocks,
    assets: { images: found(images, (src) => lookup.image(src)), texts },
    ...(languages && { languages }),
    icons: found(icons, (name) => lookup.icon(name)),
    social: lookup.social?.(socialCard({ ...document, route: page.route })),
    ...(context.withSource && { source: { file: page.file, lines: page.blockLines } }),
  };
}

/**
 * Resolves the site document.
 *
 * @param uiIcons names of icons that header and footer use, in the regular style
 */
export function resolveSite(site: SiteInLanguage, lookup: AssetLookup, uiIcons: readonly string[]): SiteData {
  const { $schema, tokens, placeholders, plannedRoutes, rules, sections, ...others } = site;
  const { palette, fonts, languages, ...shown } = others;
  const labels = labelsOf(site);
  const contact = { ...site.contact, offices: site.contact.offices?.map(withOfficeColor) };
  const filled = withCategoryPictures(fillIn({ ...shown, contact, labels }, tokenValues(site)));
  const kept = Object.entries(tokens).filter(([name]) => !SLIDE_TOKENS.includes(name));
  filled.labels.slideOf = replaceTokens(labels.slideOf, Object.fromEntries(kept));
  const logo = filled.logo === undefined ? [] : [filled.logo];
  const { icons, ...assets } = collectAssets(filled, lookup, { icons: uiIcons, images: logo });
  return {
    site: filled,
    ...(palette && { theme: themeValues(palette) }),
    ...(lookup.fontRules && { fontRules: lookup.fontRules(site) }),
    assets: { ...assets, texts: {} },
    icons: isFromRight(site.language) ? turnedIcons(icons) : icons,
    files: lookup.files?.(logo.some((src) => assets.images[src])),
  };
}

/**
 * A copy of a page document in one pass, for it is most of what a page is made of: tokens filled in, each picture with its
 * color and pattern, rich texts moved out, and the names of its icons and pictures gathered.
 */
function resolveDocument(original: PageDocument, site: SiteDocument, color: Color) {
  const values = tokenValues(site);
  const icons = new Set<string>();
  const images = new Set<string>();
  const richTexts: string[] = [];
  const document = mapValues(original, (part, key) => {
    if (typeof part !== 'string') return key === 'picture' && isRecord(part) ? withColor(part, color) : part;
    if (key === 'richText') return `t${richTexts.push(part)}`;
    const text = replaceTokens(part, values(part, key));
    if (key === 'icon') icons.add(iconInContent(text));
    else if (isPictureFile(key)) images.add(text);
    return text;
  });
  // Texts are parsed before tokens are filled in, so that a token's value is never markup.
  const parsed = richTexts.map(
    (text, index) => [`t${index + 1}`, fillIn(parseRichText(text), values)] as const,
  );
  return { document, texts: Object.fromEntries(parsed), icons, images };
}

/** A copy with every text's tokens replaced. */
function fillIn<T>(value: T, values: TokenValues): T {
  return mapValues(value, (part, key) =>
    typeof part === 'string' ? replaceTokens(part, values(part, key)) : part,
  );
}

/**
 * The icons and pictures of everything that the site document names.
 *
 * @param more full names of further icons, and further pictures
 */
function collectAssets(
  document: object,
  lookup: AssetLookup,
  more: { icons: readonly string[]; images: readonly string[] },
): Omit<Assets, 'texts'> & { icons: Icons } {
  const icons = new Set([...more.icons, ...iconsIn(document)]);
  const images = new Set(more.images);
  eachValue(document, (part, key) => {
    if (isPictureFile(key) && typeof part === 'string') images.add(part);
  });
  return {
    icons: found(icons, (name) => lookup.icon(name)),
    images: found(images, (src) => lookup.image(src)),
  };
}

function found<T>(names: ReadonlySet<string>, look: (name: string) => T | undefined): Record<string, T> {
  const entries: [string, T][] = [];
  for (const name of names) {
    const data = look(name);
    if (data !== undefined) entries.push([name, data]);
  }
  return Object.fromEntries(entries);
}
