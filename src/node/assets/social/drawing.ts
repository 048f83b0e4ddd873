import sharp from 'sharp';
import { isFromRight } from '../../../content/model/languages/direction';
import type { SocialCard } from '../../../content/resolve/social-card';
import { canvasColor } from '../canvas-color';
import { drawLogo, type Logo } from '../site-files/logo';
import { createCardWriter, LOGO } from './card';
import { loadFonts } from './text/fonts';
import type { CardSite } from './card-address';
import { CARD } from './card-size';
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
  { fonts: chosen, ...frame }: CardSite,
  logo: Logo | undefined,
): Promise<Drawing> {
  const [fonts, colors, canvas] = await Promise.all([
    loadFonts(chosen),
    readCardColors(),
    canvasColor('light'),
  ]);
  const writer = createCardWriter(fonts, { ...frame, colorsOf: colors, canvas, hasLogo: logo !== undefined });
  const logos = new Map<string, Promise<Buffer>>();
  function logoIn(ink: string): Promise<Buffer> | undefined {
    if (!logo) return undefined;
    const drawn = logos.get(ink) ?? drawLogo(logo, LOGO.size, ink);
    logos.set(ink, drawn);
    return drawn;
  }
  const left = isFromRight(frame.language) ? CARD.width - LOGO.x - LOGO.size : LOGO.x;
  return async (card) => {
    await writer.open(card);
    const picture = sharp(Buffer.from(writer.draw(card)));
    const input = await logoIn(colors(card.color).strong);
    if (input) picture.composite([{ input, left, top: LOGO.y }]);
    return {
      // Flat colours: smaller than JPEG, and sharp.
      picture: await picture.removeAlpha().png({ compressionLevel: 9 }).toBuffer(),
      missing: writer.missing(card),
    };
  };
}
