import { hasLetter } from '../../../content/fonts/chosen-fonts';
import type { FontPart } from '../../../content/fonts/families';
import { SHOWN_BY_DEVICE } from '../../../content/fonts/scripts';
import type { SocialPicture } from '../../../content/model/pages/page-data';
import { FOLDERS } from '../../../content/model/addresses/reserved';
import { HOME } from '../../../content/model/addresses/route';
import type { SocialCard } from '../../../content/resolve/social-card';
import { sha256 } from '../../system/sha256';
import { FONT_PARTS } from '../../../generated/font-parts';
import { CARD } from './card-size';
import type { CardFonts } from './text/font-files';

/** The folder of social pictures in addresses of the site. */
export const SOCIAL = FOLDERS.social;

/** What is the same in all social pictures of a site. Plain JSON. */
export interface CardSite {
  siteName: string;
  /** The site's address as people say it. */
  domain: string;
  language: string;
  fonts: CardFonts;
}

/** What all social pictures of a site depend on besides their cards. Plain JSON. */
export interface CardContext {
  site: CardSite;
  /** A digest of what draws them. */
  drawing: string;
  /** A digest of the logo. */
  logo?: string;
}

/** The address of a picture, which changes with what it shows, and its cache key. */
export function addressOfCard(
  context: CardContext,
  card: SocialCard,
): { picture: SocialPicture; key: string } {
  const key = sha256(JSON.stringify([context, card]));
  const name = card.route === HOME ? '/index' : card.route;
  const url = `/${SOCIAL}${name}.${key.slice(0, 8)}.png`;
  return { picture: { url, ...CARD, type: 'image/png' }, key };
}

/**
 * Whether the fonts of social pictures can draw a title. One of which half or more would be missing is better shown as
 * words alone.
 */
export function isDrawable({ title }: SocialCard, { site }: CardContext): boolean {
  const letters = title.match(/\p{L}/gu) ?? [];
  const drawn = letters.filter((letter) => isPlain(letter) || hasFont(letter, site.fonts));
  return letters.length === 0 || drawn.length > letters.length / 2;
}

const isPlain = (letter: string) => letter < '\x80';

const hasFont = (letter: string, { east }: CardFonts) =>
  SHOWN_BY_DEVICE.test(letter) ? east !== undefined : PARTS.some((part) => hasLetter(part, letter));

const isPart = (name: string): name is FontPart => Object.hasOwn(FONT_PARTS, name);
const PARTS = Object.keys(FONT_PARTS).filter(isPart);
