import type { SocialPicture } from '../../../content/model/page-data';
import { FOLDERS } from '../../../content/model/reserved';
import { HOME } from '../../../content/model/route';
import type { SocialCard } from '../../../content/resolve/social-card';
import { sha256 } from '../../system/sha256';
import { CARD } from './card-size';

/** The folder of social pictures in addresses of the site. */
export const SOCIAL = FOLDERS.social;

/** What all social pictures of a site depend on besides their cards: the drawing code and the company. Plain JSON. */
export type CardContext = readonly unknown[];

/** The address of a picture, which changes with what it shows, and its cache key. */
export function addressOfCard(
  context: CardContext,
  card: SocialCard,
): { picture: SocialPicture; key: string } {
  const key = sha256(JSON.stringify([...context, card]));
  const name = card.route === HOME ? '/index' : card.route;
  const url = `/${SOCIAL}${name}.${key.slice(0, 8)}.png`;
  return { picture: { url, ...CARD, type: 'image/png' }, key };
}

/**
 * Whether the fonts of social pictures can draw a title: they have Latin letters. One of which half or more would be missing is
 * better shown as words alone.
 */
export function isDrawable({ title }: SocialCard): boolean {
  const letters = title.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return letters.length === 0 || latin.length > letters.length / 2;
}
