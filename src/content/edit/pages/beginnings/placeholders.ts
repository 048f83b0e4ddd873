import { isRecord } from '../../../util/is-record';
import { inWords, singular } from '../../../model/name-words';
import { typeInWords } from '../../../model/type-in-words';
import { labelIn, type SchemaNode, variantsIn } from '../../../schema/keywords';
import { followRefs, refTargetsOf } from '../../../schema/references';
import { isPictureFile } from '../../../model/pages/picture-files';
import {
  LINK_PLACEHOLDER,
  PICTURE_PLACEHOLDER,
  placeholderKind,
  TEXT_PLACEHOLDER,
} from '../../../model/pages/placeholders';
import type { Schemas } from '../../../model/source';

/**
 * How much of a page stays: all of it; few entries in each list; or the least, which is what the schema requires, headings, pictures,
 * and one link of each list of links.
 */
type Size = 'whole' | 'short' | 'least';

/** Makes a page document of the same shape in which each text says what should be written in its place. */
export type FillWithPlaceholders = (page: object, size?: Size) => Record<string, unknown>;

/** How long lists are, and what they are the lists of. */
type Lists = 'whole' | 'of blocks' | 'of a block' | 'of an entry' | 'of least blocks' | 'least';

/** Where a value stands. */
interface Place {
  schema: SchemaNode;
  /** The schema of what holds it. */
  owner: SchemaNode;
  /** What an entry of a list is called, in the middle of a sentence; of a value that is in none, empty. */
  entry: string;
  lists: Lists;
}

/**
 * Prepares to fill page documents with placeholders, which the rule leftover-text finds. Each text becomes the sentence that
 * its schema describes it with; each picture, and each link to a page, what says that another one is to be chosen. Icons, ids,
 * choices stay, and so do links that suit every page: to a place on the page itself, and to a token.
 */
export function placeholdersFor(schemas: Schemas): FillWithPlaceholders {
  const targets = refTargetsOf(schemas);
  const followed = (schema: unknown) => (isRecord(schema) ? followRefs(schema, targets) : {});

  function fill(value: unknown, { schema, owner, lists, entry }: Place): unknown {
    if (Array.isArray(value)) {
      const items = { schema: followed(schema.items), owner: schema, lists: INSIDE[lists], entry };
      return entriesOf(value, schema, lists).map((item) => fill(item, items));
    }
    if (isRecord(value)) return fillObject(value, variantOf(schema, value.type), lists, entry);
    return isFreeText(schema) ? placeholder(schema, owner, entry) : value;
  }

  function fillProperty(name: string, value: unknown, place: Place): unknown {
    if (name === 'icon') return value;
    if (typeof value === 'string' && name === 'href') return linkPlaceholder(value);
    if (typeof value === 'string' && isPictureFile(name)) return picturePlaceholder(value, place.schema);
    return fill(value, place);
  }

  function fillObject(
    value: object,
    owner: SchemaNode,
    lists: Lists,
    entry: string,
  ): Record<string, unknown> {
    const properties = isRecord(owner.properties) ? owner.properties : {};
    const kept = Object.entries(value).filter(
      ([name, part]) => lists !== 'least' || isNeeded(name, part, owner),
    );
    const filled = kept.map(([name, part]) => {
      const place = { schema: followed(properties[name]), owner, lists };
      return [name, fillProperty(name, part, { ...place, entry: entryIn(owner, name, part) ?? entry })];
    });
    return Object.fromEntries(filled);
  }

  function variantOf(schema: SchemaNode, type: unknown): SchemaNode {
    const written = variantsIn(schema);
    if (written.length < 2) return schema;
    const variants = written.map(followed);
    return variants.find(({ properties }) => isRecord(properties) && constOf(properties.type) === type) ?? {};
  }

  return (page, size = 'whole') => fillObject(page, followed(schemas.page), LISTS[size], '');
}

/** Of a page, which is no block itself. */
const LISTS = { whole: 'whole', short: 'of blocks', least: 'of least blocks' } as const;

const INSIDE = {
  whole: 'whole',
  'of blocks': 'of a block',
  'of a block': 'of an entry',
  'of an entry': 'of an entry',
  'of least blocks': 'least',
  least: 'least',
} as const satisfies Record<Lists, Lists>;

/** The entries of a list that stay; never fewer than its schema asks for. */
function entriesOf(list: readonly unknown[], { minItems }: SchemaNode, lists: Lists): readonly unknown[] {
  if (lists === 'whole' || lists === 'of blocks' || lists === 'of least blocks') return list;
  return list.slice(0, Math.max(mostOf(list, lists), typeof minItems === 'number' ? minItems : 0));
}

