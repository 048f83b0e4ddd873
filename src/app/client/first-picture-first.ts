/** Set on the root element while the pictures after the first one wait; see theme/base.css. */
const HOLDING = 'lead-first';

/** Milliseconds. Where the first picture takes longer than that, the others are fetched beside it. */
const MAX_HOLD = 3000;

/** Signs that the visitor goes to another part of the page. The browser scrolls to an anchor, too, and back to where a reload was. */
const MOVES = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Keeps the browser from fetching further pictures before the first one is shown: on a slow line they would share it. Lazy
 * pictures are not enough, since a browser fetches them 1250 to 3000 pixels before they come into view.
 *
 * @returns releases them; called when the first picture is on the screen
 */
export function holdFurtherPictures(): () => void {
  const { classList } = document.documentElement;
  const release = () => {
    classList.remove(HOLDING);
    for (const type of MOVES) removeEventListener(type, release, true);
  };
  classList.add(HOLDING);
  for (const type of MOVES) addEventListener(type, release, { capture: true, passive: true });
  setTimeout(release, MAX_HOLD);
  return release;
}
