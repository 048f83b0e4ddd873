import type { DevicePart } from '../../generated/documents';

/** A part with the place of its name: the side of the device, and its index among the names there. */
export interface PlacedPart extends DevicePart {
  side: 'left' | 'right';
  index: number;
  count: number;
}

/** The parts from top to bottom, each with its name at the side that it is nearer to. */
export function placedParts(parts: readonly DevicePart[]): PlacedPart[] {
  const sideOf = ({ x }: DevicePart) => (x < 50 ? 'left' : 'right');
  const sorted = parts.toSorted((one, other) => one.y - other.y);
  return sorted.map((part) => {
    const side = sideOf(part);
    const same = sorted.filter((other) => sideOf(other) === side);
    return { ...part, side, index: same.indexOf(part), count: same.length };
  });
}