/** Two, or three of a list whose entries hold none themselves; at the least, one link or two of anything else. */
function mostOf(list: readonly unknown[], lists: Lists): number {
  if (lists === 'least') return holdsLinks(list) ? 1 : 2;
  const holdsLists = list.some((entry) => isRecord(entry) && Object.values(entry).some(Array.isArray));
  return lists === 'of a block' && !holdsLists ? 3 : 2;
}

const holdsLinks = (list: readonly unknown[]) => list.some((entry) => isRecord(entry) && 'href' in entry);

/**
 * Whether a part of a block belongs to the least of it. A button may be without its link, but does nothing then; a block may be
 * without its picture, but whoever is led through what is left would forget it.
 */
const isNeeded = (name: string, part: unknown, { required }: SchemaNode): boolean =>
  name === 'heading' ||
  name === 'image' ||
  name === 'href' ||
  (Array.isArray(required) && required.includes(name)) ||
  (Array.isArray(part) && holdsLinks(part));

const constOf = (schema: unknown) => (isRecord(schema) ? schema.const : undefined);

/** Whether a property is free text: without an enumeration, and without a pattern that a placeholder does not match. */
function isFreeText({ type, enum: choices, const: only, pattern }: SchemaNode): boolean {
  if (type !== 'string' || choices !== undefined || only !== undefined) return false;
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(TEXT_PLACEHOLDER);
}

/** Links that suit every page: to a place on the page itself, and to what a token stands for. */
const SUITS_EVERY_PAGE = /^#|^(?:mailto|tel):\{[^}]*\}$/;

function linkPlaceholder(href: string): string {
  if (SUITS_EVERY_PAGE.test(href) || placeholderKind('href', href)) return href;
  return href.startsWith('/') ? LINK_PLACEHOLDER + href : `${LINK_PLACEHOLDER}/${href}`;
}

function picturePlaceholder(src: string, { maxLength }: SchemaNode): string {
  if (placeholderKind('src', src)) return src;
  const whole = PICTURE_PLACEHOLDER + src;
  const isPossible = typeof maxLength !== 'number' || whole.length <= maxLength;
  return isPossible ? whole : PICTURE_PLACEHOLDER + src.slice(src.lastIndexOf('/') + 1).slice(-50);
}

/** The description of a text as a placeholder, with the name of its parent where there is room. */
function placeholder(schema: SchemaNode, owner: SchemaNode, entry: string): string {
  // The property around a rich text says more than the format of rich texts.
  const isRich = schema.title === 'RichText';
  const hint = hintOf(isRich ? owner : schema);
  const most = typeof schema.maxLength === 'number' ? schema.maxLength : Number.POSITIVE_INFINITY;
  const whole = TEXT_PLACEHOLDER + (isRich ? '' : partName(owner, entry)) + hint;
  return whole.length <= most ? whole : shortened(TEXT_PLACEHOLDER + hint, most);
}

/** What the entries of a list are called; an object inside an entry goes by its own name. */
function entryIn(owner: SchemaNode, name: string, part: unknown): string | undefined {
  if (Array.isArray(part)) return singular(labelIn(owner, name) ?? inWords(name));
  return isRecord(part) ? '' : undefined;
}

/** What the text is part of: of an entry of a list, what an editor calls that; blocks and pages need no prefix. */
function partName({ title }: SchemaNode, entry: string): string {
  if (typeof title !== 'string' || /(?:Block|Document)$/.test(title)) return '';
  return `${typeInWords(entry) || inWords(title)}: `;
}

/** A description without tokens and links, and without its length limit, which the placeholder obeys. */
function hintOf({ description }: SchemaNode): string {
  const text = typeof description === 'string' ? description : '';
  return text.replace(/, at most \d+ characters/g, '').replace(/[{}[\]]/g, '');
}

/** As many whole sentences as fit, or else as many words. */
function shortened(note: string, most: number): string {
  if (note.length <= most) return note;
  const sentences = note.slice(0, most).match(/^.*[.!?](?=\s)/s)?.[0];
  if (sentences) return sentences;
  const words = note.replace(/^(\S+) (?:The|An?) /, '$1 ').split(' ');
  while (words.length > 1 && words.join(' ').length > most) words.pop();
  const short = words.join(' ');
  return short.length < most ? `${short}…` : short;
}
