/** framer-motion's small `animate`. */
export type Animate = typeof import('framer-motion/dom/mini').animate;

/** Fetches framer-motion, which only pages with animations need. */
export const loadAnimate = (): Promise<Animate> =>
  import('framer-motion/dom/mini').then(({ animate }) => animate);
