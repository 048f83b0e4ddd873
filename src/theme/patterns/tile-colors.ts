/** The colours of one color's pattern, as sRGB hex. */
export interface ColorTones {
  /** The plain panel, and the ground of the pattern. */
  readonly color: string;
  /** The ground under a frayed edge: 55% of thread b mixed into the color, so that the edge can be seen. */
  readonly deep: string;
  /** The thread that carries the figure. */
  readonly a: string;
  /** The thread that carries its shadow. */
  readonly b: string;
  /** The few bright cells. */
  readonly knot: string;
}

const marigold = '#fab72a';
const madder = '#ad4216';

/**
 * The six colors of woven patterns, the same in both themes. Pages have their own in panel-colors.css: tiles are plain files, which know
 * no custom property. A test compares the two, and works out `deep` and the knot on marigold, `oklch(0.520 0.150 40)`, again.
 */
export const tileColors = {
  green: { color: '#034130', deep: '#023a2b', a: '#094d3a', b: '#013426', knot: marigold },
  indigo: { color: '#1f346f', deep: '#1b2e63', a: '#294183', b: '#172959', knot: marigold },
  marigold: { color: '#f9be42', deep: '#fac550', a: '#f3b02f', b: '#fbca5c', knot: madder },
  lagoon: { color: '#044b61', deep: '#024358', a: '#0c5870', b: '#003d50', knot: marigold },
  laterite: { color: '#852e15', deep: '#782913', a: '#99391c', b: '#6d2412', knot: marigold },
  slate: { color: '#1b2a26', deep: '#172521', a: '#233631', b: '#14201d', knot: marigold },
} as const satisfies Record<string, ColorTones>;
