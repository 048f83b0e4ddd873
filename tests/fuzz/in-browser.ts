import fc from 'fast-check';
import { rm } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { BROWSER_FLAGS, BROWSER_HELP, findBrowser } from '../../scripts/browsers/browser';
import { buildSite } from '../../src/node/build/build';
import { CommandProblem } from '../../src/node/system/command-problem';
import { loadValidatorConfig } from '../../src/node/read/validator-config';
import { runCommand } from '../../src/node/commands/run-command';
import { serve } from '../../src/node/hosting/serve/serve';
import { tempSite } from '../support/sites/temp-site';
import { pageDocuments } from './documents';

const runs = Number(process.env.FUZZ_RUNS ?? 100);
const seed = Number(process.env.FUZZ_SEED ?? 1);

/** Milliseconds until the page is ready (`src/ui/behaviours/ready.ts`); whatever takes longer has gone wrong. */
const LOAD_TIMEOUT_MS = 15_000;

const PUBLIC = { status: undefined, publishFrom: undefined, publishUntil: undefined };

/** Builds a site of documents made from the schemas, and opens each of its pages in a browser. Run by `npm run fuzz`. */
await runCommand('npm run fuzz', async () => {
  const executablePath = await findBrowser();
  if (!executablePath) throw new CommandProblem(BROWSER_HELP);
  const { schemas } = await loadValidatorConfig();
  const documents = fc.sample(pageDocuments(schemas), { seed, numRuns: runs });
  const named = documents.map((document, index) => {
    // Two pages cannot have the same alias, and a draft or a page of another time is not built.
    return [`page-${index}.json`, { ...Object(document), ...PUBLIC, aliases: undefined }] as const;
  });
  const { dir } = await tempSite(Object.fromEntries(named));
  const out = `${dir}-out`;
  try {
    let printed = '';
    const built = await buildSite({ pagesDir: dir, out, print: (text) => (printed += text) });
    if (built !== 0) throw new CommandProblem(`The documents could not be built.\n${printed}`);
    const found = await openAll(out, named, executablePath);
    console.log(`${named.length} pages opened in a browser, ${found} of them with complaints`);
    return found === 0 ? 0 : 1;
  } finally {
    for (const folder of [dir, out]) await rm(folder, { recursive: true, force: true });
  }
});

/** @returns how many pages of a built site have complaints */
async function openAll(
  dir: string,
  pages: readonly (readonly [name: string, document: object])[],
  executablePath: string,
): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  const site = await serve({ dir });
  try {
    const page = await browser.newPage();
    let found = 0;
    for (const [name, document] of pages) {
      const heard = await listen(page, `${site.url}/${name.replace('.json', '')}`);
      if (heard.length === 0) continue;
      found++;
      console.error(`${name} (--seed ${seed}):\n  ${heard.join('\n  ')}\n${JSON.stringify(document)}\n`);
    }
    return found;
  } finally {
    await site.close();
    await browser.close();
  }
}

/** Opens a page; what the browser and React have to say about it until it is ready. */
async function listen(page: Page, address: string): Promise<string[]> {
  const heard: string[] = [];
  page.removeAllListeners();
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('dialog', (dialog) => heard.push(`a dialog: ${dialog.message()}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  try {
    await page.goto(address, { timeout: LOAD_TIMEOUT_MS });
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset, undefined, {
      timeout: LOAD_TIMEOUT_MS,
    });
  } catch (error) {
    heard.push(String(error));
  }
  return heard;
}
