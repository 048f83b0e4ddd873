import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DrawingStore } from './drawings';
import type { FromWorker, MadePage, PageJob, PageSetting, ToWorker } from './page-job';

/** So many pages are handed over at once: enough that a thread seldom waits, few enough to share them evenly. */
const BATCH = 16;

/** A further thread is worth its start from so many pages on. */
const WORTH_A_THREAD = 60;

interface PoolOptions {
  /** The module that threads run. */
  workerModule: URL;
  setting: PageSetting;
  drawings: DrawingStore;
  onMade: (page: MadePage) => void;
}

/**
 * Makes pages in threads of their own, as many as there are cores.
 *
 * @throws Error naming the page, when a component throws
 */
export async function makePages(jobs: readonly PageJob[], options: PoolOptions): Promise<void> {
  const count = Math.min(availableParallelism(), Math.ceil(jobs.length / WORTH_A_THREAD));
  const waiting = batchesOf(jobs);
  const workers = Array.from({ length: count }, () => start(options));
  try {
    await Promise.all(workers.map((worker) => employ(worker, waiting, options)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function* batchesOf(jobs: readonly PageJob[]): Generator<readonly PageJob[]> {
  for (let at = 0; at < jobs.length; at += BATCH) yield jobs.slice(at, at + BATCH);
}

function start({ workerModule, setting }: PoolOptions): Worker {
  return new Worker(workerModule, {
    workerData: setting,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** Keeps a thread busy until nothing is waiting: while it makes one batch, the next is there already. */
function employ(
  worker: Worker,
  waiting: Iterator<readonly PageJob[]>,
  { drawings, onMade }: PoolOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let open = 0;
    const ask = (message: ToWorker) => worker.postMessage(message);
    const hand = () => {
      const next = waiting.next();
      if (next.done) return;
      open++;
      ask({ kind: 'jobs', jobs: next.value });
    };
    const answerTo = async (message: FromWorker) => {
      if (message.kind === 'failed') {
        const problem = `The page ${message.route} could not be rendered.`;
        throw new Error(problem, { cause: message.error });
      }
      if (message.kind === 'draw') {
        const missing = message.names.filter((name) => !drawings.known.has(name));
        if (missing.length > 0) await drawings.fetch(missing);
        ask({ kind: 'drawings', drawings: message.names.map((name) => [name, drawings.known.get(name)]) });
        return;
      }
      for (const page of message.pages) onMade(page);
      open--;
      hand();
      if (open === 0) resolve();
    };
    worker.on('message', (message: FromWorker) => void answerTo(message).catch(reject));
    worker.on('error', reject);
    worker.on('exit', () =>
      reject(new Error('A thread that makes pages has ended before its work was done.')),
    );
    hand();
    hand();
    if (open === 0) resolve();
  });
}
