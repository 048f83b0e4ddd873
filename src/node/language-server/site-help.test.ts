import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CompletionRequest,
  CompletionResolveRequest,
  HoverRequest,
  PrepareRenameRequest,
  RenameRequest,
  type TextDocumentEdit,
  WillRenameFilesRequest,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { editorClient } from '../../../tests/support/clients/editor-client';
import { tempSite } from '../../../tests/support/sites/temp-site';
import { renamePage } from '../commands/pages/rename/rename-page';

const PAGE = 'services/soles.json';
const ABLE = {
  textDocument: { completion: { completionItem: { snippetSupport: true } } },
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['rename' as const] } },
};
let site: Awaited<ReturnType<typeof tempSite>>;
let editor: Awaited<ReturnType<typeof editorClient>>;
let whole = '';

beforeAll(async () => {
  site = await tempSite();
  whole = await site.read(PAGE);
  editor = await editorClient(site.dir, ABLE);
});
afterAll(async () => {
  await editor.close();
  await rm(site.dir, { recursive: true });
});

/** Writes a text with `|`, and asks there. */
async function at(written: string) {
  const text = written.replace('|', '');
  await editor.write(PAGE, text);
  const position = TextDocument.create('x', 'json', 1, text).positionAt(written.indexOf('|'));
  return { textDocument: { uri: editor.uriOf(PAGE) }, position };
}

/** The documents of the site after an edit, by their names, with the texts that the editor has. */
async function applied({ documentChanges = [] }: WorkspaceEdit, open: Readonly<Record<string, string>>) {
  const texts = { ...(await site.all()), ...open };
  const nameOf = (uri: string) =>
    uri.slice(editor.uriOf('').length + (editor.uriOf('').endsWith('/') ? 0 : 1));
  const isEdit = (change: object): change is TextDocumentEdit => 'edits' in change;
  for (const change of documentChanges) {
    if (isEdit(change)) {
      const name = nameOf(change.textDocument.uri);
      const edits = change.edits.filter((edit) => 'newText' in edit);
      texts[name] = TextDocument.applyEdits(TextDocument.create('x', 'json', 1, texts[name] ?? ''), edits);
    } else if (change.kind === 'rename') {
      texts[nameOf(change.newUri)] = texts[nameOf(change.oldUri)] ?? '';
      delete texts[nameOf(change.oldUri)];
    }
  }
  return texts;
}

test('the site is offered in a text that is not saved, with stops, and the drawing of an icon on demand', async () => {
  const asked = await at(
    '{ "blocks": [{ "type": "faq", "id": "why" }, { "type": "hero", "actions": [{ "href": "|" }] }] }',
  );
  const found = await editor.client.sendRequest(CompletionRequest.type, asked);
  const items = Array.isArray(found) ? found : (found?.items ?? []);
  expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(['/services/soles', '#why']));

  const entry = await editor.client.sendRequest(
    CompletionRequest.type,
    await at('{ "blocks": [{ "type": "faq", "questions": [|] }] }'),
  );
  const [question] = Array.isArray(entry) ? entry : (entry?.items ?? []);
  expect(question?.textEdit?.newText).toContain('"question": "$1"');

  const icon = { label: 'truck', data: { icon: 'truck' } };
  const { documentation } = await editor.client.sendRequest(CompletionResolveRequest.type, icon);
  const { value } = typeof documentation === 'object' ? documentation : { value: '' };
  expect(value).toMatch(/^!\[truck\]\(data:image\/svg\+xml,[^()\s]+\)$/);
  expect(decodeURIComponent(value)).toMatch(/<svg [^>]+><[\s\S]+<\/svg>\)$/);
});

