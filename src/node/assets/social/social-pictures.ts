import path from 'node:path';
import type { SocialPicture } from '../../../content/model/pages/page-data';
import type { SocialCard } from '../../../content/resolve/social-card';
import { chosenFonts } from '../../../content/fonts/chosen-fonts';
import { SHOWN_BY_DEVICE } from '../../../content/fonts/scripts';
import type { SiteDocument } from '../../../generated/documents';
import { createCache } from '../../cache/cache';
import type { FileToMake } from '../file-to-make';
import type { Logo } from '../site-files/logo';
import { PROJECT_ROOT } from '../../project';
import { sha256 } from '../../system/sha256';
import { addressOfCard, isDrawable, type CardContext } from './card-address';
import type { Drawing } from './drawing';
import { drawingVersion } from './drawing-version';
import { cardFonts, eastFor } from './text/font-files';

const CACHE_DIR = path.join(PROJECT_ROOT, '.cache/social');

export interface SocialPictures {
  context: CardContext;
  /** Requests the picture of a page; the address changes with what it shows. Undefined where it could not show the title. */
  pictureOf(card: SocialCard): SocialPicture | undefined;
  /** Every requested picture. */
  files(): FileToMake[];
  /** Messages about what could not be drawn, to be asked for when all files are made. */
  problems(): string[];
  /** The addresses of pictures that lack letters. */
  incomplete(): ReadonlySet<string>;
}

interface Wanted {
  card: SocialCard;
  url: string;
  key: string;
}

/**
 * Makes the pictures that social networks show for pages; one that was made before comes from the cache.
 *
 * @param site its name and its address
 * @param logo left out where the company has none
 */
export async function createSocialPictures(
  site: Pick<SiteDocument, 'name' | 'url' | 'language' | 'fonts'>,
  { logo, cacheDir = CACHE_DIR }: { logo?: Logo; cacheDir?: string },
): Promise<SocialPictures> {
  const fonts = cardFonts(chosenFonts(site).pair, site.language);
  const domain = new URL(site.url).host.replace(/^www\./, '');
  const context: CardContext = {
    site: { siteName: site.name, domain, language: site.language, fonts },
    drawing: await drawingVersion(fonts),
    ...(logo && { logo: sha256(logo.bytes) }),
  };
  const cache = createCache(cacheDir);
  const wanted: Wanted[] = [];
  const leftOut: SocialCard[] = [];
  const incomplete = new Map<string, string>();

  let drawing: Promise<Drawing> | undefined;
  async function make({ card, url, key }: Wanted): Promise<Buffer> {
    const kept = await cache.read(key);
    if (kept) return kept;
    // Fonts and the libraries that draw are loaded only when a picture has to be drawn.
    drawing ??= import('./drawing').then(({ createDrawing }) => createDrawing(context.site, logo));
    const drawn = await (await drawing)(card);
    // A picture that lacks letters is not cached, so that each build reports it.
    if (drawn.missing.length === 0) await cache.keep(key, drawn.picture);
    else incomplete.set(url, missingWords(card, drawn.missing));
    return drawn.picture;
  }

  return {
    context,
    pictureOf(card) {
      if (!isDrawable(card, context)) {
        leftOut.push(card);
        return undefined;
      }
      const { picture, key } = addressOfCard(context, card);
      wanted.push({ card, url: picture.url, key });
      return picture;
    },
    files: () => wanted.map((each) => ({ address: each.url, make: () => make(each) })),
    problems: () => [
      ...wanted.flatMap(({ url }) => incomplete.get(url) ?? []),
      ...(leftOut.length > 0 ? [leftOutWords(leftOut, site.language)] : []),
    ],
    incomplete: () => new Set(incomplete.keys()),
  };
}

function missingWords({ route }: SocialCard, letters: readonly string[]): string {
  return (
    `The social picture of ${route} leaves out ${letters.join(' ')}: the site's fonts have no such letters. ` +
    'The page itself is not affected.'
  );
}

function leftOutWords(cards: readonly SocialCard[], language: string): string {
  const [first, ...others] = cards;
  const pages =
    others.length === 0 ? `${first?.route} has` : `${first?.route} and ${others.length} more have`;
  const instead = 'Where such a page is shared, its title and description are shown.';
  if (!cards.some(({ title }) => SHOWN_BY_DEVICE.test(title)))
    return `${pages} no social picture: there is no font with the letters of the title. ${instead}`;
  return (
    `${pages} no social picture: fonts with Chinese, Japanese and Korean letters are large, and none is installed. ${instead} ` +
    `To have pictures, run: npm install @fontsource-variable/${eastFor(language)}`
  );
}
