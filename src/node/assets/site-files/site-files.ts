import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteDocument } from '../../../generated/documents';
import type { SiteFiles } from '../../../content/model/pages/page-data';
import { themeValues } from '../../../content/palette/theme-values';
import { pictureCache } from '../../cache/picture-cache';
import { sha256 } from '../../system/sha256';
import { versionOf } from '../../system/version-of';
import { canvasColor, themeColor } from '../canvas-color';
import type { Logo } from './logo';
import { icoOf } from './ico';
import { type ManifestIcon, manifestText } from './manifest';

const MANIFEST = '/manifest.webmanifest';

/** The address that browsers request by default. */
const ICON = '/favicon.ico';
const TOUCH_ICON = '/apple-touch-icon.png';

const MASKABLE_ICON = '/icon-maskable.png';
const plainIcon = (size: number) => `/icon-${size}.png`;

/** Raise this number when icons are drawn in another way. */
const ICONS_VERSION = 2;

/** The addresses of the files that `writeSiteFiles` writes. */
export function siteFiles(hasLogo: boolean): SiteFiles {
  return hasLogo ? { icon: ICON, touchIcon: TOUCH_ICON, manifest: MANIFEST } : { manifest: MANIFEST };
}

/**
 * Writes the manifest and, from the logo, the icons that browsers and devices request. Their names do not change
 * with their content, since they are requested without a page that could name them.
 *
 * @param logo left out where the company has none; then there are no icons
 * @throws CommandProblem when the logo cannot be drawn
 */
export async function writeSiteFiles(
  dir: string,
  { name, language, palette }: Pick<SiteDocument, 'name' | 'language' | 'palette'>,
  logo: Logo | undefined,
): Promise<void> {
  const files = logo ? await iconFiles(logo, brandOf(palette)) : [];
  for (const { address, content } of files)
    await writeFile(path.join(dir, address), Buffer.from(content, 'base64'));
  const icons = files.flatMap(({ icon }) => icon ?? []);
  const manifest = manifestText({ name, language, canvas: await canvasColor('light'), icons });
  await writeFile(path.join(dir, MANIFEST), manifest);
}

/** An icon that is to be written. Plain JSON. */
interface IconFile {
  address: string;
  /** In base64. */
  content: string;
  /** What the manifest says of it; left out where that does not name it. */
  icon?: ManifestIcon;
}

/** Icons are drawn once for the same logo and colors: the image library takes a tenth of a second to load. */
async function iconFiles(logo: Logo, ownBrand: string | undefined): Promise<readonly IconFile[]> {
  const colors = [ownBrand ?? (await themeColor('--brand', 'light')), await canvasColor('light')];
  const key = JSON.stringify([
    'icons',
    ICONS_VERSION,
    versionOf('sharp'),
    logo.name,
    sha256(logo.bytes),
    colors,
  ]);
  const made = await pictureCache.cached(key, async () =>
    Buffer.from(JSON.stringify(await makeIconFiles(logo, ownBrand))),
  );
  return JSON.parse(made.toString());
}

async function makeIconFiles(logo: Logo, ownBrand: string | undefined): Promise<IconFile[]> {
  const { drawIcons, MASKABLE, SMALL } = await import('./icons');
  const { small, touch, plain, maskable } = await drawIcons(logo, ownBrand);
  const fileOf = (address: string, content: Buffer, icon?: Omit<ManifestIcon, 'src'>): IconFile => ({
    ...{ address, content: content.toString('base64') },
    ...(icon && { icon: { src: address, ...icon } }),
  });
  return [
    fileOf(ICON, icoOf(small, SMALL)),
    fileOf(TOUCH_ICON, touch),
    ...Array.from(plain, ([size, png]) => fileOf(plainIcon(size), png, { size })),
    fileOf(MASKABLE_ICON, maskable, { size: MASKABLE, isMaskable: true }),
  ];
}

/** The brand's colour in a site's own palette; undefined for that of the theme. */
const brandOf = (palette: SiteDocument['palette']) =>
  themeValues(palette).find(({ name }) => name === '--brand')?.light;
