import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteDocument } from '../../../generated/documents';
import type { SiteFiles } from '../../../content/model/page-data';
import { themeValues } from '../../../content/palette/theme-values';
import { canvasColour } from '../canvas-colour';
import type { Logo } from './logo';
import { icoOf } from './ico';
import { type ManifestIcon, manifestText } from './manifest';

const MANIFEST = '/manifest.webmanifest';

/** The address that browsers request by default. */
const ICON = '/favicon.ico';
const TOUCH_ICON = '/apple-touch-icon.png';

const MASKABLE_ICON = '/icon-maskable.png';
const plainIcon = (size: number) => `/icon-${size}.png`;

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
  const write = (address: string, content: string | Buffer) => writeFile(path.join(dir, address), content);
  const icons: ManifestIcon[] = [];
  if (logo) {
    // The image library takes a moment to load.
    const { drawIcons, MASKABLE, SMALL } = await import('./icons');
    const { small, touch, plain, maskable } = await drawIcons(logo, brandOf(palette));
    await write(ICON, icoOf(small, SMALL));
    await write(TOUCH_ICON, touch);
    for (const [size, png] of plain) {
      await write(plainIcon(size), png);
      icons.push({ src: plainIcon(size), size });
    }
    await write(MASKABLE_ICON, maskable);
    icons.push({ src: MASKABLE_ICON, size: MASKABLE, isMaskable: true });
  }
  await write(MANIFEST, manifestText({ name, language, canvas: await canvasColour('light'), icons }));
}

/** The brand's colour in a site's own palette; undefined for that of the theme. */
const brandOf = (palette: SiteDocument['palette']) =>
  themeValues(palette).find(({ name }) => name === '--brand')?.light;
