import type { Change } from '../../../content/edit/pages/move-page';
import { FROM_THE_START } from '../../../content/messages/unshown-words';
import type { PictureFault } from '../../../content/model/source';
import { faultWords } from '../../../content/rules/pictures/bad-picture';
import type { PreparedPicture } from '../../assets/pictures/prepare-picture';

interface PictureReport {
  picture: PreparedPicture;
  /** Its name inside the media folder. */
  src: string;
  /** The file, and the one that it was made from, as the user knows them. */
  target: string;
  shown: string;
  /** The size of the file that it was made from. */
  bytes: number;
  /** Whether it was there before, just like that. */
  isOld: boolean;
  /** Where documents name it anew. */
  changes: readonly Change[];
}

/** The report about a picture: what was done to it, and what to write in a document. */
export function pictureReport({ picture, src, target, shown, bytes, isOld, changes }: PictureReport): string {
  const { width, height, done, from } = picture;
  const size = `${width} x ${height} pixels, ${sizeOf(picture.bytes.length)}`;
  const words = done.map((step) => DONE[step]);
  return [
    isOld
      ? `${target} is there already, just like that: ${size}.`
      : `${target} is made from ${shown}: ${size}.`,
    ...(isOld || words.length === 0
      ? []
      : [`It had ${from.width} x ${from.height} pixels and ${sizeOf(bytes)}. ${sentence(words)}`]),
    ...changes.map(({ file, line, what }) => `${file}:${line}  ${what}`),
    ...(changes.length > 0
      ? []
      : [
          '',
          'Write in the document, and after alt what the picture shows, for people who cannot see it:',
          `  "image": { "src": "${src}", "alt": "…" }`,
        ]),
  ].join('\n');
}

const DONE: Readonly<Record<PreparedPicture['done'][number], string>> = {
  turned: 'turned upright',
  smaller: 'made smaller',
  format: 'saved in a format that browsers show',
  notes: 'freed of what the camera noted, such as time and place',
};

const sentence = (words: readonly string[]) => `It was ${new Intl.ListFormat('en').format(words)}.`;

/** `0.6 MB`, or `48 kB`. */
const sizeOf = (bytes: number) =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Why a file cannot be a picture of the site, and what to do. */
export function refusalOf(shown: string, fault: PictureFault): string {
  switch (fault.fault) {
    case 'mislabelled': {
      const kind = fault.format === 'svgz' ? 'plain SVG' : 'JPEG or PNG';
      const more = fault.format === 'heic' ? ` ${FROM_THE_START}` : '';
      return `${shown} is ${fault.format.toUpperCase()}, which cannot be opened here. Open it in a picture program, save it as ${kind}, and add that.${more}`;
    }
    case 'corrupt':
      return `${shown} is damaged, or no picture at all. If a picture program shows it, save it there as JPEG and add that.`;
    case 'too-many-pixels':
      return `${shown} has ${fault.width} x ${fault.height} pixels, more than any camera takes. Make it smaller in a picture program and add that.`;
    default:
      return faultWords(shown, fault);
  }
}
