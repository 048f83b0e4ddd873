import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { PageDocument } from '../../../src/generated/documents';
import { BROWSER_FLAGS, findBrowser } from '../../browsers/browser';
import { PROJECT_ROOT } from '../../../src/node/project';
import { median } from '../../median';
import { endsWithUs } from '../clean-up';
import { changedPage } from '../documents/make-site';

/**
 * Starts the dev server and prints the milliseconds until it has answered its first page, or the median of those
 * between a save and the moment when a browser has painted it.
 *
 *   node scripts/run-ts.mjs scripts/bench/programs/time-dev.ts PAGES_DIR DOCUMENTS first|save
 */
const [dir = 'pages', documents = '', what] = process.argv.slice(2);
const SAVES = 20;

/** Milliseconds between two saves, so that the effects of the first are over. */
const SAVE_INTERVAL = 200;

const started = performance.now();
const server = spawn(process.execPath, ['scripts/run-ts.mjs', 'scripts/dev.ts', '--pages', dir], {
  cwd: PROJECT_ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
});
endsWithUs(server);
let output = '';
server.stdout.on('data', (chunk: Buffer) => {
  output += chunk;
});
try {
  const { route } = pageAt(0);
  const address = await printed(/http:\S+(?=\/)/);
  const answer = await fetch(address + route);
  await answer.text();
  console.log(`took ${what === 'save' ? await saveToPainted(address + route) : performance.now() - started}`);
} finally {
  server.kill();
}

function pageAt(seed: number) {
  return changedPage(dir, Number(documents), seed);
}

/** Waits until the server has printed something. */
function printed(pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = pattern.exec(output)?.[0];
      if (found) resolve(found);
    };
    server.stdout.on('data', look);
    server.once('exit', () => reject(new Error(`The dev server has ended.\n${output}`)));
    look();
  });
}

async function saveToPainted(address: string): Promise<number> {
  const checked = printed(/No errors in \d+ documents/);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.locator('h1').waitFor();
    await checked;
    const times: number[] = [];
    for (let seed = 1; seed <= SAVES; seed++) {
      const { file, document } = pageAt(seed);
      const painted = page.evaluate<number>(paintedWith(headingOf(document)));
      await pause(SAVE_INTERVAL);
      const saved = Date.now();
      await writeFile(file, JSON.stringify(document, null, 2));
      times.push((await painted) - saved);
    }
    return median(times);
  } finally {
    await browser.close();
  }
}

function headingOf({ blocks: [first] }: PageDocument): string {
  if (first?.type !== 'hero') throw new Error('The page that is changed begins with no hero.');
  return first.title;
}

/** Code for the page that returns the time at which it has painted a heading. */
function paintedWith(heading: string): string {
  return `new Promise((resolve) => {
    const isThere = () => document.querySelector('h1')?.textContent === ${JSON.stringify(heading)};
    const painted = () => requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
    const look = new MutationObserver(() => isThere() && (look.disconnect(), painted()));
    look.observe(document, { subtree: true, childList: true, characterData: true });
  })`;
}
