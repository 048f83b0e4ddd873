import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getLanguageService } from 'vscode-json-languageservice';
import { PROJECT_ROOT } from '../../../src/node/project';

const SCHEMA = pathToFileURL(path.join(PROJECT_ROOT, 'schema/page.schema.json')).href;

/** The JSON service of VS Code, with the schemas from disk. */
export function editorService() {
  const service = getLanguageService({
    schemaRequestService: (uri) => readFile(fileURLToPath(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (relative, base) => new URL(relative, base).href },
  });
  service.configure({ validate: true, schemas: [{ uri: SCHEMA, fileMatch: ['*.json'] }] });
  return service;
}
