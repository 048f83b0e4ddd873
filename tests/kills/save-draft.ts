import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { saveDraft } from '../../src/node/dev/studio/disk/save-draft';

/** Saves a draft as the studio's server does, so that it can be ended in the middle. */
const { values } = parseArgs({ options: { pages: { type: 'string' }, draft: { type: 'string' } } });
const { pages = '', draft = '' } = values;
const answer = await saveDraft({ pagesDir: pages, dir: 'pages' }, JSON.parse(await readFile(draft, 'utf8')));
if (!('saved' in answer)) {
  console.error(JSON.stringify(answer));
  process.exitCode = 1;
}
