import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../../src/node/project';

const FOLDER = path.join(PROJECT_ROOT, '.github/workflows');

/** Each job of each workflow that builds a site and keeps `dist`. */
const builds = readdirSync(FOLDER).flatMap((name) => {
  const [, jobs = ''] = readFileSync(path.join(FOLDER, name), 'utf8').split(/^jobs:$/m);
  return jobs
    .split(/^ {2}(?=[a-z]+:$)/m)
    .filter((job) => /run: npm (?:run build|test)/.test(job) && /^ {10}path: dist$/m.test(job))
    .map((job) => [`${name}: ${job.slice(0, job.indexOf(':'))}`, job] as const);
});

test('sites are built in three workflows', () => {
  expect(builds.map(([name]) => name)).toEqual([
    'ci.yml: check',
    'publish-on-time.yml: publish',
    'shards.yml: part',
  ]);
});

test.each(builds)('%s has the whole history, from which the sitemap has its dates', (_, job) => {
  expect(job).toContain('fetch-depth: 0');
});

test('parts of a site are built for one moment', () => {
  for (const [, job] of builds.filter(([, text]) => text.includes('--shard')))
    expect(job).toMatch(/--at "\$AT"[\s\S]*AT: \$\{\{ needs\.\w+\.outputs\.at \}\}/);
});

test('pages as they were before a change are built where they can be', () => {
  const [, check = ''] = builds.find(([name]) => name === 'ci.yml: check') ?? [];
  expect(check).toMatch(/if npm run build -- --pages before\/pages --out dist-before; then/);
});
