import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TextDocument } from 'vscode-json-languageservice';
import type { Diagnostic } from 'vscode-languageserver/node';
import { createValidator } from '../../../src/content/check/validate';
import { withTexts } from '../../../src/content/documents/site/with-texts';
import { formatReport } from '../../../src/content/report/format';
import { PROJECT_ROOT } from '../../../src/node/project';
import { readSite } from '../../../src/node/read/read-site';
import { loadValidatorConfig } from '../../../src/node/read/validator-config';
import { mistakes, siteWith } from '../../corpus/corpus';
import { editorClient } from '../../support/clients/editor-client';
import { editorService } from '../../support/clients/editor-service';
import { tempSite } from '../../support/sites/temp-site';

const PAGE = 'heels.json';
const COUNT = 20;

/** From where the schema is found. */
const ADDRESS = pathToFileURL(path.join(PROJECT_ROOT, 'pages', PAGE)).href;

const inPage = mistakes.filter(({ edit }) => edit?.file === PAGE);
/** Twenty of all kinds, as they come. */
const twenty = inPage.filter((_, index) => index % Math.floor(inPage.length / COUNT) === 0).slice(0, COUNT);

/** Of those kinds that schemas can know of; what stands in a text they do not. */
const ofSchemas = inPage.filter(({ name }) => /^(?:names|values|syntax)/.test(name));

const textOf = (made: typeof mistakes) => {
  const content = siteWith(made).pages.find(({ path }) => path === PAGE)?.content;
  return content && 'text' in content ? content.text : '';
};

let site: Awaited<ReturnType<typeof tempSite>>;
let editor: Awaited<ReturnType<typeof editorClient>>;

beforeAll(async () => {
  site = await tempSite({ [PAGE]: textOf([]) });
  editor = await editorClient(site.dir);
});
afterAll(async () => {
  await editor.close();
  await rm(site.dir, { recursive: true });
});

const asLine = ({ range, severity, code, message }: Diagnostic) => {
  const { line, character } = range.start;
  return `${line + 1}:${character + 1}: ${severity === 1 ? 'error' : 'warning'} ${code}: ${String(message).replaceAll('\n', ' ')}`;
};

test('twenty mistakes are told in an editor as on the command line, word for word and at the same places', {
  tags: ['rest'],
}, async () => {
  expect(twenty).toHaveLength(COUNT);
  const validator = createValidator(await loadValidatorConfig());
  for (const mistake of twenty) {
    const text = textOf([mistake]);
    const sources = withTexts(await readSite(site.dir), new Map([[PAGE, text]]));
    const { issues } = validator.validate(sources, new Set([PAGE]));
    const lines = formatReport({ issues, documents: 1 }, sources, 'line').trim().split('\n');
    expect(issues.map(({ code }) => code)).toContain(mistake.expected.code);
    await editor.write(PAGE, text);
    const told = await editor.seen(PAGE, ({ length }) => length > 0);
    expect(told.map((one) => `${site.dir}/${PAGE}:${asLine(one)}`)).toEqual(lines);
    await editor.write(PAGE, textOf([]));
    await editor.seen(PAGE, ({ length }) => length === 0);
  }
});

/** What the JSON service says of its own accord; a library's words. */
const RAW =
  /^(?:Property |Missing property|Incorrect type|Value |String |Array |Unable |Expected |Unexpected |Colon |Unterminated|Invalid )|expected$/;

test('without the server the schemas alone say many of them, and some in our words', async () => {
  const service = editorService();
  const told = await Promise.all(
    ofSchemas.map(async (mistake) => {
      const document = TextDocument.create(ADDRESS, 'json', 1, textOf([mistake]));
      const found = await service.doValidation(document, service.parseJSONDocument(document));
      return found.map(({ message }) => String(message));
    }),
  );
  const seen = told.filter(({ length }) => length > 0);
  const once = seen.filter(({ length }) => length === 1);
  const plain = seen.filter((messages) => messages.every((message) => !RAW.test(message)));
  // Of 186: 166, 85 and 55 when this was written. The service has no place for words about what is missing or too long.
  expect(seen.length / told.length).toBeGreaterThanOrEqual(0.8);
  expect(once.length / told.length).toBeGreaterThanOrEqual(0.4);
  expect(plain.length / told.length).toBeGreaterThanOrEqual(0.25);
});
