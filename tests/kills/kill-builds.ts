import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { removeLeftovers } from '../../src/node/build/output/staging';
import { tempSite } from '../support/sites/temp-site';

/**
 * Kills builds at random moments and looks each time whether the last good output is whole. Its argument is how many;
 * exit code 1 where one was not. `npm run kills` runs it.
 */
const runs = Number(process.argv[2]);

const pages = await tempSite();
const out = `${pages.dir}-out`;
const siteDocument: object & { footer: object } = JSON.parse(await pages.read('_site.json'));

/** Starts a build of pages that all bear this number. */
async function start(number: number) {
  const footer = { ...siteDocument.footer, sentence: markOf(number) };
  await pages.write('_site.json', { ...siteDocument, footer });
  const args = ['scripts/run-ts.mjs', 'scripts/build.ts', '--pages', pages.dir, '--out', out];
  const build = spawn(process.execPath, args, { stdio: 'ignore' });
  return { build, ended: once(build, 'exit') };
}

const markOf = (number: number) => `Build number ${number}.`;

/** Every file of the output by its name. */
async function outputFiles(): Promise<Map<string, Buffer>> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((each) => path.join(each.parentPath, each.name));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file)] as const)));
}

function isSame(one: ReadonlyMap<string, Buffer>, other: ReadonlyMap<string, Buffer>): boolean {
  return one.size === other.size && [...one].every(([file, content]) => other.get(file)?.equals(content));
}

/** Whether all pages are of one build and nothing is missing. */
function isWhole(files: ReadonlyMap<string, Buffer>, number: number, size: number): boolean {
  const html = [...files].filter(([file]) => file.endsWith('.html'));
  return files.size === size && html.every(([, text]) => text.includes(markOf(number)));
}

/** @returns the milliseconds of a build that is not killed */
async function buildOnce(): Promise<number> {
  const started = performance.now();
  const [code] = await (await start(0)).ended;
  if (code !== 0) throw new Error(`The build ended with ${code} before any was killed.`);
  return performance.now() - started;
}

// The first one bundles the code and draws pictures, which takes several times as long as those that are killed.
await buildOnce();
const whole = await buildOnce();

let last = await outputFiles();
const size = last.size;
const seen = { 'old output': 0, 'new output': 0, 'old output, brought back': 0, broken: 0 };
for (let number = 1; number <= runs; number++) {
  const { build, ended } = await start(number);
  await Promise.race([wait(Math.random() * whole * 1.05), ended]);
  build.kill(number % 4 === 0 ? 'SIGTERM' : 'SIGKILL');
  await ended;
  const wasGone = !existsSync(out);
  if (wasGone) await removeLeftovers(out);
  const now = await outputFiles();
  if (isSame(now, last)) seen[wasGone ? 'old output, brought back' : 'old output']++;
  else if (isWhole(now, number, size)) seen['new output']++;
  else {
    seen.broken++;
    console.error(`Broken by build ${number}: ${now.size} files.`);
  }
  last = now;
}

await removeLeftovers(out);
const leftovers = (await readdir(path.dirname(out))).filter((name) =>
  name.startsWith(`.${path.basename(out)}`),
);
console.log(`${runs} builds of ${Math.round(whole)} ms killed:`, seen, 'left over:', leftovers);
await rm(out, { recursive: true });
await rm(pages.dir, { recursive: true });
process.exitCode = seen.broken > 0 || leftovers.length > 0 ? 1 : 0;
