import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CodeAction,
  CodeActionRequest,
  type Diagnostic,
  DocumentFormattingRequest,
  type TextEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { editorClient } from '../../../tests/support/clients/editor-client';
import { tempSite } from '../../../tests/support/sites/temp-site';
import { createValidator } from '../../content/check/validate';
import { withTexts } from '../../content/documents/site/with-texts';
import { fixSite } from '../../content/edit/fix/fix';
import { formatReport } from '../../content/report/format';
import { PROJECT_ROOT } from '../project';
import { readSite } from '../read/read-site';
import { loadValidatorConfig } from '../read/validator-config';

const PAGE = 'services/soles.json';
const config = await loadValidatorConfig();
let site: Awaited<ReturnType<typeof tempSite>>;
let editor: Awaited<ReturnType<typeof editorClient>>;
let whole = '';

beforeAll(async () => {
  site = await tempSite();
  whole = await site.read(PAGE);
  editor = await editorClient(site.dir);
  await editor.write(PAGE, whole);
});
afterAll(async () => {
  await editor.close();
  await rm(site.dir, { recursive: true });
});

/** The site with one document that is not saved. */
const unsaved = async (text: string) => withTexts(await readSite(site.dir), new Map([[PAGE, text]]));

const broken = () =>
  whole
    .replace('"lead":', '"laed":')
    .replace('"#prices"', '"/servces/soles"')
    .replace('soles.webp', 'x.webp');

const asLine = ({ range, severity, code, message }: Diagnostic) =>
  `${range.start.line + 1}:${range.start.character + 1}: ${severity === 1 ? 'error' : 'warning'} ${code}: ${message}`;

async function actionsAt({ range }: Diagnostic, only?: string[]): Promise<CodeAction[]> {
  const asked = { textDocument: { uri: editor.uriOf(PAGE) }, range, context: { diagnostics: [], only } };
  const found = await editor.client.sendRequest(CodeActionRequest.type, asked);
  return (found ?? []).filter((one): one is CodeAction => 'kind' in one);
}

function applied(text: string, edits: TextEdit[] = []): string {
  return TextDocument.applyEdits(TextDocument.create('file:///x', 'json', 1, text), edits);
}

test('a text that is not saved gets the messages of validate, at their places, each with its entry', async () => {
  await editor.write(PAGE, broken());
  const diagnostics = await editor.seen(PAGE, ({ length }) => length > 0);
  const sources = await unsaved(broken());
  const { issues } = createValidator(config).validate(sources);
  const lines = formatReport({ issues, documents: 4 }, sources, 'line').trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(diagnostics.map((one) => `${site.dir}/${PAGE}:${asLine(one).replaceAll('\n', ' ')}`)).toEqual(lines);
  const [first] = diagnostics;
  const guide = pathToFileURL(path.join(PROJECT_ROOT, 'docs/messages.md')).href;
  expect(first?.codeDescription?.href).toBe(`${guide}#${first?.code}`);
});

test('what another document says of it is shown there, and taken back', async () => {
  await editor.write(PAGE, whole.replace('"id": "prices"', '"id": "cost"').replace('"#prices"', '"#cost"'));
  await editor.write(
    'index.json',
    (await site.read('index.json')).replace('"/services/soles"', '"/services/soles#prices"'),
  );
  const [found] = await editor.seen('index.json', ({ length }) => length > 0);
  expect(found?.code).toBe('dead-anchor');
  await editor.write(PAGE, whole);
  await editor.seen('index.json', ({ length }) => length === 0);
  await editor.write('index.json', await site.read('index.json'));
});

test('a quick fix does what --fix does of one message, and the fix of the file what it does of all', async () => {
  await editor.write(PAGE, broken());
  const diagnostics = await editor.seen(PAGE, ({ length }) => length === 3);
  const misspelt = diagnostics.find(({ code }) => code === 'unknown-property');
  if (!misspelt) throw new Error('The misspelt name has no message.');
  const { uri } = { uri: editor.uriOf(PAGE) };
  const [fix, all] = await actionsAt(misspelt);
  expect(fix).toMatchObject({
    title: 'Write "lead" in place of "laed"',
    kind: 'quickfix',
    isPreferred: true,
  });
  expect(fix?.diagnostics).toEqual([misspelt]);
  expect(applied(broken(), fix?.edit?.changes?.[uri])).toBe(broken().replace('"laed"', '"lead"'));
  expect(all?.kind).toBe('source.fixAll.pagewright');

  const options = { validator: createValidator(config), config, only: new Set([PAGE]), schemaDir: 'schema' };
  const [fixed] = fixSite(await unsaved(broken()), options).fixed;
  const [onSave] = await actionsAt(misspelt, ['source.fixAll']);
  const text = applied(broken(), onSave?.edit?.changes?.[uri]);
  expect(text.replace(/"\$schema": ".*"/, '')).toBe(fixed?.text.replace(/"\$schema": ".*"/, ''));
  expect(text).toMatch(/"\$schema": "(\.\.\/)+.*\/schema\/page\.schema\.json"/);

  const dead = diagnostics.find(({ code }) => code === 'dead-link');
  expect(dead && (await actionsAt(dead))).toEqual([]);
});

test('formatting puts properties in order and indents them', async () => {
  await editor.write(PAGE, JSON.stringify({ description: 'b', title: 'a', blocks: [] }));
  const edits = await editor.client.sendRequest(DocumentFormattingRequest.type, {
    textDocument: { uri: editor.uriOf(PAGE) },
    options: { tabSize: 4, insertSpaces: true },
  });
  expect(applied('{"description":"b","title":"a","blocks":[]}', edits ?? [])).toBe(
    '{\n  "title": "a",\n  "description": "b",\n  "blocks": []\n}\n',
  );
});

test('a file that changes on the disk is checked too', async () => {
  await editor.write(PAGE, whole);
  await editor.seen(PAGE, ({ length }) => length === 0);
  await site.write('heels.json', '{ "title": "Heels" ');
  const [found] = await editor.seen('heels.json', ({ length }) => length > 0);
  expect(found?.code).toBe('not-json');
  await rm(path.join(site.dir, 'heels.json'));
  await editor.seen('heels.json', ({ length }) => length === 0);
});
