import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { bench, describe } from 'vitest';
import { TextDocument } from 'vscode-json-languageservice';
import { PROJECT_ROOT } from '../../src/node/project';
import { editorService } from '../support/editor-service';

const files = globSync('pages/**/*.json', { cwd: PROJECT_ROOT, ignore: '**/_*/**', absolute: true });
const [largest = ''] = files
  .filter((file) => !path.basename(file).startsWith('_'))
  .sort((one, other) => statSync(other).size - statSync(one).size);

const service = editorService();
const document = TextDocument.create(pathToFileURL(largest).href, 'json', 1, readFileSync(largest, 'utf8'));
const json = service.parseJSONDocument(document);
const problems = await service.doValidation(document, json);
if (problems.length > 0) throw new Error(`Nothing can be measured: ${problems[0]?.message}`);
const end = document.positionAt(document.getText().lastIndexOf(']'));

/** The largest page of the site; an editor asks for these after each key. Run with `npx vitest bench`. */
describe(path.relative(PROJECT_ROOT, largest), () => {
  bench('problems', async () => {
    await service.doValidation(document, service.parseJSONDocument(document));
  });
  bench('what may follow', async () => {
    await service.doComplete(document, end, json);
  });
  bench('what a property means', async () => {
    await service.doHover(document, document.positionAt(document.getText().lastIndexOf('"type"') + 2), json);
  });
});
