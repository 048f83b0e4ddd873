import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

/**
 * The least that rendering a site with React can take: every page's data is read, rendered by `renderToString` and
 * written, and nothing else. Prints the milliseconds that it took.
 *
 *   node scripts/bench/programs/raw-render.mjs SERVER_MODULE DATA_DIR OUT_DIR THREADS
 */
// React chooses its fast version by this variable, when it is loaded.
process.env.NODE_ENV = 'production';

if (isMainThread) {
  const [, , serverModule = '', dataDir = '', outDir = '', threads = '1'] = process.argv;
  const count = Number(threads);
  const started = performance.now();
  const shares = Array.from({ length: count }, (_, index) => ({
    serverModule,
    dataDir,
    outDir,
    index,
    count,
  }));
  if (count === 1) await renderShare(shares[0]);
  else await Promise.all(shares.map(inThread));
  console.log(`took ${performance.now() - started}`);
} else await renderShare(workerData);

/** @param {typeof workerData} share */
async function renderShare({ serverModule, dataDir, outDir, index, count }) {
  const { render } = await import(serverModule);
  mkdirSync(outDir, { recursive: true });
  const names = readdirSync(dataDir);
  for (const [at, name] of names.entries()) {
    if (at % count !== index) continue;
    const { html } = render(JSON.parse(readFileSync(path.join(dataDir, name), 'utf8')));
    writeFileSync(path.join(outDir, `${name}.html`), html);
  }
}

/** @param {typeof workerData} share */
function inThread(share) {
  return new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: share }).on('exit', resolve).on('error', reject);
  });
}
