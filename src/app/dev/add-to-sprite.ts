import type { Icons } from '../../content/model/pages/page-data';
import { SPRITE_ID, symbolId } from '../../content/model/icons/sprite';
import { symbolsOf } from '../../content/model/icons/sprite-markup';

/** Adds the icons that the document's sprite does not have yet; components that refer to them show them at once. */
export function addToSprite(icons: Icons = {}): void {
  const missing = Object.entries(icons).filter(([name]) => !document.getElementById(symbolId(name)));
  if (missing.length === 0) return;
  document.getElementById(SPRITE_ID)?.insertAdjacentHTML('beforeend', symbolsOf(Object.fromEntries(missing)));
}
