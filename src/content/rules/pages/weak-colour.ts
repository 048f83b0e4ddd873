import type { PaletteColors } from '../../palette/palettes';
import { MIN_CONTRAST, weakColor } from '../../palette/contrast';
import { isRecord } from '../../util/is-record';
import { pointerTo } from '../../json/locate';
import { quote, textArg } from '../../messages/words';
import { ownRule } from '../rule';

/** A colour of the site's own can be read on its grounds: WCAG 2, success criterion 1.4.3. */
export const weakPaletteColor = ownRule({
  code: 'weak-colour',
  meaning: 'A colour of the palette is too much like what it stands on.',
  choice: true,
  documents: ['site', 'language'],
  *check({ value, invalidPointers }) {
    const palette = isRecord(value) ? value.palette : undefined;
    if (!isRecord(palette)) return;
    for (const part of PARTS) {
      const colour = palette[part];
      const pointer = pointerTo('/palette', part);
      if (typeof colour !== 'string' || invalidPointers.has(pointer)) continue;
      const weak = weakColor(part, colour);
      if (!weak) continue;
      const contrast = (Math.floor(weak.contrast * 10) / 10).toFixed(1);
      yield { pointer, args: { where: WHERE[part], colour, contrast, nearest: weak.nearest } };
    }
  },
  words: (issue) => ({
    what: `${quote(textArg(issue, 'colour'))} cannot be read well ${textArg(issue, 'where')}: the contrast is ${textArg(issue, 'contrast')} to 1.`,
    why: `It has to be ${MIN_CONTRAST} to 1 or more for people who see little, and for everybody in the sun.`,
    fix: `Write ${quote(textArg(issue, 'nearest'))}, the nearest colour that can be read, or choose another one.`,
  }),
});

const PARTS = ['brand', 'brandDark', 'accent'] as const;

const WHERE: Readonly<Record<keyof PaletteColors, string>> = {
  brand: 'in the light theme',
  brandDark: 'in the dark theme',
  accent: 'under words',
};
