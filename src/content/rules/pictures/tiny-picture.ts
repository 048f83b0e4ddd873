import { extractOnce } from '../../documents/facts/document-fact';
import { firstNamedPictures, namedPictures } from './pictures';
import { documentRule } from '../rule';
import { numberArg, textArg } from '../../messages/words';
import { SITE_LOGO } from './suggest-picture';

/** In pixels. A telephone shows a picture at least this wide, and draws each of its pixels several times. */
const TOO_SMALL = 240;

/** Names of customers' firms stand small. */
const SMALL_PLACE = /\/logo\//;

const isLargePlace = (pointer: string) => pointer !== SITE_LOGO && !SMALL_PLACE.test(pointer);

const largePictures = extractOnce((document) => [
  ...new Set(
    Array.from(namedPictures(document)).flatMap(({ pointer, src }) => (isLargePlace(pointer) ? src : [])),
  ),
]);

/** A picture has enough pixels for the place it stands in: a preview or an icon has too few. */
export const tinyPicture = documentRule({
  code: 'tiny-picture',
  severity: 'warning',
  meaning: 'A picture is so small that it would be shown blurred.',
  choice: true,
  isImprovement: true,
  factsOfOthers: [largePictures],
  *check(document, siteIndex) {
    const sizeOf = (src: string) => {
      const picture = siteIndex.pictures.get(src);
      const isBitmap = picture && !('fault' in picture) && picture.format !== 'svg';
      return isBitmap && Math.max(picture.width, picture.height) < TOO_SMALL ? picture : undefined;
    };
    const places = { has: isLargePlace, filesIn: largePictures };
    const found = firstNamedPictures(document, siteIndex, (name) => !!sizeOf(name), places);
    for (const { pointer, src } of found) {
      const size = sizeOf(src);
      if (!size) continue;
      yield {
        pointer,
        args: { src: `${siteIndex.dir}/media/${src}`, width: size.width, height: size.height },
      };
    }
  },
  words: (issue) => ({
    what: `The picture ${textArg(issue, 'src')} has only ${numberArg(issue, 'width')} x ${numberArg(issue, 'height')} pixels.`,
    why: 'It would be drawn much larger, and be blurred. Most likely this is the preview of a picture, or an icon.',
    fix: 'Put the picture itself into the media folder, in the size in which it was taken or drawn; 1200 pixels of width are good.',
  }),
});