test('a place is explained, an icon with its drawing', async () => {
  const asked = await at('{ "blocks": [{ "type": "icon-tiles", "tiles": [{ "icon": "tr|uck" }] }] }');
  const found = await editor.client.sendRequest(HoverRequest.type, asked);
  expect(found?.contents).toMatchObject({
    kind: 'markdown',
    value: expect.stringMatching(/^!\[truck\]\(data:[\s\S]+`truck`$/),
  });
  expect(found?.range?.end.character).toBe(
    '{ "blocks": [{ "type": "icon-tiles", "tiles": [{ "icon": "truck"'.length,
  );
});

test('a page is renamed with all that rename:page changes, in texts that are not saved', async () => {
  const text = whole.replace('New soles', 'Newer soles').replace('{\n', '{\n\n');
  const asked = await at(text.replace('"title"', '"ti|tle"'));
  const prepared = await editor.client.sendRequest(PrepareRenameRequest.type, asked);
  expect(prepared).toMatchObject({ placeholder: '/services/soles' });
  const edit = await editor.client.sendRequest(RenameRequest.type, { ...asked, newName: '/repairs/soles' });
  const inEditor = await applied(edit ?? {}, { [PAGE]: text });

  const other = await tempSite({ [PAGE]: text });
  await renamePage({ pagesDir: other.dir, from: '/services/soles', to: '/repairs/soles', print: () => {} });
  expect(inEditor).toEqual(await other.all());
  expect(inEditor['repairs/soles.json']).toContain('Newer soles');
  // An editor asks before each rename of a file, also of one that it was asked for.
  const files = [{ oldUri: editor.uriOf(PAGE), newUri: editor.uriOf('repairs/soles.json') }];
  expect(await editor.client.sendRequest(WillRenameFilesRequest.type, { files })).toBeNull();
  await rm(other.dir, { recursive: true });
});

test.each([
  ['/services/soles', 'There is a page at /services/soles already'],
  ['/New Soles', 'Write /new-soles instead.'],
])('the address %s is refused', async (newName, message) => {
  const asked = await at(whole.replace('"title"', '"ti|tle"'));
  await expect(editor.client.sendRequest(RenameRequest.type, { ...asked, newName })).rejects.toThrow(message);
});

test('an editor that cannot rename files is told the command', async () => {
  const simple = await editorClient(site.dir);
  await simple.write(PAGE, whole);
  const asked = {
    textDocument: { uri: simple.uriOf(PAGE) },
    position: { line: 1, character: 5 },
    newName: '/soles',
  };
  await expect(simple.client.sendRequest(RenameRequest.type, asked)).rejects.toThrow(
    'npm run rename:page -- /services/soles /soles',
  );
  await simple.close();
});

test('of two sites whose files are renamed at once, each has its own links changed', async () => {
  const other = await tempSite();
  const uriIn = (name: string) => pathToFileURL(path.join(other.dir, name)).href;
  const files = [
    { oldUri: uriIn(PAGE), newUri: uriIn('services/first.json') },
    { oldUri: editor.uriOf(PAGE), newUri: editor.uriOf('services/other.json') },
  ];
  const edit = await editor.client.sendRequest(WillRenameFilesRequest.type, { files });
  const written = (uri: string) =>
    JSON.stringify(
      edit?.documentChanges?.find((change) => 'edits' in change && change.textDocument.uri === uri),
    );
  expect(written(uriIn('_site.json'))).toContain('"newText":"first"');
  expect(written(editor.uriOf('_site.json'))).toContain('"newText":"other"');
  await rm(other.dir, { recursive: true });
});

test('links follow a file and a folder that are renamed in the editor', async () => {
  await editor.write(PAGE, whole);
  const renamed = async (from: string, to: string) => {
    const files = [{ oldUri: editor.uriOf(from), newUri: editor.uriOf(to) }];
    const edit = await editor.client.sendRequest(WillRenameFilesRequest.type, { files });
    return applied(edit ?? {}, { [PAGE]: whole });
  };
  const file = await renamed(PAGE, 'services/new-soles.json');
  expect(file['_site.json']).toContain('"/services/new-soles"');
  expect(JSON.parse(file[PAGE] ?? '')).toMatchObject({ aliases: ['/services/soles'] });
  const folder = await renamed('services', 'repairs');
  expect(folder['_site.json']).toContain('"/repairs/soles"');
  expect(folder[PAGE]).toContain('"/services/soles"');
  const picture = await renamed('media/soles.webp', 'media/leather/soles.webp');
  expect(picture[PAGE]).toContain('"src": "leather/soles.webp"');
  expect(await renamed('index.json', 'home.json')).toEqual({ ...(await site.all()), [PAGE]: whole });
});
