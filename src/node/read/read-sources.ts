import { type Dirent, readFileSync, statSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { byKind } from '../../content/documents/site/with-texts';
import { isHiddenPath } from '../../content/model/addresses/route';
import {
  LEDGER_PATH,
  MAX_DOCUMENT_BYTES,
  documentKind,
  type SiteSources,
  type SourceFile,
  STRAY_ENDING,
  type Stray,
} from '../../content/model/source';
import { expectListable } from '../system/paths/expect-listable';
import { shownPath } from '../system/paths/shown-path';
import { CommandProblem } from '../system/command-problem';
import { mapLimited } from '../system/async/map-limited';
import { otherFormat } from './other-format';
import { promisedFormat } from './pictures/examine-picture';
import { examinePictures } from './pictures/examine-pictures';
import { FOLDERS } from '../../content/model/addresses/reserved';
import { NO_REASON, reasonOf } from '../system/os-errors';

/** Where npm puts packages; it is not read. */
const PACKAGES = 'node_modules';
const IN_PACKAGES = `**/${PACKAGES}/**`;

/** Folders whose names begin with _ are not part of the site. */
const HIDDEN = ['_*/**', '**/_*/**', IN_PACKAGES];

/** A file with an ending and no name, which systems hide. */
const NAMELESS = /^\.+json$/i;

/** Read although its name begins with _. */
const isAboutTheSite = (name: string) => name === LEDGER_PATH || documentKind(name) !== 'page';

/**
 * Reads the documents of a pages folder: every `*.json` apart from `media/` and names that begin
 * with `_` or a dot; at the top `_site.json` is the site document and `_published.json` the ledger, and in a folder at the top
 * `_site.json` is what is different in a language. Symbolic links
 * are not followed, but named. Pictures are examined, too.
 *
 * @param pagesDir the pages folder, absolute or relative to `cwd`
 * @param cwd the folder that paths are shown relative to
 * @throws Error (ENOENT, ENOTDIR, EACCES) when the folder itself cannot be read, CommandProblem where its files cannot be listed, and for a
 * folder inside it; a file that cannot be read is part of the answer instead
 */
export async function readSources(pagesDir: string, cwd = process.cwd()): Promise<SiteSources> {
  const dir = await realpath(path.resolve(cwd, pagesDir));
  const shownDir = shownPath(path.resolve(cwd, pagesDir), cwd);
  expectListable(dir, shownDir);
  const strays = await findStrays(dir, shownDir);
  const [{ documents, hidden }, media] = await Promise.all([listDocuments(dir), listMedia(dir)]);
  const files = documents.map((document) => readSource(dir, shownDir, document));
  return {
    dir: shownDir,
    ...byKind(files.filter((file) => file.path !== LEDGER_PATH)),
    ledger: files.find((file) => file.path === LEDGER_PATH),
    media: new Set(media),
    pictures: await examinePictures(path.join(dir, FOLDERS.media), media),
    strays,
    hidden,
  };
}

/** A folder that does not exist yet, as one without documents. */
export function noSources(pagesDir: string): SiteSources {
  const dir = shownPath(path.resolve(pagesDir), process.cwd());
  return { dir, ...byKind([]), media: new Set(), pictures: new Map() };
}

/**
 * Lists every folder itself. A glob ignores symbolic links and folders that cannot be
 * read, and their pages would be missing without a message.
 */
async function findStrays(dir: string, shownDir: string): Promise<Stray[]> {
  await readdir(dir);
  const folders = await glob('**', {
    cwd: dir,
    ignore: HIDDEN,
    followSymbolicLinks: false,
    onlyDirectories: true,
  });
  const strays = await mapLimited(['', ...folders], async (folder) => {
    const entries = await entriesIn(path.join(dir, folder), [shownDir, folder.replace(/\/$/, '')]);
    return entries.flatMap((entry) => strayOf(folder, entry));
  });
  return strays.flat();
}

async function entriesIn(folder: string, shownAs: readonly string[]): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    throw new CommandProblem(`The folder ${shownAs.filter(Boolean).join('/')} cannot be read: ${reason}.`);
  }
}

function strayOf(folder: string, entry: Dirent): Stray[] {
  const name = folder + entry.name;
  if (NAMELESS.test(entry.name) && entry.isFile()) return [{ path: name, kind: 'nameless' }];
  // Text editors keep temporary files beside a document under names that begin with a dot, some of them links.
  if (entry.name.startsWith('.') || (isHiddenPath(name) && !isAboutTheSite(name))) return [];
  const kind = strayKind(name, entry);
  return kind ? [{ path: name, kind }] : [];
}

function strayKind(name: string, entry: Dirent): Stray['kind'] | undefined {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isFIFO()) return 'pipe';
  if (entry.isSocket()) return 'socket';
  if (entry.isBlockDevice() || entry.isCharacterDevice()) return 'device';
  if (entry.isDirectory()) {
    if (entry.name === PACKAGES) return 'packages';
    return isNamedAsFile(name) ? 'folder' : undefined;
  }
  if (inMedia(name)) return DOCUMENT.test(name) ? 'in-media' : undefined;
  return STRAY_ENDING.test(name) ? 'ending' : undefined;
}

const isNamedAsFile = (name: string) =>
  inMedia(name) ? promisedFormat(name) !== undefined : DOCUMENT.test(name) || STRAY_ENDING.test(name);

const DOCUMENT = /\.json$/i;

const MEDIA = `${FOLDERS.media}/`;

const inMedia = (name: string) => name.startsWith(MEDIA);

async function listDocuments(dir: string): Promise<{ documents: string[]; hidden: string[] }> {
  const found = (await list(dir, '**/*.json', [`${MEDIA}**`, IN_PACKAGES])).sort();
  const isRead = (name: string) => isAboutTheSite(name) || !isHiddenPath(name);
  return { documents: found.filter(isRead), hidden: found.filter((name) => !isRead(name)) };
}

async function listMedia(dir: string): Promise<string[]> {
  return (await list(dir, `${MEDIA}**/*`, [])).map((name) => name.slice(MEDIA.length));
}

function list(dir: string, pattern: string, ignore: string[]): Promise<string[]> {
  return glob(pattern, { cwd: dir, ignore, followSymbolicLinks: false, caseSensitiveMatch: false });
}

function readSource(dir: string, shownDir: string, name: string): SourceFile {
  const file = shownDir === '' ? name : `${shownDir}/${name}`;
  return { file, path: name, content: readContent(path.join(dir, name)) };
}

/**
 * Reads one document. Synchronously: for ten thousand small files the thread pool takes six times as long as
 * reading them.
 */
export function readContent(file: string): SourceFile['content'] {
  try {
    const found = statSync(file);
    // A pipe or a device may never end.
    if (!found.isFile()) return { problem: 'unreadable', detail: 'it is no file' };
    const { size } = found;
    if (size > MAX_DOCUMENT_BYTES) return { problem: 'too-large', detail: megabytes(size) };
    return decode(readFileSync(file));
  } catch (error) {
    return { problem: 'unreadable', detail: reasonOf(error) ?? NO_REASON };
  }
}

/** The byte order mark is kept, so that validation can report it. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Uint8Array): SourceFile['content'] {
  try {
    return { text: utf8.decode(bytes) };
  } catch {
    const format = otherFormat(bytes);
    if (format) return { problem: 'other-format', detail: format };
    return { problem: 'not-utf8', detail: isUtf16(bytes) ? 'UTF-16' : '' };
  }
}

/** By its byte order mark. */
const isUtf16 = ([first = 0, second = 0]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
