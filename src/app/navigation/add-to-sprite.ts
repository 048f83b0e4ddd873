import type { Icons } from '../../content/model/page-data';
import { SPRITE_POLICY, SPRITE_ID, symbolId, symbolsOf } from '../../content/model/sprite';

/** Not exported, and a policy's name can be used only once: no other text becomes markup through it. */
const rules = { createHTML: (markup: string) => markup };

/** Trusted Types (W3C), which TypeScript does not know; browsers without them have none. */
const trustedTypes: { createPolicy(name: string, of: typeof rules): typeof rules } | undefined = Reflect.get(
  globalThis,
  'trustedTypes',
);
const policy = trustedTypes?.createPolicy(SPRITE_POLICY, rules) ?? rules;

/** Adds the icons that the document's sprite does not have yet; components that refer to them show them at once. */
export function addToSprite(icons: Icons = {}): void {
  const missing = Object.entries(icons).filter(([name]) => !document.getElementById(symbolId(name)));
  if (missing.length === 0) return;
  const symbols = policy.createHTML(symbolsOf(Object.fromEntries(missing)));
  document.getElementById(SPRITE_ID)?.insertAdjacentHTML('beforeend', symbols);
}
