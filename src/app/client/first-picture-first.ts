/** Set on the root element while the pictures after the first one wait; see theme/base.css. */
const HOLDING = 'lead-first';

/** Milliseconds. Where the first picture takes longer than that, the others are fetched beside it. */
const MAX_HOLD = 3000;

/**
 * Keeps the browser from fetching further pictures before the first one is shown: on a slow line they would share it. Lazy
 * pictures are not enough, since a browser fetches them 1250 to 3000 pixels before they come into view.
 *
 * They are released when the visitor scrolls, or the browser does: to an anchor, or back to where a reload was.
 *
 * @returns releases them; called when the first picture is on the screen, or the visitor needs more
 */
export function holdFurtherPictures(): () => void {
  const { classList } = document.documentElement;
  const release = () => classList.remove(HOLDING);
  classList.add(HOLDING);
  addEventListener('scroll', release, { capture: true, once: true });
  setTimeout(release, MAX_HOLD);
  return release;
}
