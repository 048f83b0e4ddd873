import { cp, lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Fault, failingDisk } from '../../../tests/support/disk/failing-disk';
import { tempSite } from '../../../tests/support/sites/temp-site';
import { createValidator } from '../../content/check/validate';
import { fixDocuments } from '../commands/documents/fix-documents';
import { loadValidatorConfig } from '../read/validator-config';
import { migratePages } from '../commands/documents/migrate-pages';
import { newPage } from '../commands/new-page/new-page';
import { publishRoutes } from '../commands/pages/publish-routes';
import { renamePage } from '../commands/pages/rename/rename-page';
import { saveDraft } from '../dev/studio/disk/save-draft';
import { readSite } from '../read/read-site';
import { sha256 } from '../system/sha256';
import { changeFiles } from './change-files';
import { finishInterruptedChange } from './finish-interrupted-change';
import type { Change } from './journal';

const disk = failingDisk();
beforeAll(disk.install);
afterAll(disk.remove);

const config = await loadValidatorConfig();
const validator = createValidator(config);
const folders: string[] = [];
afterEach(() => disk.arm());
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Everything in a folder, hidden or not: of files the text and the permissions. */
async function contentOf(dir: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name);
    const mode = ((await lstat(place)).mode & 0o777).toString(8);
    found[path.relative(dir, place)] = entry.isFile() ? `${mode} ${await readFile(place, 'utf8')}` : 'folder';
  }
  return found;
}

async function copyOf(dir: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  folders.push(copy);
  await cp(dir, copy, { recursive: true });
  return copy;
}

const page = (more: object = {}) => ({
  title: 'Laces for your shoes',
  description: 'Laces of cotton and of leather, cut to the length that your shoes need.',
  ...more,
  blocks: [
    { type: 'hero', title: 'Laces', lead: 'Cut to length.', picture: { color: 'green', pattern: 'kente' } },
  ],
});
const linking = (href: string) => {
  const [hero] = page().blocks;
  return JSON.stringify({ ...page(), blocks: [{ ...hero, actions: [{ label: 'Soles', href }] }] }, null, 2);
};
const quiet = () => {};
const linked = { 'a.json': linking('/services/soles'), 'b/c.json': linking('/services/soles#prices') };

/** Each command that changes documents, on a site where it has much to do. */
const COMMANDS: Record<
  string,
  { documents: Record<string, unknown>; run: (dir: string) => Promise<unknown> }
> = {
  'rename:page': {
    documents: { ...linked, 'd.json': `\uFEFF${linking('/services/soles').replaceAll('\n', '\r\n')}` },
    run: (pagesDir) =>
      renamePage({ pagesDir, from: '/services/soles', to: '/repairs/shoes/soles', print: quiet }),
  },
  'new:page': {
    documents: {},
    run: (pagesDir) =>
      newPage({
        pagesDir,
        route: '/repairs/heels',
        title: 'Heels',
        kind: 'service',
        menu: 'footer/Services',
        print: quiet,
      }),
  },
  'validate --fix': {
    documents: Object.fromEntries(
      ['a', 'b/c', 'd'].map((name) => [`${name}.json`, linking('http://example.com')]),
    ),
    run: async (pagesDir) =>
      fixDocuments(await readSite(pagesDir), { pagesDir, validator, config, only: undefined }),
  },
  migrate: {
    documents: { ...linked, 'd.json': JSON.stringify(page()) },
    run: (pagesDir) =>
      migratePages(
        pagesDir,
        [{ version: 1, changes: [{ rename: 'property', block: 'hero', from: 'lead', to: 'text' }] }],
        true,
      ),
  },
  'Save in the studio': {
    documents: linked,
    run: async (pagesDir) => {
      const old = linking('/services/soles');
      const documents = [
        { path: 'a.json', base: sha256(old), text: old.replace('Cut to length', 'Cut as you like') },
        { path: 'b/c.json', base: sha256(linked['b/c.json']), text: null },
        { path: 'd/e.json', base: null, text: old },
      ];
      expect(await saveDraft({ pagesDir, dir: 'pages' }, documents)).toHaveProperty('saved');
    },
  },
  'publish:routes': { documents: { '_published.json': [] }, run: (dir) => publishRoutes(dir, quiet) },
};

type Content = Record<string, string>;

