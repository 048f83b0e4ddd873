const PRIMES = [0x01000193, 0x85ebca6b] as const;

/**
 * A number for a text: the same for the same text, and hardly ever the same for another one. Two hashes of the kind of
 * FNV-1a (draft-eastlake-fnv) together fill the 53 bits of a safe integer.
 */
export function digestOf(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, PRIMES[0]);
    high = Math.imul(high ^ unit, PRIMES[1]);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
