import {
  editorMessage,
  isPictureName,
  labelIn,
  listIn,
  numberIn,
  type SchemaNode,
  textIn,
  variantsIn,
} from '../schema/keywords';
import { followRefs, type RefTargets, type SchemaFiles } from '../schema/references';
import { isRecord } from '../util/is-record';
import type {
  ChoiceField,
  Field,
  GroupField,
  Kind,
  ListField,
  Option,
  Property,
  TextField,
  TextPattern,
} from './field';
import { inWords, singular } from '../model/name-words';

/** Parts of documents that have a control of their own, by the file of their schema. */
const CONTROLS_OF_PARTS = {
  'parts/anchor-id.schema.json': 'anchor',
  'parts/color.schema.json': 'color',
  'parts/href.schema.json': 'link',
  'parts/icon.schema.json': 'icon',
  'parts/image.schema.json': 'image',
  'parts/pattern.schema.json': 'pattern',
  'parts/rich-text.schema.json': 'rich-text',
} as const;

type PartControl = (typeof CONTROLS_OF_PARTS)[keyof typeof CONTROLS_OF_PARTS];

/** Controls whose entries in a list stand in one line each. */
const ONE_LINE: readonly Field['control'][] = [
  'text',
  'link',
  'icon',
  'choice',
  'number',
  'picture-file',
  'hex-color',
];

/** Properties that nobody writes by hand. */
const NOT_SHOWN = ['$schema', 'version'];

/** Reads what the form of a schema is. The same node of a schema gives the same field. */
export interface FieldReader {
  /** @param name of the property, which says what an entry of a list is called */
  read(schema: unknown, label: string): Field;
  /** The properties of an object that a form shows. */
  group(schema: SchemaNode): GroupField;
}

/** Prepares to read the forms of schemas; `targets` are those of their references. */
export function fieldReader(files: SchemaFiles, targets: RefTargets): FieldReader {
  const parts = new Map(
    Object.entries(CONTROLS_OF_PARTS).flatMap(([file, control]): [SchemaNode, PartControl][] => {
      const schema = files[file];
      return isRecord(schema) ? [[schema, control]] : [];
    }),
  );
  const lists = new Map<SchemaNode, Map<string, Field>>();
  const others = new Map<SchemaNode, Field>();

  /** What a schema says in the end: references and wrappers with one part followed. */
  function followed(schema: unknown): SchemaNode {
    if (!isRecord(schema)) return {};
    const target = followRefs(schema, targets);
    const variants = variantsIn(target);
    const isWrapper = variants.length === 1 && target.type === undefined && target.properties === undefined;
    return isWrapper ? followed(variants[0]) : target;
  }

  function read(schema: unknown, label: string): Field {
    const node = followed(schema);
    const known = lists.get(node)?.get(label) ?? others.get(node);
    if (known) return known;
    const field = fieldOf(node, label);
    if (field.control !== 'list' && field.control !== 'lines') others.set(node, field);
    else lists.set(node, (lists.get(node) ?? new Map()).set(label, field));
    return field;
  }

  function fieldOf(node: SchemaNode, label: string): Field {
    const part = parts.get(node);
    if (part === 'image') return { ...group(node), control: part };
    if (part === 'color' || part === 'pattern') return { control: part, ...choiceField(node) };
    if (part !== undefined) return { ...textField(node), control: part };
    if ('const' in node) return { control: 'fixed', value: node.const };
    if (listIn(node, 'enum').length > 0) return { control: 'choice', ...choiceField(node) };
    if (variantsIn(node).length > 1) return variantField(node);
    switch (node.type) {
      case 'string':
        return textField(node);
      case 'boolean':
        return { control: 'yes-or-no' };
      case 'integer':
      case 'number':
        return {
          control: 'number',
          least: numberIn(node, 'minimum'),
          most: numberIn(node, 'maximum'),
          isWhole: node.type === 'integer',
        };
      case 'array':
        return listField(node, label);
      case 'object':
        return objectField(node);
      default:
        return { control: 'json' };
    }
  }

  function objectField(node: SchemaNode): Field {
    if (isRecord(node.properties)) return group(node);
    if (!isRecord(node.additionalProperties)) return { control: 'json' };
    return {
      control: 'table',
      columns: { name: textIn(node.columns, 'name'), value: textIn(node.columns, 'value') },
      names: isRecord(node.propertyNames) ? patternOf(node.propertyNames) : undefined,
      items: read(node.additionalProperties, ''),
    };
  }

  function listField(node: SchemaNode, label: string): ListField | { control: 'json' } {
    if (!isRecord(node.items)) return { control: 'json' };
    const entry = singular(label);
    const items = read(node.items, entry);
    return {
      control: ONE_LINE.includes(items.control) ? 'lines' : 'list',
      entry,
      items,
      least: numberIn(node, 'minItems') ?? 0,
      most: numberIn(node, 'maxItems'),
    };
  }

  function variantField(node: SchemaNode): Field {
    const examples = listIn(node, 'defaultSnippets').filter(isRecord);
    const kinds = variantsIn(node).flatMap((variant): Kind[] => {
      const kind = followed(variant);
      const type = typeOf(kind);
      if (type === undefined) return [];
      const example = examples.find(({ label }) => label === type)?.body;
      const description = textIn(kind, 'description') ?? '';
      return [
        {
          ...{ type, label: labelIn(node, type) ?? textIn(kind, 'studioName') ?? inWords(type) },
          ...{ description, field: group(kind), example },
        },
      ];
    });
    // The union of blocks is the only schema with snippets.
    return { control: 'variant', isBlock: examples.length > 0, kinds };
  }

  function group(node: SchemaNode): GroupField {
    const known = others.get(node);
    if (known?.control === 'group' || known?.control === 'image') return known;
    const required = listIn(node, 'required');
    const rare = listIn(node, 'rare');
    const properties = Object.entries(isRecord(node.properties) ? node.properties : {})
      .filter(([name]) => !NOT_SHOWN.includes(name))
      .map(([name, schema]): Property => {
        const label = labelOf(node, name, schema);
        return {
          name,
          label,
          help: helpOf(schema),
          isRequired: required.includes(name),
          ...(rare.includes(name) && { isRare: true }),
          field: read(schema, label),
        };
      });
    const field: GroupField = { control: 'group', properties: properties.toSorted(anchorsLast) };
    others.set(node, field);
    return field;
  }

  /** The words that its object or the part that it is has for it, otherwise its name in words. */
  function labelOf(owner: SchemaNode, name: string, schema: unknown): string {
    return labelIn(owner, name) ?? labelIn(followed(schema), name) ?? inWords(name);
  }

  function helpOf(schema: unknown): string {
    if (!isRecord(schema)) return '';
    return textIn(schema, 'description') ?? textIn(followRefs(schema, targets), 'description') ?? '';
  }

  return { read, group };
}

