import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { loadIconSet } from '../../src/node/assets/icons/icon-set';
import { ICON_NAMES } from '../../src/node/read/validator-config';
import { globSync } from 'tinyglobby';
import { withEditorMessages } from './editor-messages';
import { withRuleChoices } from './rule-choices';
import { type BlockValues, valuesOf } from './schema-values';

const BANNER = 'Generated from schema/ by `npm run generate`. Do not edit.';
/** The same words as in each block's own schema: an editor shows one message where text and place are equal. */
const NOT_A_TYPE = 'This is not a block type. Press Ctrl+Space here to choose one from the list.';
const SITE = 'site.schema.json';
const EXAMPLES = '.examples.json';
const SCHEMA = '.schema.json';

/** A file that `npm run generate` makes: its path from the project's root, and its whole text. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/**
 * Generates everything that follows from the hand-written schemas: the union of blocks, the TypeScript types and the values
 * that code needs; the list of the icons that documents can name; what the site document can choose about the rules; and the
 * messages for editors that know only the schemas.
 *
 * @param root the project's root folder, which holds `schema/`
 * @returns the files with their text; nothing is written
 * @throws Error when a block type has no examples, naming the file to add
 */
export async function generateFiles(root: string): Promise<GeneratedFile[]> {
  const dir = path.join(root, 'schema');
  const [union, values, names, handwritten, page, color] = await Promise.all([
    unionOfBlocks(path.join(dir, 'blocks')),
    valuesOfBlocks(path.join(dir, 'blocks')),
    iconNames(),
    readFile(path.join(dir, SITE), 'utf8'),
    readFile(path.join(dir, 'page.schema.json'), 'utf8'),
    readFile(path.join(dir, 'parts/color.schema.json'), 'utf8'),
  ]);
  const site = withEditorMessages(withRuleChoices(handwritten));
  const types = await typesOf(dir, union, names, site);
  return [
    { path: 'schema/block.schema.json', text: `${JSON.stringify(union, null, 2)}\n` },
    { path: `schema/${SITE}`, text: site },
    { path: 'src/generated/documents.ts', text: types },
    { path: 'src/generated/schema-values.ts', text: `/* ${BANNER} */\n${valuesOf(page, color, values)}` },
    ...(await withMessages(dir)),
    { path: `schema/${ICON_NAMES}`, text: `${JSON.stringify(names, null, 2)}\n` },
  ];
}

/** The schemas that are written by hand, each with its messages for editors. */
async function withMessages(dir: string): Promise<GeneratedFile[]> {
  const names = globSync(['page.schema.json', '{blocks,parts}/*.schema.json'], { cwd: dir }).sort();
  return Promise.all(
    names.map(async (name) => ({
      path: `schema/${name}`,
      text: withEditorMessages(await readFile(path.join(dir, name), 'utf8')),
    })),
  );
}

/** Examples, and no enumeration: a wrong name gets suggestions from validation, not a list of thousands. */
async function iconNames() {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: BANNER,
    title: 'IconNames',
    description: 'The names of all icons that documents can use.',
    type: 'string',
    examples: (await loadIconSet()).contentNames,
  };
}

interface BlockEntry {
  type: string;
  description: string;
  isContainer: boolean;
  example: object;
}

async function unionOfBlocks(dir: string) {
  const names = (await readdir(dir)).filter((name) => name.endsWith(SCHEMA)).sort();
  const blocks = await Promise.all(names.map((name) => readBlock(dir, name.slice(0, -SCHEMA.length))));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: BANNER,
    ...union('Block', 'One part of a page. Its type says which kind of block it is.', blocks),
    definitions: {
      leafBlock: union(
        'LeafBlock',
        'One part of a page inside another block. It cannot hold blocks itself.',
        blocks.filter((block) => !block.isContainer),
      ),
    },
  };
}

/** What the schemas of blocks state for code. */
async function valuesOfBlocks(dir: string): Promise<BlockValues> {
  const files = (await readdir(dir)).filter((name) => name.endsWith(SCHEMA)).sort();
  const blocks = await Promise.all(
    files.map(async (file) => {
      const { studioName, isLow } = JSON.parse(await readFile(path.join(dir, file), 'utf8'));
      return { type: file.slice(0, -SCHEMA.length), studioName, isLow };
    }),
  );
  return {
    names: Object.fromEntries(
      blocks.flatMap(({ type, studioName }) => (typeof studioName === 'string' ? [[type, studioName]] : [])),
    ),
    low: blocks.filter(({ isLow }) => isLow === true).map(({ type }) => type),
  };
}

async function readBlock(dir: string, type: string): Promise<BlockEntry> {
  const text = await readFile(path.join(dir, type + SCHEMA), 'utf8');
  const examples = await readFile(path.join(dir, type + EXAMPLES), 'utf8').catch(() => {
    throw new Error(`Block type ${type} has no examples: add schema/blocks/${type}${EXAMPLES}`);
  });
  return {
    type,
    description: JSON.parse(text).description,
    isContainer: text.includes('block.schema.json#'),
    example: JSON.parse(examples).default,
  };
}

/**
 * The form that both VS Code's JSON service and Ajv handle well: an enumeration of types, and for each type
 * its schema. A misspelt type gives one message; with a `oneOf` the service guesses a type and reports what that would lack.
 */
function union(title: string, description: string, blocks: BlockEntry[]) {
  const types = blocks.map((block) => block.type);
  return {
    title,
    description,
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        description: 'Which kind of block this is.',
        enum: types,
        markdownEnumDescriptions: blocks.map((block) => block.description),
        errorMessage: NOT_A_TYPE,
      },
    },
    defaultSnippets: blocks.map((block) => ({
      label: block.type,
      description: block.description,
      body: block.example,
    })),
    allOf: blocks.map((block) => ({
      if: { type: 'object', required: ['type'], properties: { type: { const: block.type } } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word
      then: { $ref: `blocks/${block.type}${SCHEMA}` },
    })),
  };
}

type Union = ReturnType<typeof union>;

/** The same for json-schema-to-typescript, which makes a union only from a `oneOf`. */
function forTypes({ allOf, ...head }: Union) {
  return { ...head, oneOf: allOf.map((each) => each.then) };
}

/** One compile for all kinds of documents, so that the parts they share are declared once. */
async function typesOf(
  schemaDir: string,
  blocks: Awaited<ReturnType<typeof unionOfBlocks>>,
  names: object,
  site: string,
): Promise<string> {
  const { leafBlock } = blocks.definitions;
  const blockUnion = { ...forTypes(blocks), definitions: { leafBlock: forTypes(leafBlock) } };
  const entry: JSONSchema = {
    title: 'Documents',
    description: 'Every kind of document, by its name.',
    type: 'object',
    required: ['page', 'site', 'language'],
    additionalProperties: false,
    properties: {
      page: { $ref: 'page.schema.json' },
      site: { $ref: SITE },
      language: { $ref: 'language.schema.json' },
    },
  };
  // As generated now, not as they may still be on the disk.
  const texts: Readonly<Record<string, string>> = {
    'block.schema.json': JSON.stringify(blockUnion),
    [ICON_NAMES]: JSON.stringify(names),
    [SITE]: site,
  };
  const textOf = ({ url }: { url: string }) => texts[path.posix.basename(url)];
  const fresh = { order: 1, canRead: (file: { url: string }) => textOf(file) !== undefined, read: textOf };
  return compile(entry, 'Documents', {
    cwd: schemaDir,
    $refOptions: { resolve: { fresh } },
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    bannerComment: `/* ${BANNER} */`,
    style: { singleQuote: true, printWidth: 110 },
  });
}
