import {
  type ChosenFonts,
  chosenFonts,
  facesOf,
  isDefault,
  stacksOf,
} from '../../../content/fonts/chosen-fonts';
import { fontRules } from '../../../content/fonts/font-rules';
import type { SiteDocument } from '../../../generated/documents';
import { PROJECT_ROOT } from '../../project';
import { fontFile } from './font-file';
import { swapLateFonts } from './swap-late-fonts';
import { pathInside } from '../../system/paths/with-slashes';

/**
 * Style rules for the fonts of a site in dev, where Vite serves the packages' own files.
 *
 * @returns undefined for a site with the fonts of the theme
 */
export function devFontRules(site: Pick<SiteDocument, 'language' | 'fonts'>): string | undefined {
  const chosen = chosenFonts(site);
  if (isDefault(chosen)) return undefined;
  const { display, text } = stacksOf(chosen);
  return `${devFontFaces(chosen)}\n:root:root{--display:${display};--text:${text}}`;
}

/** Style rules that define fonts in dev, apart from those of the theme. */
export function devFontFaces(chosen: ChosenFonts): string {
  const rules = fontRules(chosen, facesOf(chosen), (part) => {
    return `/${pathInside(PROJECT_ROOT, fontFile(part))}`;
  });
  return swapLateFonts(rules);
}