/** The name of a place follows from what is written there: it comes after that. */
function anchorsLast(one: Property, other: Property): number {
  return Number(one.field.control === 'anchor') - Number(other.field.control === 'anchor');
}

function typeOf({ properties }: SchemaNode): string | undefined {
  return isRecord(properties) ? textIn(properties.type, 'const') : undefined;
}

function textField(node: SchemaNode): TextField {
  const pattern = patternOf(node);
  return {
    control: isPictureName(node) ? 'picture-file' : controlOf(pattern),
    most: numberIn(node, 'maxLength'),
    canBeEmpty: (numberIn(node, 'minLength') ?? 0) === 0 && !(pattern && !matches(pattern, '')),
    pattern,
    ...('offeredFrom' in node && { offeredFrom: listIn(node, 'offeredFrom').map(String) }),
  };
}

/** What only a certain kind of text fits is chosen: a colour in digits, a date. */
function controlOf(pattern: TextPattern | undefined): TextField['control'] {
  if (!pattern || matches(pattern, 'a')) return 'text';
  if (matches(pattern, '2026-12-01T09:00+05:30')) return 'date-time';
  return matches(pattern, '#0e5e45') && !matches(pattern, '#a') ? 'hex-color' : 'text';
}

const matches = ({ source }: TextPattern, text: string) => new RegExp(source, 'u').test(text);

function patternOf(node: SchemaNode): TextPattern | undefined {
  const source = textIn(node, 'pattern');
  return source === undefined ? undefined : { source, message: editorMessage(node) };
}

const choiceField = (node: SchemaNode): Omit<ChoiceField, 'control'> => ({
  options: optionsOf(node),
  leftOut: textIn(node, 'leftOutLabel'),
});

/** Editors show the texts beside an enumeration in the same order. */
function optionsOf(node: SchemaNode): Option[] {
  const described = [...listIn(node, 'markdownEnumDescriptions'), ...listIn(node, 'enumDescriptions')];
  return listIn(node, 'enum').map((value, index) => {
    const description = described[index];
    return {
      value: String(value),
      label: inWords(String(value)),
      description: typeof description === 'string' ? description : '',
    };
  });
}
