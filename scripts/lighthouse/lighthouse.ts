import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Served, serve } from '../../src/node/hosting/serve/serve';
import { median } from '../median';
import { measure, type Measures } from './measure';
import { withoutScript } from './without-script';

interface LighthouseOptions {
  dir: string;
  routes: readonly string[];
  /** How often each page is measured; the medians count. */
  runs: number;
  chrome: string;
  print: (line: string) => void;
}

const HEAD = ['page', 'LCP ms', 'bare', 'ratio', 'FCP ms', 'TBT ms', 'bare', 'script KB', 'requests'];
const MAX_COLUMN_WIDTH = 44;

/** Measures pages of a built site beside the same pages with every script removed, and prints a table line by line. */
export async function lighthouse({ dir, routes, runs, chrome, print }: LighthouseOptions): Promise<void> {
  const bare = await mkdtemp(path.join(tmpdir(), 'bare-site-'));
  const sites: Served[] = [];
  try {
    await withoutScript(dir, bare, routes);
    for (const each of [dir, bare]) sites.push(await serve({ dir: each }));
    print(lineOf(HEAD));
    for (const route of routes) {
      const results: Measures[][] = [[], []];
      // In turns, so that other load on the machine affects both.
      for (let run = 0; run < runs; run++) {
        for (const [index, { url }] of sites.entries())
          results[index]?.push(await measure(url + route, chrome));
      }
      const [page, base] = results.map(
        (each) => (name: keyof Measures) => median(each.map((run) => run[name])),
      );
      if (page && base) print(lineOf(rowOf(route, page, base)));
    }
  } finally {
    await Promise.all(sites.map((site) => site.close()));
    await rm(bare, { recursive: true, force: true });
  }
}

type Median = (name: keyof Measures) => number;

function rowOf(route: string, page: Median, bare: Median): string[] {
  return [
    route,
    page('lcp').toFixed(0),
    bare('lcp').toFixed(0),
    (page('lcp') / bare('lcp')).toFixed(2),
    page('fcp').toFixed(0),
    page('tbt').toFixed(0),
    bare('tbt').toFixed(0),
    page('script').toFixed(1),
    page('requests').toFixed(0),
  ];
}

const lineOf = (cells: readonly string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(MAX_COLUMN_WIDTH) : cell.padStart(10))).join('');
