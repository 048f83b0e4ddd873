import { bindShortcuts } from './shortcuts/shortcuts';
import { chooseCategories } from './navigation/panel/categories';
import { closeWhenDone } from './navigation/closing';
import { followSkipLinks } from './shortcuts/skip-links';
import { markScrolled } from './mark-scrolled';
import { bindThemeSwitch } from './theme/theme-switch';

/**
 * Lets the header answer the visitor. Its HTML stays as it came: neither its code nor its words are needed in the browser.
 *
 * @returns stops it
 */
export function startHeader(header: HTMLElement): () => void {
  const stops = [markScrolled(header), bindShortcuts(), followSkipLinks(header), bindThemeSwitch(header)];
  const navigation = header.querySelector('nav');
  if (navigation) stops.push(closeWhenDone(navigation), chooseCategories(navigation));
  return () => {
    for (const stop of stops) stop();
  };
}
