/** A range of code points, both ends included. */
export type Range = readonly [from: number, to: number];

const EVERYTHING: readonly Range[] = [[0, 0x10ffff]];

/**
 * Reads the `unicode-range` of an `@font-face` rule: `U+20-7E, U+A9, U+4??`.
 *
 * @returns everything where there is none
 */
export function readRanges(text?: string): readonly Range[] {
  if (!text) return EVERYTHING;
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^u\+/i, '').split('-');
    return [hex(from.replaceAll('?', '0')), hex(to.replaceAll('?', 'f'))];
  });
}

/** Whether a code point is in one of these ranges. */
export const isIn = (ranges: readonly Range[], code: number) =>
  ranges.some(([from, to]) => from <= code && code <= to);

/** Code points as ranges, neighbours joined. */
export function rangesOf(codes: readonly number[]): readonly Range[] {
  const ranges: [number, number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** What is in some ranges and not in others. */
export function withoutRanges(all: readonly Range[], others: readonly Range[]): readonly Range[] {
  return others.reduce(
    (rest, [from, to]) =>
      rest.flatMap(([start, end]): Range[] => {
        const parts: Range[] = [
          [start, Math.min(end, from - 1)],
          [Math.max(start, to + 1), end],
        ];
        return to < start || end < from ? [[start, end]] : parts.filter(([first, last]) => first <= last);
      }),
    all,
  );
}

/** Ranges as the value of `unicode-range`. */
export const writeRanges = (ranges: readonly Range[]) =>
  ranges.map(([from, to]) => `U+${from === to ? digits(from) : `${digits(from)}-${digits(to)}`}`).join(',');

const hex = (text: string) => Number.parseInt(text, 16);
const digits = (code: number) => code.toString(16).toUpperCase();
