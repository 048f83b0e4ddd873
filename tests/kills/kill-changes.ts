import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { cp, lstat, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tempSite } from '../support/sites/temp-site';

/**
 * Ends each command that changes documents before each change that it makes to the disk, and looks whether anything was
 * missing, and whether the next command brings it to its end. Exit code 1 where one did not. `npm run kills` runs it.
 */
const PRELOAD = pathToFileURL(path.resolve('tests/kills/kill-before.mjs')).href;
const scratch = await realpath(await mkdtemp(path.join(tmpdir(), 'pagewright-kills-')));

const hero = {
  type: 'hero',
  title: 'Laces',
  lead: 'Cut to length.',
  picture: { color: 'green', pattern: 'kente' },
};
const page = (href: string) => ({
  title: 'Laces for your shoes',
  description: 'Laces of cotton and of leather, cut to the length that your shoes need.',
  blocks: [{ ...hero, actions: [{ label: 'Soles', href }] }],
});
const pagesTo = (href: string) =>
  Object.fromEntries(Array.from({ length: 4 }, (_, index) => [`shoes/page-${index}.json`, page(href)]));
const oldNames = {
  ...page('/'),
  blocks: [hero, { type: 'value-list', items: [{ title: 'One', text: 'The first.' }] }],
};

const COMMANDS: Record<string, { documents: Record<string, unknown>; args: string[] }> = {
  'rename:page': {
    documents: pagesTo('/services/soles#prices'),
    args: ['scripts/rename-page.ts', '/services/soles', '/repairs/shoes/soles'],
  },
  'new:page': {
    documents: {},
    args: [
      'scripts/new-page.ts',
      '/repairs/heels',
      '--title',
      'Heels',
      '--kind',
      'service',
      '--menu',
      'footer/Services',
    ],
  },
  'delete:page': {
    documents: pagesTo('/services/soles#prices'),
    args: ['scripts/delete-page.ts', '/services/soles', '--lead-to', '/'],
  },
  'validate --fix': { documents: pagesTo('http://example.com'), args: ['scripts/validate.ts', '--fix'] },
  migrate: { documents: { 'a.json': oldNames, 'b.json': oldNames }, args: ['scripts/migrate.ts'] },
  'Save in the studio': {
    documents: pagesTo('/services/soles#prices'),
    args: ['tests/kills/save-draft.ts', '--draft', path.join(scratch, 'draft.json')],
  },
  'publish:routes': { documents: { '_published.json': [] }, args: ['scripts/publish-routes.ts'] },
};

/** What the studio is asked to save: two documents, a new one, and one that goes. */
await writeFile(
  path.join(scratch, 'draft.json'),
  JSON.stringify(draftOf(textOf(page('/services/soles#prices')))),
);

/** As `tempSite` writes a document. */
function textOf(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

function draftOf(old: string) {
  const base = createHash('sha256').update(old).digest('hex');
  const text = old.replace('Cut to length.', 'Cut as you like.');
  return [
    { path: 'shoes/page-0.json', base, text },
    { path: 'shoes/page-1.json', base, text },
    { path: 'shoes/page-2.json', base, text: null },
    { path: 'repairs/laces.json', base: null, text },
  ];
}

async function run(args: readonly string[], pages: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--import', PRELOAD, 'scripts/run-ts.mjs', ...args, '--pages', pages],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, KILLS_IN: pages, ...env } },
  );
  let output = '';
  child.stderr.on('data', (part) => {
    output += part;
  });
  await once(child, 'close');
  return output;
}

/** Everything in a folder, hidden or not. */
async function contentOf(dir: string): Promise<string> {
  const found: string[] = [];
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name);
    const { mode } = await lstat(place);
    found.push(
      `${path.relative(dir, place)} ${mode} ${entry.isFile() ? await readFile(place, 'latin1') : ''}`,
    );
  }
  return found.sort().join('\n');
}

/** What is in the folder for everybody to see. */
const visible = async (dir: string) =>
  (await readdir(dir, { recursive: true })).filter((name) => !/(^|[\\/])\./.test(name)).sort();

let isBroken = false;
for (const [name, { documents, args }] of Object.entries(COMMANDS)) {
  const site = await tempSite(documents);
  const pages = path.join(scratch, 'pages');
  const fresh = async () => {
    await rm(pages, { recursive: true, force: true });
    await cp(site.dir, pages, { recursive: true });
  };
  await fresh();
  const [before, namesBefore] = [await contentOf(pages), await visible(pages)];
  const said = await run(args, pages, { KILLS_COUNT: path.join(scratch, 'count') });
  const [after, namesAfter] = [await contentOf(pages), await visible(pages)];
  if (after === before) throw new Error(`${name} has changed nothing, so nothing was tried.\n${said}`);
  const count = Number(await readFile(path.join(scratch, 'count'), 'utf8'));
  const seen = { 'as before': 0, 'as after': 0, 'something missing': 0, broken: 0 };
  for (let at = 1; at <= count; at++) {
    await fresh();
    await run(args, pages, { KILLS_AT: String(at), KILLS_BY: at % 4 === 0 ? 'SIGTERM' : 'SIGKILL' });
    const now = await visible(pages);
    const isThere = (names: readonly string[]) => names.every((each) => now.includes(each));
    if (!isThere(namesBefore) && !isThere(namesAfter)) seen['something missing']++;
    // In turns one that only looks, and the same again.
    const isRepeated = at % 2 === 0;
    const output = await run(isRepeated ? args : ['scripts/validate.ts'], pages);
    const end = await contentOf(pages);
    if (end === after) seen['as after']++;
    else if (end === before && !isRepeated) seen['as before']++;
    else {
      seen.broken++;
      console.error(
        `${name}, ended before its change ${at}:`,
        await readdir(pages, { recursive: true }),
        output,
      );
    }
  }
  console.log(`${name}, ended before each of its ${count} changes:`, seen);
  isBroken ||= seen['something missing'] + seen.broken > 0;
  await rm(site.dir, { recursive: true });
}
await rm(scratch, { recursive: true });
process.exitCode = isBroken ? 1 : 0;
