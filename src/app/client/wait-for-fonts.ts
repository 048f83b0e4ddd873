import { isFallback } from '../navigation/late-fonts';

/**
 * Milliseconds. A phone on a slow line (1.6 Mb/s, 150 ms) has the fonts of the first view after some 500; who waits longer
 * reads the page in its fallback fonts.
 */
const MAX_WAIT = 900;

const WAITING = 'waiting';

/**
 * Holds the first paint back until the fonts are there, but not for long: text in other fonts, exchanged while it is read,
 * breaks its lines anew. Of each font that part is awaited which has the letters of the page's title.
 */
export function waitForFonts(): void {
  const root = document.documentElement;
  const fetched = [...document.fonts].filter(({ family }) => !isFallback(family));
  const fonts = new Set(fetched.map(({ weight, family }) => `${weight.split(' ')[0]} 1em ${family}`));
  const loaded = Promise.all([...fonts].map((font) => document.fonts.load(font, document.title)));
  const show = () => root.classList.remove(WAITING);
  root.classList.add(WAITING);
  loaded.then(show, show);
  setTimeout(show, MAX_WAIT);
  // By now the fonts are there, and the browser goes to an anchor or to the place before a reload.
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'complete') show();
  });
}
