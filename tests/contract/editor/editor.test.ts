import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CompletionItem, TextDocument } from 'vscode-json-languageservice';
import { PROJECT_ROOT } from '../../../src/node/project';
import { blockTypes } from '../../support/block-types';
import { editorService } from '../../support/clients/editor-service';

const SCHEMA_DIR = path.join(PROJECT_ROOT, 'schema');
const service = editorService();

/** A page with `|` where the cursor is. */
function open(blocks: string) {
  const text = `{ "title": "x", "description": "x", "blocks": [${blocks}] }`;
  const document = TextDocument.create('file:///page.json', 'json', 1, text.replace('|', ''));
  const position = document.positionAt(Math.max(0, text.indexOf('|')));
  return { document, json: service.parseJSONDocument(document), position };
}

async function completions(blocks: string): Promise<CompletionItem[]> {
  const { document, json, position } = open(blocks);
  return (await service.doComplete(document, position, json))?.items ?? [];
}

async function diagnostics(blocks: string) {
  const { document, json } = open(blocks);
  const found = await service.doValidation(document, json);
  return found.map(({ message, range }) => ({ message, marked: document.getText(range) }));
}

/** What is shown over the place with the cursor, without the backslashes of Markdown. */
async function hover(blocks: string): Promise<string> {
  const { document, json, position } = open(blocks);
  const contents = (await service.doHover(document, position, json))?.contents;
  return (Array.isArray(contents) ? contents : []).join('\n').replaceAll('\\', '');
}

async function exampleOf(type: string): Promise<object> {
  const text = await readFile(path.join(SCHEMA_DIR, `blocks/${type}.examples.json`), 'utf8');
  return JSON.parse(text).default;
}

async function propertiesOf(type: string): Promise<string[]> {
  const schema = JSON.parse(await readFile(path.join(SCHEMA_DIR, `blocks/${type}.schema.json`), 'utf8'));
  return Object.keys(schema.properties);
}

test('a new block can be chosen from snippets, one a type', async () => {
  const labels = (await completions('|')).map(({ label }) => label);
  expect(labels.filter((label) => blockTypes.includes(label)).sort()).toEqual(blockTypes);
});

test('a value for type can be chosen from every type', async () => {
  const labels = (await completions('{ "type": "|" }')).map(({ label }) => label.replaceAll('"', ''));
  expect([...new Set(labels)].sort()).toEqual(blockTypes);
});

test('icons, fields and patterns are offered by name', async () => {
  const labelsAt = async (block: string) => (await completions(block)).map(({ label }) => label);
  expect(await labelsAt('{ "type": "feature-groups", "groups": [{ "icon": "|" }] }')).toEqual(
    expect.arrayContaining(['"truck"', '"student"', '"brand:react"']),
  );
  expect(await labelsAt('{ "type": "banner", "color": "|" }')).toContain('"marigold"');
  expect(await labelsAt('{ "type": "banner", "pattern": "|" }')).toContain('"kente"');
  const patterns = await completions('{ "type": "banner", "pattern": "|" }');
  expect(patterns.filter(({ documentation }) => !documentation)).toEqual([]);
});

test('a misspelt type is one mistake, whatever else the block lacks', async () => {
  expect(await diagnostics('{ "type": "herro", "title": "x" }')).toHaveLength(1);
  expect(await diagnostics('{ "title": "x" }')).toHaveLength(1);
});

test.each([
  ['{ "type": "faq", "heading": 5 }', '5', 'This should be a text in quotation marks.'],
  ['{ "type": "faq", "questions": "x" }', '"x"', 'This should be a list in [ ].'],
  ['{ "type": "banner", "color": "red" }', '"red"', 'This should be one of: "green", "indigo",'],
  [
    '{ "type": "hero", "picture": "x" }',
    '"x"',
    'This should be a group in { } with no other names in it than: color,',
  ],
])('%s is said in our words', async (block, marked, message) => {
  expect(await diagnostics(block)).toContainEqual({ marked, message: expect.stringContaining(message) });
});

describe.each(blockTypes)('after choosing %s', (type) => {
  test('only its properties are offered', async () => {
    const known = await propertiesOf(type);
    const offered = (await completions(`{ "type": "${type}", | }`)).map(({ label }) => label);
    expect(offered.sort()).toEqual(known.filter((name) => name !== 'type').sort());
  });

  test('its example is right', async () => {
    expect(await diagnostics(JSON.stringify(await exampleOf(type)))).toEqual([]);
  });

  test('its type and its properties are explained on hover', async () => {
    const schema = JSON.parse(await readFile(path.join(SCHEMA_DIR, `blocks/${type}.schema.json`), 'utf8'));
    expect(await hover(`{ "type": "${type}|" }`)).toContain(schema.description);
    for (const [name, value] of Object.entries(await exampleOf(type))) {
      const shown = await hover(`{ "type": "${type}", "${name}|": ${JSON.stringify(value)} }`);
      expect([name, shown]).toEqual([
        name,
        expect.stringContaining(schema.properties[name].description ?? ' '),
      ]);
    }
  });

  // The service drops a message that says the same at the same place, so the union and each type must say the same.
  test('a misspelt type gets one message, in plain words', async () => {
    const found = await diagnostics(JSON.stringify({ ...(await exampleOf(type)), type: `${type}s` }));
    expect(found).toEqual([
      { marked: `"${type}s"`, message: expect.stringMatching(/^This is not a block type\./) },
    ]);
  });

  test('a misspelt property gets one message', async () => {
    const found = await diagnostics(JSON.stringify({ ...(await exampleOf(type)), haeding: 'x' }));
    const message = `This should be a group in { } with no other names in it than: ${(await propertiesOf(type)).join(', ')}.`;
    expect(found).toEqual([{ marked: '"haeding"', message }]);
  });
});
