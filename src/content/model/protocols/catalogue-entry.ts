import type { Block } from '../../../generated/documents';

/** The catalogue's entry of one block type, from its schema and its examples. Plain data. */
export interface CatalogueEntry {
  type: string;
  description: string;
  /** When to choose this type, and when another; optional in the schema. */
  whenToUse?: string;
  /** Words by which people look for this type, and which its name and description do not have. */
  searchWords: readonly string[];
  /** In the order of the schema; nested properties follow their parent. */
  properties: readonly PropertyGuide[];
  examples: readonly CatalogueExample[];
}

/** A named example of a block, as written in its file. */
export interface CatalogueExample {
  name: string;
  block: Block;
  /** The line, from 1, at which the example begins in its file. */
  line: number;
}

/** One property of a block, as writers of documents see it. */
export interface PropertyGuide {
  /** The path from the block inwards: `cards`, `title`. */
  path: readonly string[];
  isRequired: boolean;
  description: string;
  holds: ValueKind;
  /** The values to choose from, where the schema lists them. */
  choices: readonly Choice[];
}

/** A value to choose, with what it means where the schema says so. */
export interface Choice {
  value: string;
  description?: string;
}

/** What kind of value a property holds. */
export type ValueKind =
  | { form: 'text'; longest?: number }
  | { form: 'fixed'; value: string }
  | { form: 'choice' | 'number' | 'yes-or-no' | 'group' | 'block' | 'anything' }
  | { form: 'list'; of: ValueKind; least?: number; most?: number };
