/** The key of the choice in storage. */
const STORE = 'darkMode';
const CLASS = 'dark-mode';
const SWITCHING = 'data-theme-switching';

/** Whether the page is dark: the class on the root element decides, and is set before the first paint. */
export const isDark = () => document.documentElement.classList.contains(CLASS);

/** Gives a page its theme: one that is just coming before the first paint. In dev index.html does it itself. */
export function startTheme() {
  const choice = storedChoice();
  apply(choice ? choice === 'true' : matchMedia('(prefers-color-scheme: dark)').matches);
}

/** Chooses a theme and remembers it. */
export function chooseTheme(dark: boolean) {
  apply(dark);
  try {
    localStorage.setItem(STORE, String(dark));
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
}

/**
 * Follows what is chosen in another tab, or was on a page before this one was gone back to, and the system's preference until the
 * visitor chooses a theme.
 *
 * @param onChange called whenever the page became dark or light, for whatever reason
 * @returns ends it
 */
export function watchTheme(onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', startTheme, { signal });
  addEventListener('storage', startTheme, { signal });
  // The browser may show a page again as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && startTheme(), { signal });
  return () => {
    observer.disconnect();
    stop.abort();
  };
}

/**
 * Colors change at once: transitions are off until the new ones are computed. The browser's own bars follow:
 * of the two colours for them in the head, that of the theme counts.
 */
function apply(dark: boolean) {
  const root = document.documentElement;
  root.setAttribute(SWITCHING, '');
  root.classList.toggle(CLASS, dark);
  void root.offsetHeight;
  root.removeAttribute(SWITCHING);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.setAttribute('media', (meta.dataset.theme === 'dark') === dark ? 'all' : 'not all');
  }
}

/** Where storage is forbidden the system decides. */
function storedChoice(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}
