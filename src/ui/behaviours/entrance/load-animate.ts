/** framer-motion's small `animate`. */
export type Animate = typeof import('framer-motion/dom/mini').animate;

let loaded: Animate | undefined;

/** Fetches framer-motion, which only pages with animations need. */
export async function loadAnimate(): Promise<Animate> {
  const { animate } = await import('framer-motion/dom/mini');
  loaded = animate;
  return animate;
}

/** The same, at once; undefined until it was fetched. */
export const loadedAnimate = () => loaded;
