import type { ErrorObject } from 'ajv';
import { parentOf } from '../../../json/locate';
import type { PropertyCode } from '../../../messages/property-messages';
import type { Finding } from '../../../model/issues/finding';
import type { SchemaGuide } from '../../guide';

/** What stands at another place than it should: one finding for each, and the errors that follow from it. */
export interface Misplaced {
  findings: Finding<PropertyCode>[];
  explained: Set<ErrorObject>;
  /** Pointers of values that cannot be checked where they are. */
  invalidPointers: Set<string>;
}

/** An object with names that it does not have, and what is known around it. */
export interface Surroundings {
  pointer: string;
  /** The errors about these names. */
  own: readonly ErrorObject[];
  /** The document, and all of its errors. */
  value: unknown;
  errors: readonly ErrorObject[];
  guide: SchemaGuide;
}

/** The name that an error of `additionalProperties` is about. */
export const nameOf = (error: ErrorObject): string => error.params.additionalProperty;

/** Whether an error is that an object lacks a name. */
export const isMissing = (error: ErrorObject, pointer: string, name: string) =>
  error.keyword === 'required' && error.instancePath === pointer && error.params.missingProperty === name;

/** Whether a pointer is one of several, or leads into it. */
export function isWithinAny(pointers: ReadonlySet<string>, pointer: string): boolean {
  if (pointers.has(pointer)) return true;
  return pointer !== '' && pointers.size > 0 && isWithinAny(pointers, parentOf(pointer));
}
