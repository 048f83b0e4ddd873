import { type PictureFault, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '../../model/source';
import type { SiteIndex } from '../../documents/site/site-index';
import { firstNamedPictures, picturesOf } from './pictures';
import { documentRule } from '../rule';
import { textArg, numberArg, listArg, makeSmaller, quote, megas } from '../../messages/words';
import type { IssueDetails } from '../../model/issues/issue-details';
import type { Words } from '../../messages/message';
import { unshownWords } from '../../messages/unshown-words';

/** A picture can be shown. One with a fault is one mistake, told where the first document names it. */
export const badPicture = documentRule({
  code: 'bad-picture',
  meaning: 'A picture cannot be shown.',
  factsOfOthers: [picturesOf],
  *check(document, siteIndex) {
    for (const { pointer, src } of firstNamedPictures(
      document,
      siteIndex,
      (name) => !!faultOf(name, siteIndex),
    )) {
      const args = { src: `${siteIndex.dir}/media/${src}`, ...argsOf(faultOf(src, siteIndex)) };
      yield { pointer, args };
    }
  },
  words: (issue) => {
    const { what, ...rest } = wordsOf(issue);
    return { what: `The picture ${textArg(issue, 'src')} ${what}`, ...rest };
  },
});

function faultOf(src: string, { pictures }: SiteIndex): PictureFault | undefined {
  const picture = pictures.get(src);
  return picture && 'fault' in picture ? picture : undefined;
}

/** What is wrong with a file that is no picture for a page, and what to do, in two or three sentences. */
export function faultWords(src: string, fault: PictureFault): string {
  const details = { severity: 'error', file: '', pointer: '', line: 1, column: 1, length: 0 } as const;
  const { what, why, fix } = wordsOf({ ...details, args: { src, ...argsOf(fault) } });
  return [`${src} ${what}`, why, fix].filter(Boolean).join(' ');
}

/** What the words need, as an issue carries it. */
function argsOf(picture: PictureFault | undefined): Record<string, string | number | readonly string[]> {
  if (!picture) return {};
  const { fault, ...args } = picture;
  return { reason: fault, ...args };
}

/** The words for each reason; what is wrong goes on from the picture's name. */
function wordsOf(issue: IssueDetails): Words {
  switch (textArg(issue, 'reason')) {
    case 'mislabelled':
      return mislabelled(issue);
    case 'too-large':
      return {
        what: `has ${megas(numberArg(issue, 'bytes'))} MB; at most ${megas(MAX_PICTURE_BYTES)} MB are allowed.`,
        why: 'A picture that is shown on a screen never needs so much.',
        ...makeSmaller(issue),
      };
    case 'too-many-pixels':
      return {
        what: `has ${numberArg(issue, 'width')} x ${numberArg(issue, 'height')} pixels; at most ${megas(MAX_PICTURE_PIXELS)} million are allowed.`,
        why: 'To work with so many pixels takes more memory than many computers have, and no screen shows them.',
        ...makeSmaller(issue),
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
    case 'namespace':
      return wrongNamespace(textArg(issue, 'found'));
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

function mislabelled(issue: IssueDetails): Words {
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

/** The attribute that makes a file an SVG for browsers (SVG 2, section 5.1.1). */
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

function wrongNamespace(found: string): Words {
  const why = 'Browsers do not show it: by this address they know that a file is an SVG.';
  if (found === '')
    return {
      what: `has no ${NAMESPACE}.`,
      why,
      fix: `Write ${NAMESPACE} after "<svg" in a text editor, or save it anew as plain SVG in the drawing program.`,
    };
  return {
    what: `has the namespace ${quote(found)} in place of that of SVG.`,
    why,
    fix: `Write ${NAMESPACE} in its <svg> in place of that in a text editor, or save it anew as plain SVG in the drawing program.`,
  };
}

function corrupt(issue: IssueDetails): Words {
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
