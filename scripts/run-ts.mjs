import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Runs a program of this project that is written in TypeScript, with the arguments that follow:
 *
 *   node scripts/run-ts.mjs scripts/build.ts --out dist
 *
 * It is bundled, which is done once for the same files: to find and read two hundred modules one by one takes half a second.
 */
const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const KEPT = path.join(ROOT, '.cache/programs');

/** In milliseconds. A program that still runs may yet load a part of the bundle that it came from. */
const OLD = 7 * 24 * 60 * 60 * 1000;

/** Packages that most programs begin with and that ask nothing of Node: to find their modules takes longer than to read them. */
const TAKEN_IN = /^(?:ajv|culori|fastest-levenshtein|jsonc-parser|markdown-it)(?:\/|$)/;

/** What a bundle depends on beside the files that are in it. */
const BUNDLER = ['scripts/run-ts.mjs', 'package-lock.json'];

/**
 * @typedef {object} Bundle
 * @property {string} root where the project was
 * @property {string} folder the bundle's name in the folder of all
 * @property {readonly Stamp[]} files what it was made of
 *
 * @typedef {readonly [file: string, changed: number, bytes: number]} Stamp
 */

const [, , given = ''] = process.argv;
const program = path.relative(ROOT, path.resolve(ROOT, given));
const name = program.replace(/\.\w+$/, '').replace(/\W+/g, '-');
const folder = keptBundle() ?? (await makeBundle());
process.argv.splice(1, 2, path.resolve(ROOT, program));
await import(pathToFileURL(path.join(KEPT, folder, 'program.mjs')).href);

/** @returns {string | undefined} the folder of the bundle, where none of its files has changed */
function keptBundle() {
  try {
    /** @type {Bundle} */
    const { root, folder, files } = JSON.parse(readFileSync(path.join(KEPT, `${name}.json`), 'utf8'));
    const isSame = root === ROOT && files.every((stamp) => String(stamp) === String(stampOf(stamp[0])));
    statSync(path.join(KEPT, folder, 'program.mjs'));
    return isSame ? folder : undefined;
  } catch {
    return;
  }
}

/** @returns {Promise<string>} */
async function makeBundle() {
  const { build } = await import('esbuild');
  const started = Date.now();
  const folder = `${name}.${started.toString(36)}.${process.pid}`;
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { program },
    outdir: path.join(KEPT, folder),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    mainFields: ['module', 'main'],
    target: 'node20',
    format: 'esm',
    metafile: true,
    plugins: [
      { name: 'packages', setup: leavePackages },
      { name: 'places', setup: keepPlaces },
    ],
  });
  const files = [...Object.keys(metafile.inputs), ...BUNDLER].map(stampOf);
  // A file that was saved meanwhile may have been read before.
  if (files.every(([, changed]) => changed < started)) keep({ root: ROOT, folder, files });
  return folder;
}

/** @param {string} file @returns {Stamp} */
function stampOf(file) {
  const { mtimeMs, size } = statSync(path.join(ROOT, file));
  return [file, mtimeMs, size];
}

/** @param {Bundle} bundle */
function keep(bundle) {
  const record = path.join(KEPT, `${name}.json`);
  const draft = `${record}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(bundle));
  renameSync(draft, record);
  for (const other of readdirSync(KEPT)) {
    const place = path.join(KEPT, other);
    if (Date.now() - statSync(place).mtimeMs > OLD) rmSync(place, { recursive: true, force: true });
  }
}

/**
 * Packages stay outside, but for those that most programs begin with.
 *
 * @param {import('esbuild').PluginBuild} build
 */
function leavePackages({ onResolve }) {
  onResolve({ filter: /^[^./]/ }, ({ path: name, kind, importer }) => {
    const isInside = kind === 'entry-point' || TAKEN_IN.test(name) || importer.includes('/node_modules/');
    return isInside ? undefined : { path: name, external: true };
  });
}

/**
 * In a bundle each module still knows where it stood.
 *
 * @param {import('esbuild').PluginBuild} build
 */
function keepPlaces({ onLoad }) {
  onLoad({ filter: /\.(?:ts|mjs)$/ }, ({ path: file }) => {
    const text = readFileSync(file, 'utf8');
    if (!text.includes('import.meta.')) return;
    const contents = text
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
    return { contents, loader: file.endsWith('.ts') ? 'ts' : 'js' };
  });
}
