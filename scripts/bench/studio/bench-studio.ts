import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { StudioDocument } from '../../../src/content/model/protocols/studio-documents';
import { PROJECT_ROOT } from '../../../src/node/project';
import { fastestFolder, inNewFolder } from '../clean-up';
import { makeSite } from '../documents/make-site';
import { type Connection, connect } from './connect';
import { measureInBrowser } from './in-browser';
import { measureMemory } from './memory';

const SESSION = 'bench-of-the-studio';

/** What was measured, in milliseconds. */
interface Measured {
  site: string;
  name: string;
  times: readonly number[];
}

interface StudioBenchOptions {
  documents: number;
  runs: number;
  seed: number;
  /** Called with what is measured next. */
  report: (text: string) => void;
}

/** Measures what the studio's server takes for each of its answers, on the site of this project and on a large one; a table in Markdown. */
export async function benchStudio({ documents, runs, seed, report }: StudioBenchOptions): Promise<string> {
  return inNewFolder(fastestFolder(), async (work) => {
    const [own, large] = [path.join(work, 'own'), path.join(work, 'large')];
    await cp(path.join(PROJECT_ROOT, 'pages'), own, { recursive: true });
    await makeSite(large, documents, seed);
    report('The studio on the site of this project');
    const measured = await measureSite(own, 'this site', 40 * runs);
    report('The studio in a browser');
    const inBrowser = await measurePage(own, 'this site', 20 * runs);
    report('Half an hour of work in the studio');
    const memory = await measureHalfHour(own);
    const site = `${documents} documents`;
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      report(`The studio on ${site}, run ${run + 1} of ${runs}`);
      times.push(await opening(large));
    }
    report(`The studio in a browser on ${site}`);
    const largeInBrowser = await measurePage(large, site, 10 * runs);
    report(`Edits in the studio on ${site}`);
    const opened = { site, name: 'open, until its first draft is answered', times };
    const inLarge = await measureSite(large, site, 10 * runs);
    return `${tableOf([...inBrowser, ...measured, opened, ...largeInBrowser, ...inLarge])}\n${memory}`;
  });
}

/** From the request for the studio's page to the answer with the first draft, once dev has answered its first page. */
async function opening(pagesDir: string): Promise<number> {
  const studio = await connect(pagesDir);
  try {
    await studio.get('/');
    const started = performance.now();
    await studio.openPage();
    const [, , { document }] = await Promise.all([
      studio.call('schema', {}),
      studio.call('pages', {}),
      studio.call('open', { path: 'index.json' }),
      studio.call('choices', {}),
    ]);
    await studio.call('draft', draftOf(document, '/', 1));
    return performance.now() - started;
  } finally {
    await studio.close();
  }
}

async function measureSite(pagesDir: string, site: string, times: number): Promise<Measured[]> {
  const studio = await connect(pagesDir);
  try {
    await studio.openPage();
    const { path: largest, route } = await largestPage(studio);
    const { document } = await studio.call('open', { path: largest });
    // The site is checked, and every cache is filled.
    await studio.call('issues', draftOf(document, route, 0));
    for (let nth = 0; nth < 10; nth++) await studio.call('draft', draftOf(document, route, nth));
    const repeat = async (name: string, action: (nth: number) => Promise<unknown>): Promise<Measured> => {
      const all: number[] = [];
      for (let nth = 1; nth <= times; nth++) {
        const started = performance.now();
        await action(nth);
        all.push(performance.now() - started);
      }
      return { site, name: `${name} (${largest})`, times: all };
    };
    let { hash } = document;
    return [
      await repeat('draft, a letter typed', (nth) => studio.call('draft', draftOf(document, route, nth))),
      await repeat('issues of the draft', (nth) => studio.call('issuesHere', draftOf(document, route, nth))),
      await repeat('draft, a link changed', (nth) =>
        studio.call('draft', {
          session: SESSION,
          route,
          documents: [{ path: largest, base: hash, text: withLink(document.text, nth) }],
        }),
      ),
      await repeat('issues of the whole site', (nth) => studio.call('issues', draftOf(document, route, nth))),
      await repeat('save', async (nth) => {
        const text = withLetters(document.text, nth);
        const documents = [{ path: largest, base: hash, text }];
        const answer = await studio.call('save', { session: SESSION, documents });
        if (!('saved' in answer)) throw new Error(JSON.stringify(answer));
        hash = answer.saved[0]?.hash ?? '';
      }),
    ];
  } finally {
    await studio.close();
  }
}

/** What a person waits for, on the largest page. */
async function measurePage(pagesDir: string, site: string, keystrokes: number): Promise<Measured[]> {
  const studio = await connect(pagesDir);
  try {
    await studio.openPage();
    const { route } = await largestPage(studio);
    const measured = await measureInBrowser(studio.address, route, keystrokes);
    return measured.map((each) => ({ site, ...each }));
  } finally {
    await studio.close();
  }
}

/** How much memory half an hour of work adds, in a sentence. */
async function measureHalfHour(pagesDir: string): Promise<string> {
  const studio = await connect(pagesDir);
  try {
    await studio.openPage();
    const { pages } = await studio.call('pages', {});
    const titles = pages.flatMap(({ route, title }) => (route === undefined ? [] : [title])).slice(0, 10);
    const { browser, server } = await measureMemory(studio.address, studio.pid, titles);
    const shown = (name: string, { before, after }: typeof browser) =>
      `${name} ${before.toFixed(1)} MB before, ${after.toFixed(1)} after (${(after - before).toFixed(1)} more)`;
    return `Half an hour of work: ${shown('browser', browser)}; ${shown('server', server)}.\n`;
  } finally {
    await studio.close();
  }
}

/** Of the first pages. */
async function largestPage(studio: Connection) {
  const { pages } = await studio.call('pages', {});
  const opened = await Promise.all(
    pages
      .slice(0, 100)
      .flatMap(({ path: document, route }) =>
        route === undefined
          ? []
          : [
              studio
                .call('open', { path: document })
                .then(({ document: { text } }) => ({ path: document, route, text })),
            ],
      ),
  );
  const [largest] = opened.sort((one, other) => other.text.length - one.text.length);
  if (!largest) throw new Error('The site has no page.');
  return largest;
}

const draftOf = ({ path: document, hash, text }: StudioDocument, route: string, nth: number) => ({
  session: SESSION,
  route,
  documents: [{ path: document, base: hash, text: withLetters(text, nth) }],
});

/** A text after so many keystrokes in its first heading inside a block. */
const withLetters = (text: string, count: number) =>
  text.replace(/("blocks"[\s\S]*?"title": ")/, `$1${'x'.repeat(1 + (count % 20))}`);

const withLink = (text: string, nth: number) =>
  text.replace(/("href": ")[^"]*/, `$1https://www.example.com/${nth}`);

function tableOf(measured: readonly Measured[]): string {
  const lines = measured.map(({ site, name, times }) => {
    const sorted = times.toSorted((one, other) => one - other);
    const at = (part: number) => (sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN).toFixed(1);
    return [site, name, String(times.length), at(0.5), at(0.95)];
  });
  return [['site', 'measured', 'times', 'median, ms', 'p95, ms'], Array(5).fill('---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}
