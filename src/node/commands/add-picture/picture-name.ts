import { suggestSegment } from '../../../content/model/addresses/route';

/** In characters, of one part; the schema allows 120 for the whole. */
const MAX_LENGTH = 60;

/**
 * The nearest name that a picture can have: small letters, digits and single hyphens, and folders if there are any.
 *
 * @param written a name, with or without an ending: `IMG_2034.JPG`, `team/Ama Mensah`
 * @param ending that of the file
 * @returns `img-2034.jpg`; undefined where nothing usable remains
 */
export function pictureName(written: string, ending: string): string | undefined {
  const stem = written.trim().replaceAll('\\', '/').replace(ENDING, '');
  const parts = stem.split('/').map((part) => suggestSegment(part).slice(0, MAX_LENGTH).replace(/-$/, ''));
  if (parts.some((part) => part === '')) return undefined;
  const isLongForm = ending === 'jpg' && /\.jpeg$/.test(written);
  return `${parts.join('/')}.${isLongForm ? 'jpeg' : ending}`;
}

/** Of pictures and of the files that they were made from; a name may have other dots in it. */
const ENDING = /\.(?:jpe?g|jfif|jpe|png|webp|avif|svg|heic|heif|gif|tiff?|bmp|psd|dng)$/i;
