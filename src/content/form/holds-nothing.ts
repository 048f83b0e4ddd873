import { isRecord } from '../util/is-record';

/** Whether nothing was written or chosen yet in a value, at any depth. The `type` of an object is no content. */
export function holdsNothing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(holdsNothing);
  if (!isRecord(value)) return value === undefined || value === null;
  return Object.entries(value).every(([name, part]) => name === 'type' || holdsNothing(part));
}
