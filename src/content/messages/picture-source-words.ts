import type { IssueDetails } from '../model/issues/issue-details';
import type { Words } from './message';
import { addPicture, quote, textArg } from './words';

type Remedy = Omit<Words, 'what'>;

const THEN = 'and write the name here that it says';
const IN_STUDIO = 'Choose a picture here, or put one in with “Upload a picture”.';

/** By what stands in the place of the name of a picture. */
const REMEDIES: Readonly<Record<string, (written: string) => Remedy>> = {
  site: () => ({
    why: 'Pages show pictures of the media folder only: on another site a picture can change or go, and it learns who looks at it.',
    fix: `Save the picture from there as a file, if you may use it. Run ${addPicture('FILE').slice(4)} with that file, ${THEN}.`,
  }),
  data: () => ({
    why: 'The picture itself is pasted in here, as letters. Pages name a file of the media folder.',
    fix: `Save the picture as a file. Run ${addPicture('FILE').slice(4)} with that file, ${THEN}.`,
  }),
  computer: (written) => ({
    why: 'This is a file on your computer; pages show those of the media folder.',
    fix: `${addPicture(written.replace(/^file:\/\/(?:\/(?=[a-z]:))?/i, ''))}, ${THEN}.`,
  }),
  video: () => ({
    why: 'A video is no picture, and no block shows one.',
    fix: 'Show a picture of it here. Put the video online elsewhere, for example on YouTube, and link to it from a button.',
  }),
};

/** What to say of something else in the place of the name of a picture, after what is wrong. */
export function pictureSourceWords(issue: IssueDetails): Remedy {
  const remedy = REMEDIES[textArg(issue, 'source')]?.(textArg(issue, 'value'));
  if (remedy) return { ...remedy, inStudio: IN_STUDIO };
  return {
    why: textArg(issue, 'rule'),
    fix: `Put the picture into pages/media under the name ${quote(textArg(issue, 'source'))}, and write that name here; npm run add:picture does so with the right size.`,
    inStudio: IN_STUDIO,
  };
}
