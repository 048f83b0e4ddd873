import type { Drawings } from '../content/page-data';
import { SPRITE_ID, symbolId, symbolsOf } from '../ui/sprite';

/** Adds the drawings that the document's sprite does not have yet; icons that need them show at once. */
export function takeIcons(icons: Drawings = {}): void {
  const missing = Object.entries(icons).filter(([name]) => !document.getElementById(symbolId(name)));
  if (missing.length === 0) return;
  document.getElementById(SPRITE_ID)?.insertAdjacentHTML('beforeend', symbolsOf(Object.fromEntries(missing)));
}
