/** What a form shows for one place of a document, as its schema says. Plain data; the same schema gives the same object. */
export type Field =
  | TextField
  | ChoiceField
  | NumberField
  | PartField
  | GroupField
  | ListField
  | TableField
  | VariantField
  | OtherField;

/** A text. */
export interface TextField {
  control: 'text' | 'rich-text' | 'anchor' | 'link' | 'icon' | 'picture-file' | 'hex-color' | 'date-time';
  /** The limit in characters as people count them; none where it is left out. */
  most?: number;
  /** Whether it may be an empty text. */
  canBeEmpty: boolean;
  pattern?: TextPattern;
  /** The names of texts of blocks: the first of them that is written is offered here while this one is not. */
  offeredFrom?: readonly string[];
}

/** A regular expression, with the schema's own words for a text that does not fit. */
export interface TextPattern {
  source: string;
  message: string;
}

/** One of several values. */
export interface ChoiceField {
  control: 'choice' | 'color' | 'pattern';
  options: readonly Option[];
  /** The label of the choice to leave it out, where the schema has one. */
  leftOut?: string;
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

/** Values of which the schema says no more. */
export interface PartField {
  control: 'yes-or-no';
}

/** An object: its properties in the order of the schema. An image is one whose file is chosen among pictures. */
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
  /** Whether it seldom changes: the form has it behind all others. */
  isRare?: boolean;
  field: Field;
}

/** A list: of lines where an entry is a single value, otherwise of cards. */
export interface ListField {
  control: 'lines' | 'list';
  /** What one entry is called: row, button. */
  entry: string;
  items: Field;
  least: number;
  most?: number;
}

/** An object with names that its writer chooses. */
export interface TableField {
  control: 'table';
  /** What its names and its values are, in the words of a sentence. */
  columns: { name?: string; value?: string };
  names?: TextPattern;
  items: Field;
}

/** An object of one of several kinds, which its `type` chooses: a block, or an entry of the navigation. */
export interface VariantField {
  control: 'variant';
  /** Whether these are blocks, which have drawn examples. */
  isBlock: boolean;
  kinds: readonly Kind[];
}

/** A kind of block, or of another object. */
export interface Kind {
  type: string;
  label: string;
  description: string;
  field: GroupField;
  /** What a new one is, where the schema has an example. */
  example?: unknown;
}

/** A value that nobody chooses, which is not shown; and a value of a shape that no control is made for. */
export interface OtherField {
  control: 'fixed' | 'json';
  /** The value that it always is. */
  value?: unknown;
}
