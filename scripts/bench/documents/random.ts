/** Pseudo-random numbers: the same seed gives the same ones on every machine (mulberry32, public domain). */
export interface Random {
  /** A whole number from 0, below a limit. */
  below(limit: number): number;
  oneOf<T>(items: readonly [T, ...T[]]): T;
}

/** Begins a sequence of numbers. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, oneOf: (items) => items[below(items.length)] ?? items[0] };
}
