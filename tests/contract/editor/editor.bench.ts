import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { bench, describe } from 'vitest';
import { TextDocument } from 'vscode-json-languageservice';
import { createValidator } from '../../../src/content/check/validate';
import { withTexts } from '../../../src/content/documents/site/with-texts';
import { complete } from '../../../src/content/editor/complete/complete';
import { explainAt } from '../../../src/content/editor/hover/explain-at';
import { PROJECT_ROOT } from '../../../src/node/project';
import { loadValidatorConfig } from '../../../src/node/read/validator-config';
import { editedSite } from '../../support/sites/edited-site';
import { editorService } from '../../support/clients/editor-service';

const files = globSync('pages/**/*.json', { cwd: PROJECT_ROOT, ignore: '**/_*/**', absolute: true });
const [largest = ''] = files
  .filter((file) => !path.basename(file).startsWith('_'))
  .sort((one, other) => statSync(other).size - statSync(one).size);
const name = path.relative(path.join(PROJECT_ROOT, 'pages'), largest);
const text = readFileSync(largest, 'utf8');

const service = editorService();
const document = TextDocument.create(pathToFileURL(largest).href, 'json', 1, text);
const json = service.parseJSONDocument(document);
const problems = await service.doValidation(document, json);
if (problems.length > 0) throw new Error(`Nothing can be measured: ${problems[0]?.message}`);
const end = text.lastIndexOf(']');
const named = text.lastIndexOf('"type"') + 2;
const linked = text.lastIndexOf('"href": "') + 9;

const { sources, schemas, around } = await editedSite(path.join(PROJECT_ROOT, 'pages'));
const site = around(name);
const validator = createValidator(await loadValidatorConfig());
let turn = 0;

/** The largest page of the site; an editor asks for these after each key. Run with `npx vitest bench`. */
describe(`the language server: ${name}`, () => {
  bench('problems of the whole site, after a key', () => {
    const typed = text.replace('"description": "', `"description": "${turn++}`);
    validator.validate(withTexts(sources, new Map([[name, typed]])));
  });
  bench('what may follow: blocks', () => {
    complete(text, end, site, { schemas, hasStops: true });
  });
  bench('what may follow: pages', () => {
    complete(text, linked, site, { schemas, hasStops: true });
  });
  bench('what a property means', () => {
    explainAt(text, named, site);
  });
});

describe(`the JSON service of VS Code: ${name}`, () => {
  bench('problems', async () => {
    await service.doValidation(document, service.parseJSONDocument(document));
  });
  bench('what may follow', async () => {
    await service.doComplete(document, document.positionAt(end), json);
  });
  bench('what a property means', async () => {
    await service.doHover(document, document.positionAt(named), json);
  });
});
