import { formatHex, wcagContrast } from 'culori';
import sharp from 'sharp';
import { canvasColor, themeColor } from '../canvas-color';
import { drawLogo, type Logo } from './logo';

/** The logo in the sizes that devices ask for, as PNGs. */
export interface Icons {
  /** 32 pixels, for browser tabs. */
  small: Buffer;
  /** 180 pixels on a background, for home screens: iOS rounds the corners and fills transparent areas with black. */
  touch: Buffer;
  /** By size in pixels, with a transparent background. */
  plain: ReadonlyMap<number, Buffer>;
  /** 512 pixels on a background, for systems that cut any shape out of it. */
  maskable: Buffer;
}

export const SMALL = 32;
export const TOUCH = 180;
export const PLAIN = [192, 512] as const;
export const MASKABLE = 512;

/** The logo's share of a side on a background. */
const TOUCH_SHARE = 7 / 9;

/** A square that fits into the circle that is never cut off: 0.8 of the side (W3C Manifest, "maskable") over √2. */
const MASKABLE_SHARE = 9 / 16;

/**
 * Draws the icons of a site.
 *
 * @param ownBrand the brand's colour, where it is not that of the theme
 * @throws CommandProblem when the logo cannot be drawn
 */
export async function drawIcons(logo: Logo, ownBrand?: string): Promise<Icons> {
  const [themeBrand, canvas] = await Promise.all([themeColor('--brand', 'light'), canvasColor('light')]);
  const brand = ownBrand ?? themeBrand;
  const ground = await groundOf(logo, { brand, canvas });
  const onGround = ground === brand ? canvas : brand;

  async function on(size: number, share: number): Promise<Buffer> {
    const input = await drawLogo(logo, Math.round(size * share), onGround);
    const empty = sharp({ create: { width: size, height: size, channels: 3, background: ground } });
    return empty.composite([{ input }]).png().toBuffer();
  }
  const plain = PLAIN.map(async (size) => [size, await drawLogo(logo, size, brand)] as const);
  const [small, touch, maskable] = await Promise.all([
    drawLogo(logo, SMALL, brand),
    on(TOUCH, TOUCH_SHARE),
    on(MASKABLE, MASKABLE_SHARE),
  ]);
  return { small, touch, maskable, plain: new Map(await Promise.all(plain)) };
}

const OPAQUE = 255;

/** Pixels of a side: enough to find a logo's colors. */
const SAMPLE = 64;

/** The minimum contrast of graphics: WCAG 1.4.11. */
const MIN_CONTRAST = 3;

/** A logo with a background keeps it; others are put on the brand's color, or, without enough contrast there, on the page's. */
async function groundOf(logo: Logo, { brand, canvas }: { brand: string; canvas: string }): Promise<string> {
  const pixels = await sharp(await drawLogo(logo, SAMPLE, canvas))
    .ensureAlpha()
    .raw()
    .toBuffer();
  if (pixels[3] === OPAQUE) return meanColor(pixels.subarray(0, 4));
  return wcagContrast(meanColor(pixels), brand) >= MIN_CONTRAST ? brand : canvas;
}

/** @param pixels four bytes each: red, green, blue, alpha */
function meanColor(pixels: Uint8Array): string {
  const sums = [0, 0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    for (const channel of [0, 1, 2])
      sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0) * alpha;
    sums[3] = (sums[3] ?? 0) + OPAQUE * alpha;
  }
  const [r = 0, g = 0, b = 0, weight = 1] = sums;
  const share = weight || 1;
  return formatHex({ mode: 'rgb', r: r / share, g: g / share, b: b / share });
}