/** What a command did, judged by the files that it left. */
function changesBetween(before: Content, after: Content): Change[] {
  const textOf = (found: string | undefined) =>
    found === undefined || found === 'folder' ? undefined : found.slice(found.indexOf(' ') + 1);
  const asPath = (name: string) => name.split(path.sep).join('/');
  // Only a page that moves leaves its place, and takes its permissions with it.
  const left = Object.keys(before).find((name) => textOf(before[name]) !== undefined && !(name in after));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    path: asPath(name),
    before: textOf(before[name]),
    after: textOf(after[name]),
    ...(left !== undefined && !(name in before) && { modeOf: asPath(left) }),
  }));
}

/** At no time is a document missing: it is the old one or the new one, and a moved one is at one of its two paths. */
function expectNothingLost(now: Content, before: Content, after: Content): void {
  for (const name of Object.keys(before).filter((each) => each in after))
    expect([before[name], after[name]]).toContain(now[name]);
  const gone = Object.keys(before).some((name) => !(name in after) && !(name in now));
  if (gone) expect(now).toMatchObject(after);
}

const isHidden = (name: string) => name.split(path.sep).some((part) => part.startsWith('.'));
const withoutHidden = (content: Content) =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !isHidden(name)));

/** Of all moments, counted from 1, those that each run tests, and those that are left for `npm run test:rest`. */
const SEARCHES = [
  { moments: 'each eighth moment', isLookedAt: (nth: number) => nth % 8 === 2, tags: [] },
  { moments: 'every other moment', isLookedAt: (nth: number) => nth % 8 !== 2, tags: ['rest'] },
];

const FAULTS: Fault[] = ['killed', 'refused', 'full'];
const searchesOf = (faults: readonly Fault[]) =>
  SEARCHES.flatMap((search) => faults.map((fault) => ({ ...search, fault })));

describe.each(Object.entries(COMMANDS))('%s', (what, { documents, run }) => {
  /** The site before and after the command, and how many changes of the disk it takes. */
  async function prepared() {
    const { dir } = await tempSite(documents);
    folders.push(dir);
    const done = await copyOf(dir);
    await run(done);
    const [before, after] = [await contentOf(dir), await contentOf(done)];
    const changes = changesBetween(before, after);
    const counted = await copyOf(dir);
    disk.arm();
    await changeFiles(counted, changes, what);
    const steps = disk.count;
    expect(await contentOf(counted)).toEqual(after);
    expect(Object.keys(after).some(isHidden)).toBe(false);
    return { dir, before, after, changes, steps };
  }

  let site: Awaited<ReturnType<typeof prepared>>;
  beforeAll(async () => {
    site = await prepared();
  });

  const searches = searchesOf(what === 'rename:page' ? FAULTS : ['killed']);
  for (const { fault, moments, isLookedAt, tags } of searches)
    test(`${fault} at ${moments}, it is done wholly or not at all`, { tags }, async () => {
      const { dir, before, after, changes, steps } = site;
      expect(steps).toBeGreaterThan(5);
      const messages: string[] = [];
      for (const nth of Array.from({ length: steps }, (_, index) => index + 1).filter(isLookedAt)) {
        const copy = await copyOf(dir);
        disk.arm(fault, nth);
        const refusal = await changeFiles(copy, changes, what).then(
          () => undefined,
          (error: Error) => error.message,
        );
        disk.arm();
        const now = await contentOf(copy);
        expectNothingLost(now, before, after);
        if (fault !== 'killed') {
          expect(withoutHidden(now)).toEqual(refusal === undefined ? after : before);
          if (refusal)
            expect(refusal).toMatch(/ cannot be written: the disk is full\. Nothing was changed\.$/);
        }
        await finishInterruptedChange(copy, (sentence) => messages.push(sentence));
        expect([before, after]).toContainEqual(await contentOf(copy));
        await rm(copy, { recursive: true });
      }
      if (fault === 'killed') {
        expect(new Set(messages).size).toBe(2);
        expect(messages).toContain(
          `An earlier command was interrupted (${what}): what it had begun is finished now.`,
        );
      }
    });

  test('killed early, in the middle or late, the same command finishes the change', async () => {
    const { dir, after, changes, steps } = site;
    const messages = vi.spyOn(console, 'error').mockImplementation(quiet);
    for (const nth of [2, Math.ceil(steps / 2), steps - 4]) {
      const copy = await copyOf(dir);
      disk.arm('killed', nth);
      await changeFiles(copy, changes, what).catch(quiet);
      disk.arm();
      messages.mockClear();
      const again = await run(copy).then(
        () => 'done',
        (error: Error) => error.message,
      );
      expect(again).toMatch(/^done$|^There is a page at .* already/);
      expect(messages).toHaveBeenCalledOnce();
      expect(await contentOf(copy)).toEqual(after);
    }
  });
});
