import type { PageData } from '../../content/model/pages/page-data';
import { loadAnimate } from '../../ui/behaviours/entrance/load-animate';
import { loadInteractive } from '../render/components';
import { interactiveTypes } from '../render/static-blocks';

type Hydration = typeof import('./hydrate-blocks');

let hydration: Hydration | undefined;

/**
 * Fetches the code that a page needs when it comes into view: the components of its interactive blocks, and for its entrance the
 * animation library, so that it begins at once or not at all (ui/behaviours/entrance/fade-in.ts).
 *
 * @throws Error when a component cannot be fetched; the page works without an entrance
 */
export async function loadCode({ blocks, entrance }: PageData): Promise<void> {
  const types = interactiveTypes(blocks);
  const loadHydration = async () => {
    hydration = await import('./hydrate-blocks');
  };
  await Promise.all([
    types.size > 0 && loadHydration(),
    loadInteractive(types),
    entrance && loadAnimate().catch(() => {}),
  ]);
}

/** What hydrates blocks; undefined until a page with interactive ones was loaded. */
export const loadedHydration = () => hydration;
