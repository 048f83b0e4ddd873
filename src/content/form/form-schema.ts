import type { Schemas } from '../model/source';
import type { Field, Property } from './field';

/** The forms of a kind of document. */
export interface FormSchema {
  /**
   * The property or entry at a JSON pointer.
   *
   * @returns undefined where the schema knows no such place
   */
  at(document: unknown, pointer: string): Property | undefined;
  /** A new value of a field, with empty texts where its writer is to write: what the schema requires, and no more. */
  emptyValue(field: Field): unknown;
}

export type FormSchemaOf = (schemas: Schemas, kind: 'page' | 'site') => FormSchema;
