import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { InTurn } from '../../system/async/in-turn';
import type { IconStore } from '../../assets/icons/icon-store';
import type { FromWorker, MadePage, PageJob, PageSetting, ToWorker } from './page-job';

/** So many pages are handed over at once: enough that a thread seldom waits, few enough to share them evenly. */
const BATCH = 16;

/** A further thread is worth its start from so many pages on. */
const MIN_PAGES_PER_THREAD = 60;

interface PoolOptions {
  /** How many pages there will be at most. */
  total: number;
  /** The module that threads run. */
  workerModule: URL;
  setting: PageSetting;
  icons: IconStore;
  onMade: (page: MadePage) => void;
  /** Threads begin in turn with those of other calls: all cores are busy with one of them. */
  inTurn: InTurn;
}

/**
 * Makes pages in threads of their own, as many as there are cores. A page is asked for when a thread is nearly free.
 *
 * @throws Error naming the page, when a component throws
 */
export async function makePages(jobs: Iterable<PageJob>, options: PoolOptions): Promise<void> {
  const waiting = batchesOf(jobs);
  const first = waiting.next();
  if (!first.done) await options.inTurn(() => inThreads(first.value, waiting, options));
}

async function inThreads(
  begun: readonly PageJob[],
  waiting: Iterator<readonly PageJob[]>,
  options: PoolOptions,
): Promise<void> {
  const count = Math.min(availableParallelism(), Math.ceil(options.total / MIN_PAGES_PER_THREAD));
  const workers: Worker[] = [];
  const startWorker = async (first: readonly PageJob[]) => {
    const worker = start(options);
    workers.push(worker);
    await keepBusy(worker, { first, waiting }, options);
  };
  const startNextWorker = async () => {
    const first = waiting.next();
    if (!first.done) await startWorker(first.value);
  };
  try {
    await Promise.all([startWorker(begun), ...Array.from({ length: count - 1 }, startNextWorker)]);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function* batchesOf(jobs: Iterable<PageJob>): Generator<readonly PageJob[]> {
  let batch: PageJob[] = [];
  for (const job of jobs) {
    batch.push(job);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function start({ workerModule, setting }: PoolOptions): Worker {
  return new Worker(workerModule, {
    workerData: setting,
    // A page leaves little behind: with less room for what is short-lived a thread takes a third less memory, and no more time.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** Keeps a thread busy until nothing is waiting: while it makes one batch, the next is there already. */
function keepBusy(
  worker: Worker,
  { first, waiting }: { first: readonly PageJob[]; waiting: Iterator<readonly PageJob[]> },
  { icons, onMade }: PoolOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let open = 0;
    const sent = new Set<string>();
    let handedOver = Promise.resolve();
    const send = async (jobs: readonly PageJob[]) => {
      const missing = [...new Set(jobs.flatMap((job) => job.icons))].filter((name) => !sent.has(name));
      for (const name of missing) sent.add(name);
      const message: ToWorker = { jobs, icons: await icons.get(missing) };
      worker.postMessage(message);
    };
    // One batch after the other: a later one may need icons that are sent with an earlier one.
    const hand = (jobs: readonly PageJob[]) => {
      open++;
      handedOver = handedOver.then(() => send(jobs));
      return handedOver;
    };
    const handNext = async () => {
      const next = waiting.next();
      if (!next.done) await hand(next.value);
    };
    const handleAnswer = async (message: FromWorker) => {
      if (message.kind === 'failed') {
        const problem = `The page ${message.route} could not be rendered.`;
        const { error, code } = message;
        throw Object.assign(new Error(problem, { cause: error }), code !== undefined && { code });
      }
      for (const page of message.pages) onMade(page);
      await handNext();
      open--;
      if (open === 0) resolve();
    };
    worker.on('message', (message: FromWorker) => void handleAnswer(message).catch(reject));
    worker.on('error', reject);
    worker.on('exit', () =>
      reject(new Error('A thread that makes pages has ended before its work was done.')),
    );
    hand(first).then(handNext).catch(reject);
  });
}
