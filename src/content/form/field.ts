import type { SchemaNode } from '../schema/keywords';

/** What a form shows for one place of a document, as its schema says. Plain data; the same schema gives the same object. */
export type Field =
  | TextField
  | ChoiceField
  | NumberField
  | PartField
  | GroupField
  | ListField
  | LinesField
  | TableField
  | VariantField
  | OtherField;

/** A text. */
export interface TextField {
  control: 'text' | 'rich-text' | 'anchor' | 'link';
  /** The limit in characters as people count them; no limit where it is left out. */
  most?: number;
  /** Whether it may be left empty. */
  canBeEmpty: boolean;
  /** A regular expression, with the schema's own words for a text that does not fit. */
  pattern?: { source: string; message: string };
}

/** One of several values. */
export interface ChoiceField {
  control: 'choice' | 'color' | 'pattern';
  options: readonly Option[];
}

/** A value to choose, with what it means. */
export interface Option {
  value: string;
  label: string;
  description: string;
}

export interface NumberField {
  control: 'number';
  least?: number;
  most?: number;
  isWhole: boolean;
}

/** Values that the schema says no more of: an icon by its name, the name of a picture's file, a colour in digits, yes or no. */
export interface PartField {
  control: 'icon' | 'picture-file' | 'hex-color' | 'yes-or-no';
}

/** An object: its properties in the order of the schema. An image is a group with a picker. */
export interface GroupField {
  control: 'group' | 'image';
  properties: readonly Property[];
}

/** A property of an object. */
export interface Property {
  name: string;
  label: string;
  help: string;
  isRequired: boolean;
  field: Field;
}

/** A list of objects, or of lists. */
export interface ListField {
  control: 'list';
  /** What one entry is called: row, button. */
  entry: string;
  items: Field;
  least: number;
  most?: number;
}

/** A list of short texts, or of choices. */
export interface LinesField {
  control: 'lines';
  entry: string;
  items: Field;
  least: number;
  most?: number;
}

/** An object with names that its writer chooses. */
export interface TableField {
  control: 'table';
  names?: { source: string; message: string };
  items: Field;
}

/** An object of one of several kinds, which its `type` chooses: a block, or an entry of the navigation. */
export interface VariantField {
  control: 'variant';
  /** Whether these are blocks, which have drawn examples. */
  isBlock: boolean;
  kinds: readonly Kind[];
}

export interface Kind {
  type: string;
  label: string;
  description: string;
  field: GroupField;
  /** What a new one is, where the schema has an example. */
  example?: unknown;
}

/** A value without a choice, which is not shown; and a value of a shape that no control is made for. */
export interface OtherField {
  control: 'fixed' | 'json';
  schema: SchemaNode;
}
