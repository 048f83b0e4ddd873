import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createFolderCache } from '../src/node/cache/folder-cache.mjs';
import { ADVICE, REASONS } from '../src/node/system/os-error-words.mjs';

/**
 * Runs a program of this project that is written in TypeScript, with the arguments that follow:
 *
 *   node scripts/run-ts.mjs scripts/build.ts --out dist
 *
 * It is bundled, once for the same files: loading two hundred modules one by one takes half a second.
 * Where it cannot be started the exit code is 2, as with any command that could not run.
 */
const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** In milliseconds. A program that is still running may load another part of its bundle. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Packages that most programs load and that need no Node API: resolving their modules takes longer than reading them. */
const BUNDLED_PACKAGES = /^(?:ajv|culori|fastest-levenshtein|jsonc-parser|markdown-it)(?:\/|$)/;

/** What a bundle depends on besides the files in it. */
const BUNDLER = ['scripts/run-ts.mjs', 'package-lock.json'];

/** Vite reads these in the path of a file as the start of a query, of a place, or as a pattern. */
const REFUSED_IN_PATHS = /[#?*]/;

/** @typedef {readonly [file: string, changed: number, bytes: number]} Stamp */

const [, , given = ''] = process.argv;
const program = path.relative(ROOT, path.resolve(ROOT, given));
const key = JSON.stringify(['program', program, ROOT]);
const bundles = createFolderCache(path.join(ROOT, '.cache/programs'), { most: 100, spare: WEEK, root: ROOT });

try {
  const refused = REFUSED_IN_PATHS.exec(ROOT)?.[0];
  if (refused) throw pathProblem(refused);
  const folder = cachedBundle() ?? (await bundleProgram());
  process.argv.splice(1, 2, path.resolve(ROOT, program));
  await import(pathToFileURL(path.join(folder, 'program.mjs')).href);
} catch (error) {
  console.error(startupError(error));
  process.exitCode = 2;
}

/** @returns {string | undefined} the folder of the bundle, where none of its files has changed */
function cachedBundle() {
  const found = bundles.find(key);
  const stamps = found && /** @type {readonly Stamp[]} */ (found.data);
  return stamps?.every((stamp) => String(stamp) === String(stampOf(stamp[0]))) ? found?.folder : undefined;
}

/** @returns {Promise<string>} */
async function bundleProgram() {
  const { build } = await import('esbuild');
  const started = Date.now();
  const { metafile, outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: { program },
    outdir: ROOT,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    mainFields: ['module', 'main'],
    target: 'node20',
    format: 'esm',
    metafile: true,
    write: false,
    plugins: [
      { name: 'packages', setup: keepPackagesExternal },
      { name: 'places', setup: keepModulePaths },
    ],
  });
  const files = new Map(outputFiles.map((file) => [path.relative(ROOT, file.path), file.contents]));
  const stamps = [...Object.keys(metafile.inputs), ...foldersImported(metafile), ...BUNDLER].map(stampOf);
  // A file that was saved meanwhile may have been read before: such a bundle is used only once.
  const isCurrent = stamps.every(([, changed]) => changed < started);
  return bundles.keep(key, files, isCurrent ? stamps : undefined).folder;
}

/**
 * The folders of `import(`../cases/${name}/make.ts`)`, in which files can come and go.
 *
 * @param {import('esbuild').Metafile} metafile
 */
function foldersImported({ inputs }) {
  const patterns = Object.entries(inputs).flatMap(([file, { imports }]) =>
    imports.flatMap((each) => (each.path.includes('*') ? path.join(path.dirname(file), each.path) : [])),
  );
  return patterns.flatMap((pattern) => {
    const folder = path.dirname(pattern.slice(0, pattern.indexOf('*') + 1));
    const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
    const inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
    return [folder, ...inside];
  });
}

/** @param {string} file a file or folder @returns {Stamp} */
function stampOf(file) {
  const found = statSync(path.join(ROOT, file), { throwIfNoEntry: false });
  return [file, found?.mtimeMs ?? 0, found?.size ?? 0];
}

/**
 * What is wrong where the project's own path has a character that the bundler cannot work with.
 *
 * @param {string} character
 */
function pathProblem(character) {
  return `The path of this project has "${character}" in it: ${ROOT}
With that character in a folder's name, the site cannot be built.
Fix: Rename the folder, or move the project to another one.`;
}

/**
 * The message where a program cannot be started.
 *
 * @param {unknown} error
 */
function startupError(error) {
  if (!(error instanceof Error)) return error;
  const { code = '', path: place = 'A file' } = /** @type {NodeJS.ErrnoException} */ (error);
  const missing = /Cannot find package '([^']+)'/.exec(error.message)?.[1];
  if (missing) return `The package ${missing} is not installed. Run \`npm ci\`.`;
  if ('errors' in error) return `${program} cannot be run: it is wrong, as is said above.`;
  if (!REASONS[code]) return error;
  return `${place} cannot be read or written: ${REASONS[code]}. ${ADVICE[code] ?? ''}`;
}

/**
 * Packages stay external, except for those that most programs load.
 *
 * @param {import('esbuild').PluginBuild} build
 */
function keepPackagesExternal({ onResolve }) {
  onResolve({ filter: /^[^./]/ }, ({ path: name, kind, importer }) => {
    const isInside =
      kind === 'entry-point' || BUNDLED_PACKAGES.test(name) || importer.includes('/node_modules/');
    return isInside ? undefined : { path: name, external: true };
  });
}

/**
 * Keeps `import.meta.dirname` of each module in a bundle.
 *
 * @param {import('esbuild').PluginBuild} build
 */
function keepModulePaths({ onLoad }) {
  onLoad({ filter: /\.(?:ts|mjs)$/ }, ({ path: file }) => {
    const text = readFileSync(file, 'utf8');
    if (!text.includes('import.meta.')) return;
    const contents = text
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
    return { contents, loader: file.endsWith('.ts') ? 'ts' : 'js' };
  });
}
