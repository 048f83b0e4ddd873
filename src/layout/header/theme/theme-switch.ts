import { chooseTheme, isDark, watchTheme } from './theme';

/**
 * Lets the theme switch change the theme, and say which one is chosen. Until then app/client/bootstrap.ts handles clicks.
 *
 * @returns stops it
 */
export function bindThemeSwitch(header: HTMLElement): () => void {
  const button = header.querySelector('[data-theme-switch]');
  const say = () => button?.setAttribute('aria-pressed', String(isDark()));
  const change = () => chooseTheme(!isDark());
  say();
  button?.addEventListener('click', change);
  const stopWatching = watchTheme(say);
  return () => {
    button?.removeEventListener('click', change);
    stopWatching();
  };
}
