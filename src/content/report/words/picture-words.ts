import type { Issue } from '../../model/issue';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, MAX_PICTURE_WIDTH } from '../../model/source';
import { unshownWords } from '../../messages/unshown-words';
import { listArg, numberArg, quote, textArg, type Words, type Wordings } from '../../messages/words';

/** Words about the files of pictures. */
export const pictureWords: Wordings<'bad-picture' | 'oversized-picture'> = {
  'bad-picture': (issue) => {
    const { what, ...rest } = wordsOf(issue);
    return { what: `The picture ${textArg(issue, 'src')} ${what}`, ...rest };
  },
  'oversized-picture': (issue) => {
    const { what, ...rest } = oversizedWords(issue);
    return { what: `The picture ${textArg(issue, 'src')} ${what}`, ...rest };
  },
};

/** What is wrong goes on from the picture's name. */
function oversizedWords(issue: Issue): Words {
  const weight = `${megas(numberArg(issue, 'bytes'))} MB`;
  switch (textArg(issue, 'reason')) {
    case 'wide':
      return {
        what: `is ${numberArg(issue, 'width')} x ${numberArg(issue, 'height')} pixels large; it is never shown wider than ${MAX_PICTURE_WIDTH}.`,
        why: 'Visitors are sent smaller copies, and all the other pixels only make your work and every build slower.',
        fix: `Make it ${MAX_PICTURE_WIDTH} pixels wide in a picture editor and save it under the same name.`,
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
        fix: `Save it in a picture editor as JPEG or WebP, at most ${MAX_PICTURE_WIDTH} pixels wide.`,
      };
  }
}

/** The words for each reason; what is wrong goes on from the picture's name. */
function wordsOf(issue: Issue): Words {
  switch (textArg(issue, 'reason')) {
    case 'mislabelled':
      return mislabelled(issue);
    case 'too-large':
      return {
        what: `has ${megas(numberArg(issue, 'bytes'))} MB; at most ${megas(MAX_PICTURE_BYTES)} MB are allowed.`,
        why: 'A picture that is shown on a screen never needs so much.',
        fix: `Make it smaller in a picture editor (${MAX_PICTURE_WIDTH} pixels are wide enough), or save it as JPEG or WebP.`,
      };
    case 'too-many-pixels':
      return {
        what: `has ${numberArg(issue, 'width')} x ${numberArg(issue, 'height')} pixels; at most ${megas(MAX_PICTURE_PIXELS)} million are allowed.`,
        why: 'To work with so many pixels takes more memory than many computers have, and no screen shows them.',
        fix: `Make it smaller in a picture editor; ${MAX_PICTURE_WIDTH} pixels are wide enough.`,
      };
    case 'doctype':
      return {
        what: 'begins with declarations (<!DOCTYPE … [ … ]>) that could put anything into it.',
        why: 'With them a few lines become gigabytes, and script hides behind a name.',
        fix: 'Save it anew as plain SVG; in Illustrator with File, Export, Export As, SVG instead of Save As. Or delete the text from "<!DOCTYPE" to "]>" in a text editor.',
      };
    case 'no-size':
      return {
        what: 'does not say how large it is.',
        why: 'Browsers would not know how much room to leave for it.',
        fix: 'Save it in the drawing program with a width and a height in pixels, or write viewBox="0 0 300 200", with its own width and height, into its <svg> in a text editor.',
      };
    case 'too-much':
      return {
        what: `holds too much for a page: more than ${TOO_MUCH[textArg(issue, 'of')]?.(numberArg(issue, 'most')) ?? ''}.`,
        why: 'Browsers take seconds to draw it, or give up.',
        fix: 'Simplify it in the drawing program, or save it there as PNG and show that instead.',
      };
    case 'unsafe':
      return {
        what: `can run script or fetch things from elsewhere: ${listArg(issue, 'found')}.`,
        why: 'Whoever opens the file by its address would run what somebody else has put into it.',
        fix: 'Save it in the drawing program as plain SVG, with pictures embedded and text turned into paths, or delete these parts in a text editor.',
      };
    case 'unreadable':
      return {
        what: `cannot be read: ${textArg(issue, 'detail')}.`,
        why: '',
        fix: 'Check that you may open the file, then try again.',
      };
    default:
      return corrupt(issue);
  }
}

/** What an SVG holds too much of. */
const TOO_MUCH: Readonly<Record<string, (most: number) => string>> = {
  letters: (most) => `${megas(most)} million characters, embedded pictures not counted`,
  elements: (most) => `${most} shapes and groups`,
  attributes: (most) => `${most} properties of one shape`,
  depth: (most) => `${most} groups inside each other`,
  drawn: (most) => `${most} shapes, copies counted`,
};

function mislabelled(issue: Issue): Words {
  const ending = textArg(issue, 'ending');
  const format = textArg(issue, 'format').toUpperCase();
  const what = `is not what its name says: the file is ${format}.`;
  if (ending === '') return { what, ...unshownWords(issue) };
  return {
    what,
    why: 'Programs go by the ending, and some would not show it.',
    fix: `Rename the file to ${quote(renamed(textArg(issue, 'src'), ending))} and write that name here.`,
  };
}

function corrupt(issue: Issue): Words {
  const detail = textArg(issue, 'detail');
  return {
    what: `is damaged, or no picture at all${detail === '' ? '' : ` (${detail})`}.`,
    why: 'Visitors would see an empty or half empty place.',
    fix: 'Open it in a picture program. If it can be seen there, save it anew; otherwise get it again from where it came.',
  };
}

/** The name inside the media folder's last part, with another ending. */
function renamed(src: string, ending: string): string {
  const name = src.slice(src.lastIndexOf('/') + 1);
  return `${name.slice(0, name.lastIndexOf('.'))}.${ending}`;
}

const megas = (count: number) => String(Number((count / 1_000_000).toFixed(1)));
