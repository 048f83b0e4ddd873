import { isFromRight } from '../../../content/model/languages/direction';
import type { SiteData } from '../../../content/model/pages/page-data';
import { fromRight } from './site-direction';
import { forScript } from './site-script';
import { withTheme } from './site-theme';

/** The style sheet of the code as a site has it: its palette, its direction, and the lines that its script needs. */
export function siteStyle(css: string, { theme, site }: Pick<SiteData, 'theme' | 'site'>): string {
  const own = forScript(withTheme(css, theme), site.language);
  return isFromRight(site.language) ? fromRight(own) : own;
}
