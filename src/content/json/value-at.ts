import { segmentsOf } from './locate';

/**
 * Follows a JSON pointer through a value.
 *
 * @returns undefined where it has no such place
 */
export function valueAt(value: unknown, pointer: string): unknown {
  return segmentsOf(pointer).reduce(partOf, value);
}

/** A property of an object, or an entry of a list. */
export function partOf(value: unknown, segment: string): unknown {
  if (Array.isArray(value)) return isIndex(segment) ? value[Number(segment)] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, segment)?.value;
}

/** Whether a segment of a pointer counts entries: `0`, `12`. */
export const isIndex = (segment: string) => /^(?:0|[1-9]\d*)$/.test(segment);
