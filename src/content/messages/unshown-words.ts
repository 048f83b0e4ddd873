import type { IssueDetails } from '../model/issues/issue-details';
import type { Words } from './message';
import { quote, textArg } from './words';

/** By format: why it is no picture for a page. */
const REASONS: Readonly<Record<string, string>> = {
  heic: 'Most browsers do not show HEIC, in which many telephones keep photographs.',
  tiff: 'Most browsers do not show TIFF, which scanners and printers use.',
  bmp: 'BMP is not compressed: it weighs ten times as much as it has to.',
  svgz: 'SVGZ is a drawing packed by itself; web servers pack drawings on their own.',
  gif: 'GIF has few colours and much weight, and pictures stand still here.',
  pdf: 'A PDF holds pages to print; most browsers do not show it as a picture.',
};

/** How a telephone is told to take pictures that every browser shows. */
export const FROM_THE_START =
  'A telephone takes JPEG from the start when its camera is told to: on an iPhone under Settings, Camera, Formats, "Most Compatible"; on Android in the settings of the camera, where HEIC or "high efficiency" is switched off.';

/** What to say of a picture in a format that no page shows, after what is wrong. */
export function unshownWords(issue: IssueDetails): Omit<Words, 'what'> {
  const format = textArg(issue, 'format');
  const rename = textArg(issue, 'rename');
  const example = rename === '' ? '' : `, for example as ${quote(rename)}`;
  return {
    why: REASONS[format] ?? 'Pages show PNG, JPEG, WebP, AVIF and SVG.',
    fix: `Open it in a picture program and save it as ${format === 'svgz' ? 'plain SVG' : 'JPEG, PNG or WebP'} in the media folder${example}; then write that name here.`,
    ...(format === 'heic' && { more: FROM_THE_START }),
  };
}
