import { pointerTo } from '../../json/locate';
import { ownRule } from '../rule';
import { quote, textArg } from '../../messages/words';

/** Words for a picture that say no more than that there is one, in the languages that our editors write. */
const EMPTY_WORDS = [
  ...[
    'image',
    'picture',
    'photo',
    'photograph',
    'screenshot',
    'screen',
    'graphic',
    'icon',
    'logo',
    'drawing',
    'banner',
  ],
  ...['alt', 'alt text', 'placeholder', 'untitled', 'test', 'example', 'description', 'hero', 'hero image'],
  ...[
    'capture d’écran',
    "capture d'écran",
    'illustration',
    'photographie',
    'imagem',
    'foto',
    'fotografia',
    'picha',
  ],
];

/** What a camera, a telephone or a messenger calls a picture. */
const CAMERA_NAME =
  /^(?:img|dsc[fn]?|pxl|dcim|wa|whatsapp image|screenshot|image|photo|picture|scan)[\s_-]*\d[\d\s_.:at-]*$/i;

/** The words for those who do not see a picture say what it shows (WCAG 1.1.1, failure F30). */
export const altSaysNothing = ownRule({
  code: 'alt-says-nothing',
  severity: 'warning',
  meaning: 'The description of a picture says no more than that there is one.',
  choice: 'The description of a picture says no more than that there is one.',
  isImprovement: true,
  *check({ entries }) {
    for (const { pointer, value } of entries.objects) {
      if (typeof value.src === 'string' && typeof value.alt === 'string' && saysNothing(value.alt))
        yield { pointer: pointerTo(pointer, 'alt'), args: { alt: value.alt } };
    }
  },
  words: (issue) => ({
    what: `The description of this picture, ${quote(textArg(issue, 'alt'))}, does not say what it shows.`,
    why: 'It is read to those who cannot see the picture; that there is one they know already.',
    fix: 'Say what the picture shows, as you would on the telephone.',
  }),
});

function saysNothing(alt: string): boolean {
  const words = alt
    .trim()
    .toLowerCase()
    .replace(/(?<![.!…])[.!…]+$/, '')
    .replace(/^(?:an?|the|une?|le|la|uma?|o|a) /, '');
  return EMPTY_WORDS.includes(words) || CAMERA_NAME.test(words) || !/[\p{L}\p{N}]/u.test(words);
}
