import { rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob } from 'tinyglobby';
import { findBrowser } from '../browsers/browser';
import { PROJECT_ROOT } from '../../src/node/project';
import { fastestFolder, inNewFolder } from './clean-up';
import { changeOneWord, makeSite } from './documents/make-site';
import type { Row } from './table';
import { inside, type Measure, node } from './measure';
import { measuresOfGenerators } from './generators/measure';
import { type Cost, runWatched } from './watch-process';

/** The programs that are measured, each in a process of its own. */
const PROGRAMS = path.join(import.meta.dirname, 'programs');

export interface BenchOptions {
  documents: number;
  runs: number;
  seed: number;
  /** Called with what is measured next. */
  report: (text: string) => void;
}

/**
 * Measures builds of so many documents and the lower bound for them, in turns, so that other load on the machine
 * affects all of them alike.
 */
export async function bench({ documents, runs, seed, report }: BenchOptions): Promise<Row[]> {
  return inNewFolder(fastestFolder(), async (work) => {
    const at = (name: string) => path.join(work, name);
    await makeSite(at('pages'), documents, seed);
    const hasBrowser = (await findBrowser()) !== undefined;
    if (!hasBrowser) report('There is no browser: "dev, save to painted" is left out.');
    const costs = new Map<string, Cost[]>();
    for (let run = 0; run < runs; run++) {
      for (const { name, prepare, needs, measure } of measures(at, documents, hasBrowser)) {
        report(`${documents} documents, run ${run + 1} of ${runs}: ${name}`);
        await prepare?.(seed + run + 1);
        if (needs && !(await fits(needs, work))) {
          report(`There is no room for it in ${work}: it is left out.`);
          continue;
        }
        costs.set(name, [...(costs.get(name) ?? []), await measure()]);
      }
    }
    return [...costs].map(([name, all]) => ({ name, documents, costs: all }));
  });
}

function measures(at: (name: string) => string, documents: number, hasBrowser: boolean): Measure[] {
  const remove = (name: string) => rm(at(name), { recursive: true, force: true });
  const build = () =>
    node('scripts/run-ts.mjs', 'scripts/build.ts', '--no-social', ...options({ pages: 'pages', out: 'out' }));
  const options = (folders: { pages: string; out: string }) =>
    Object.entries({ ...folders, cache: 'cache' }).flatMap(([name, folder]) => [`--${name}`, at(folder)]);
  const raw = async (threads: number) => {
    const server = await serverModule(at('cache'));
    const program = path.join(PROGRAMS, 'raw-render.mjs');
    return inside(await node(program, server, at('data'), at('raw'), String(threads)));
  };
  const validate = () => node('scripts/run-ts.mjs', 'scripts/validate.ts', '--pages', at('pages'));
  const dev = async (what: 'first' | 'save') => {
    const program = path.join(PROGRAMS, 'time-dev.ts');
    return inside(await node('scripts/run-ts.mjs', program, at('pages'), String(documents), what));
  };
  return [
    {
      name: 'build, cold',
      prepare: async () => {
        await Promise.all(['out', 'cache'].map(remove));
      },
      measure: build,
    },
    ...measuresOfGenerators(at, documents),
    { name: 'build, nothing changed', measure: build },
    {
      name: 'build, one document changed',
      prepare: (seed) => changeOneWord(at('pages'), documents, seed),
      measure: build,
    },
    {
      name: 'build, code bundled before',
      prepare: async () => {
        await Promise.all(['out', 'cache/checks'].map(remove));
      },
      measure: build,
    },
    {
      name: 'raw renderToString',
      prepare: async () => {
        await Promise.all(['data', 'raw'].map(remove));
        const program = path.join(PROGRAMS, 'write-page-data.ts');
        await node('scripts/run-ts.mjs', program, at('pages'), at('data'));
      },
      measure: () => raw(1),
    },
    { name: 'raw renderToString, 2 workers', prepare: () => remove('raw'), measure: () => raw(2) },
    {
      name: 'copy of the same bytes',
      prepare: async () => {
        await Promise.all(['copy', 'raw'].map(remove));
      },
      needs: at('out'),
      measure: () => runWatched('cp', ['-r', at('out'), at('copy')], PROJECT_ROOT),
    },
    {
      name: 'validation after start-up',
      measure: async () => {
        const program = path.join(PROGRAMS, 'time-validation.ts');
        return inside(await node('scripts/run-ts.mjs', program, at('pages')));
      },
    },
    {
      name: 'npm run validate, first time',
      prepare: () => rm(path.join(PROJECT_ROOT, '.cache/checks'), { recursive: true, force: true }),
      measure: validate,
    },
    { name: 'npm run validate, again', measure: validate },
    { name: 'dev, first page answered', measure: () => dev('first') },
    ...(hasBrowser ? [{ name: 'dev, save to painted', measure: () => dev('save') }] : []),
  ];
}

/** Whether a copy of one folder fits into the file system of another. */
async function fits(folder: string, into: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(into);
  const { output } = await runWatched('du', ['-s', '--block-size=1', folder], PROJECT_ROOT);
  return Number.parseInt(output, 10) < bavail * bsize;
}

async function serverModule(cacheDir: string): Promise<string> {
  const [module = ''] = await glob('bundles/*/server/entry-server.mjs', { cwd: cacheDir, absolute: true });
  return pathToFileURL(module).href;
}
