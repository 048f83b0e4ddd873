import type { Block } from '../../generated/documents';

/** What the catalogue knows of one block type: its schema and its examples, put in order. Plain data. */
export interface CatalogueEntry {
  type: string;
  description: string;
  /** When to choose this type, and when another; the schema need not say it. */
  whenToUse?: string;
  /** In the order of the schema; what stands inside a property follows it. */
  properties: readonly PropertyGuide[];
  examples: readonly CatalogueExample[];
}

/** A named example of a block, as it stands in its file. */
export interface CatalogueExample {
  name: string;
  block: Block;
  /** The line, from 1, at which the example begins in its file. */
  line: number;
}

/** One property of a block, as a person who writes documents meets it. */
export interface PropertyGuide {
  /** From the block inwards: `cards`, `title`. */
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
