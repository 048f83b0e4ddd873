import { isRecord } from '../../util/is-record';
import { numberArg, textArg } from '../../messages/words';
import { documentRule } from '../rule';
import { SITE_LOGO } from './suggest-picture';

/** Pixels of a side of the largest icon. Of a longer side, the other one would be less than one of its pixels. */
const ICON = 512;

/** Pixels that the library draws at most. */
const MAX_DRAWN = 0x3fff ** 2;

/** The build makes icons of the logo, and stops where it cannot be drawn. */
export const badLogo = documentRule({
  code: 'bad-logo',
  meaning: 'The logo has a size or shape that no icon can be made of.',
  documents: ['site'],
  *check({ value, invalidPointers }, { pictures, dir }) {
    if (!isRecord(value) || typeof value.logo !== 'string' || invalidPointers.has(SITE_LOGO)) return;
    const picture = pictures.get(value.logo);
    if (!picture || 'fault' in picture) return;
    const { width, height } = picture;
    const isThin = Math.max(width, height) > ICON * Math.min(width, height);
    if (!isThin && width * height <= MAX_DRAWN) return;
    yield { pointer: SITE_LOGO, args: { src: `${dir}/media/${value.logo}`, width, height } };
  },
  words: (issue) => ({
    what: `No icon can be made of the logo ${textArg(issue, 'src')}: it is ${numberArg(issue, 'width')} x ${numberArg(issue, 'height')} pixels large.`,
    why: 'The icons in the browser tab and on home screens are small squares, and are drawn from the logo.',
    fix: 'Save the logo with a square drawing area, for example 512 x 512 pixels. In the text of an SVG, width, height and viewBox say how large that is.',
  }),
});
