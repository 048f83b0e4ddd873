/**
 * By how many cells one thread is shifted against its neighbours, as the tied threads of ikat are on the loom.
 * In: a seed and the thread's column; a strength s, which moves a thread when a fair draw from -s to s leaves
 * -0.5 to 0.5. Out: -1, 0 or 1 cells for strengths below 1.5. The same input always gives the same shift.
 */
export function threadShift(seed: string, column: number, strength: number): number {
  return Math.floor((2 * randomAt(seed, column) - 1) * strength + 0.5);
}

/** A number from 0 to just under 1 drawn by a text and an index: the FNV-1a hash, its low bits stirred upward. */
export function randomAt(seed: string, index: number): number {
  let hash = 0x811c9dc5;
  for (const sign of `${seed}/${index}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
