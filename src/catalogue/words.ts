import type { ValueKind } from '../content/model/protocols/catalogue-entry';

/** Every text of the catalogue itself, which is a tool for editors and in English whatever the site's language. */
export const words = {
  title: 'Blocks',
  intro:
    'Every kind of block that a page can be made of, drawn by the site itself. Copy an example into the list of blocks in a page document, then change its words. Links and forms in the examples lead nowhere.',
  blockTypes: 'Block types',
  search: 'Search by name or purpose',
  whenToUse: 'When to use it:',
  example: (name: string) => `Example: ${name}`,
  noExamples: (file: string) => `There are no examples yet: add ${file}.`,
  frames: {
    light: 'Light theme',
    dark: 'Dark theme',
    phoneLight: 'Light theme, phone',
    phoneDark: 'Dark theme, phone',
  },
  frame: (type: string, example: string, look: string) => `${type}, ${example}: ${look}`,
  alone: 'Open this example by itself',
  json: 'JSON',
  jsonOf: (type: string, example: string) => `JSON of ${type}, ${example}`,
  copy: 'Copy',
  copyOf: (type: string, example: string) => `Copy the JSON of ${type}, ${example}`,
  copied: 'Copied.',
  selected: 'Selected: press Ctrl+C or ⌘C to copy.',
  properties: 'Properties',
  propertiesOf: (type: string) => `Properties of ${type}`,
  columns: { name: 'Property', holds: 'Holds', needed: 'Needed', meaning: 'Meaning' },
  inside: ' in ',
  yes: 'yes',
  no: 'no',
  found: (count: number, all: number) =>
    count === all ? `${all} block types` : `${count} of ${all} block types`,
  nothingFound: 'No block type has all of these words. Try fewer, or another one.',
};

/** What a property holds, in a few plain words: `a list of 2 to 4 groups`. */
export function kindInWords(kind: ValueKind): string {
  switch (kind.form) {
    case 'text':
      return kind.longest ? `text, at most ${kind.longest} characters` : 'text';
    case 'fixed':
      return `always “${kind.value}”`;
    case 'list':
      return `a list of ${rangeInWords(kind)}${pluralOf(kind.of)}`;
    default:
      return ONE[kind.form];
  }
}

const ONE = {
  choice: 'one of the listed words',
  number: 'a number',
  'yes-or-no': 'true or false',
  group: 'a group of properties',
  block: 'a block',
  anything: 'anything',
};

const MANY = {
  text: 'texts',
  fixed: 'fixed words',
  list: 'lists',
  choice: 'words out of those listed',
  number: 'numbers',
  'yes-or-no': 'true or false',
  group: 'groups of properties',
  block: 'blocks',
  anything: 'anything',
};

function rangeInWords({ least, most }: { least?: number; most?: number }): string {
  if (least !== undefined && most !== undefined) return least === most ? `${least} ` : `${least} to ${most} `;
  if (least !== undefined) return `${least} or more `;
  return most === undefined ? '' : `up to ${most} `;
}

function pluralOf(kind: ValueKind): string {
  return kind.form === 'text' && kind.longest
    ? `texts, each at most ${kind.longest} characters`
    : MANY[kind.form];
}
