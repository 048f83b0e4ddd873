/** In seconds, from the longest. */
const UNITS = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/**
 * How long ago something was, in words: `3 days ago`, `yesterday`.
 *
 * @param then, now in milliseconds since 1970
 */
export function timeAgo(then: number, now: number): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const [unit, length] = UNITS.find((each) => seconds >= each[1]) ?? ['second', 60];
  return unit === 'second' ? words.format(0, 'second') : words.format(-Math.floor(seconds / length), unit);
}
