import { MAX_SVG_BYTES, MAX_PHOTO_BYTES, type PictureFacts, MAX_PICTURE_WIDTH } from '../../model/source';
import { firstNamedPictures, picturesOf } from './pictures';
import { documentRule } from '../rule';
import { textArg, numberArg, makeSmaller, megas } from '../../messages/words';
import type { IssueDetails } from '../../model/issues/issue-details';
import type { Words } from '../../messages/message';

/** Photographs of telephones are up to 5712 pixels wide, and have up to 6 MB; what everybody does is not worth a warning. */
const TOO_WIDE = 3 * MAX_PICTURE_WIDTH;
const TOO_HEAVY = 2 * MAX_PHOTO_BYTES;

/** A picture has about as many pixels and bytes as it is shown with. One that has not is told where it is first named. */
export const oversizedPicture = documentRule({
  code: 'oversized-picture',
  severity: 'warning',
  meaning: 'A picture is far larger than it is ever shown.',
  choice: true,
  isImprovement: true,
  factsOfOthers: [picturesOf],
  *check(document, siteIndex) {
    const shown = (src: string) => {
      const picture = siteIndex.pictures.get(src);
      return picture && !('fault' in picture) ? picture : undefined;
    };
    const against = (src: string) => {
      const picture = shown(src);
      return picture && reasonAgainst(picture);
    };
    for (const { pointer, src } of firstNamedPictures(document, siteIndex, (name) => !!against(name))) {
      const picture = shown(src);
      const reason = against(src);
      if (!picture || !reason) continue;
      const { width, height, bytes } = picture;
      const args = { reason, src: `${siteIndex.dir}/media/${src}`, width, height, bytes };
      yield { pointer, args };
    }
  },
  words: (issue) => {
    const { what, ...rest } = oversizedWords(issue);
    return { what: `The picture ${textArg(issue, 'src')} ${what}`, ...rest };
  },
});

function reasonAgainst({
  format,
  width,
  bytes,
}: PictureFacts): 'wide' | 'heavy' | 'heavy-drawing' | undefined {
  if (format === 'svg') return bytes > MAX_SVG_BYTES ? 'heavy-drawing' : undefined;
  if (width > TOO_WIDE) return 'wide';
  return bytes > TOO_HEAVY ? 'heavy' : undefined;
}

/** What is wrong goes on from the picture's name. */
function oversizedWords(issue: IssueDetails): Words {
  const weight = `${megas(numberArg(issue, 'bytes'))} MB`;
  switch (textArg(issue, 'reason')) {
    case 'wide':
      return {
        what: `is ${numberArg(issue, 'width')} x ${numberArg(issue, 'height')} pixels large; it is never shown wider than ${MAX_PICTURE_WIDTH}.`,
        why: 'Visitors are sent smaller copies, and all the other pixels only make your work and every build slower.',
        ...makeSmaller(issue),
      };
    case 'heavy-drawing':
      return {
        what: `has ${weight}, far more than a drawing needs.`,
        why: 'Visitors load an SVG as it is, on telephones too.',
        fix: 'Simplify it in the drawing program; where it holds a photograph, save that as JPEG or WebP and show it instead.',
      };
    default:
      return {
        what: `has ${weight}, far more than its ${numberArg(issue, 'width')} x ${numberArg(issue, 'height')} pixels need.`,
        why: 'Visitors are sent lighter copies, and the rest only makes your work and every build slower.',
        ...makeSmaller(issue),
      };
  }
}
