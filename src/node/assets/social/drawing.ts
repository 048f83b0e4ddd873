import sharp from 'sharp';
import type { SocialCard } from '../../../content/resolve/social-card';
import { canvasColour } from '../canvas-colour';
import { drawLogo, type Logo } from '../site-files/logo';
import { createCardWriter, LOGO } from './card';
import { loadFonts } from './text/fonts';
import { readCardColors } from './card-colors';

export interface Drawn {
  /** A PNG. */
  picture: Buffer;
  /** Letters that could not be drawn. */
  missing: readonly string[];
}

export type Drawing = (card: SocialCard) => Promise<Drawn>;

/**
 * Renders social pictures to bitmaps.
 *
 * @throws CommandProblem from the returned function, when the logo cannot be drawn
 */
export async function createDrawing(
  frame: { siteName: string; domain: string },
  logo: Logo | undefined,
): Promise<Drawing> {
  const [fonts, colors, canvas] = await Promise.all([loadFonts(), readCardColors(), canvasColour('light')]);
  const writer = createCardWriter(fonts, { ...frame, colorsOf: colors, canvas, hasLogo: logo !== undefined });
  const logos = new Map<string, Promise<Buffer>>();
  function markIn(ink: string): Promise<Buffer> | undefined {
    if (!logo) return undefined;
    const drawn = logos.get(ink) ?? drawLogo(logo, LOGO.size, ink);
    logos.set(ink, drawn);
    return drawn;
  }
  return async (card) => {
    const picture = sharp(Buffer.from(writer.draw(card)));
    const input = await markIn(colors(card.color).strong);
    if (input) picture.composite([{ input, left: LOGO.x, top: LOGO.y }]);
    return {
      // Flat colours: smaller than JPEG, and sharp.
      picture: await picture.removeAlpha().png({ compressionLevel: 9 }).toBuffer(),
      missing: writer.missing(card.title + frame.siteName),
    };
  };
}
