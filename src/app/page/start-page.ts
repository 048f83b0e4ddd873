import { openWhenWide } from '../../ui/behaviours/open-when-wide';
import { riseOnScroll } from '../../ui/behaviours/entrance/rise-on-scroll';
import { interactiveTypes } from '../render/static-blocks';
import type { Outcome } from './hydrate-blocks';
import { loadedHydration } from './load-code';
import type { LoadedPage } from './loaded-page';

/**
 * Lets a page in view answer the visitor: its static parts from outside, its interactive blocks by React.
 *
 * @returns stops it
 */
export function startPage(page: LoadedPage, outcome: Outcome): () => void {
  const stops = [riseOnScroll(page.content), openWhenWide(page.content)];
  const hydration = loadedHydration();
  if (hydration && interactiveTypes(page.data.blocks).size > 0) {
    stops.push(hydration.hydrateBlocks(page, outcome));
  } else outcome.onReady?.();
  return () => {
    for (const stop of stops) stop?.();
  };
}
