import type { BuildRecord, RecordedPage } from '../record/build-record';
import type { IconStore } from '../../assets/icons/icon-store';
import type { InTurn } from '../../system/async/in-turn';
import { sha256 } from '../../system/sha256';
import type { PageJob, PageSetting } from '../pages/page-job';
import type { PageJobs } from '../pages/page-jobs';
import { makePages } from '../pages/render-pool';

/** Told how many pages are done, of how many. */
export type ReportProgress = (done: number, total: number) => void;

interface WriteOptions {
  /** A digest of the code. */
  codeHash: string;
  setting: PageSetting;
  workerModule: URL;
  icons: IconStore;
  record: BuildRecord;
  report: ReportProgress;
  inTurn: InTurn;
}

/**
 * Writes every page as complete HTML at its flat address. A page whose making is the same as in the last build is taken from there.
 *
 * @returns what was written, in the order of the jobs
 * @throws Error naming the page, when a component throws
 */
export async function writePages({ total, jobs }: PageJobs, options: WriteOptions): Promise<RecordedPage[]> {
  const { codeHash, setting, record, report } = options;
  const { site, siteData, cards, indexHtml, css } = setting;
  const common = sha256(JSON.stringify([codeHash, site, siteData, cards, indexHtml, css]));
  const keys = new Map<string, string>();
  const pages = new Map<string, RecordedPage>();

  function* notTaken(): Generator<PageJob> {
    for (const job of jobs) {
      const key = keyOf(common, job);
      keys.set(job.route, key);
      const taken = record.take(job.route, key, setting.images);
      if (taken) pages.set(job.route, taken);
      else yield job;
    }
  }

  await makePages(notTaken(), {
    ...options,
    total,
    onMade: (page) => {
      pages.set(page.route, { ...page, key: keys.get(page.route) ?? '' });
      report(pages.size, total);
    },
  });
  return [...keys.keys()].flatMap((route) => pages.get(route) ?? []);
}

const keyOf = (common: string, { text, icons, ...job }: PageJob) =>
  sha256(JSON.stringify([common, job]) + text);
