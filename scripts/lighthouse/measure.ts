import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { BROWSER_FLAGS } from '../browsers/browser';

/**
 * Fetched by npm on first use, into npm's own cache: its 200 packages (185 MB) are half as much again as
 * all others of this project, and only this command needs them.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** The results of one run: times in milliseconds, transferred sizes in kilobytes. */
export interface Measures {
  fcp: number;
  lcp: number;
  tbt: number;
  script: number;
  /** Requests that ended before the largest picture or text was shown; fonts and pictures aside. */
  requests: number;
}

/**
 * Measures a page as Lighthouse does for phones: simulated slow 4G and a processor four times slower.
 *
 * @param chrome the browser's executable
 * @throws Error when Lighthouse cannot be installed, or fails to load the page twice
 */
export async function measure(address: string, chrome: string): Promise<Measures> {
  const dir = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  try {
    const file = path.join(dir, 'report.json');
    const flags = ['--headless=new', ...BROWSER_FLAGS].join(' ');
    const options = ['--quiet', '--only-categories=performance', '--output=json', `--output-path=${file}`];
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const run = () =>
      promisify(execFile)(
        npm,
        ['exec', '--yes', '--', LIGHTHOUSE, address, ...options, `--chrome-flags=${flags}`],
        { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 1e8 },
      );
    // Sometimes it misses the beginning of a page load and asks for another run.
    await run().catch(run);
    return measuresIn(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: NetworkRequest[] } } | undefined>;
}

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
  networkEndTime?: number;
}

function measuresIn({ audits }: Report): Measures {
  const number = (name: string) => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${name}.`);
    return value;
  };
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const shownAt = observedLcp(audits);
  return {
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    script: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    requests: requests.filter(
      ({ resourceType = '', networkEndTime = 0 }) =>
        networkEndTime <= shownAt && !['Font', 'Image'].includes(resourceType),
    ).length,
  };
}

/** The time observed in the browser, before Lighthouse's simulation of a slow network. */
function observedLcp(audits: Report['audits']): number {
  const [metrics] = audits.metrics?.details?.items ?? [];
  const { observedLargestContentfulPaint: at } = (metrics ?? {}) as Record<string, number>;
  return at ?? 0;
}
