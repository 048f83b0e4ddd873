import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { allDocuments } from '../../../content/documents/site/all-documents';
import { withoutByteOrderMark } from '../../../content/json/byte-order-mark';
import { LEDGER_PATH, SITE_PATH, type SiteSources, type SourceFile } from '../../../content/model/source';
import { MEDIA } from '../../assets/pictures/lookup';
import { readContent } from '../../read/read-sources';
import { readSite } from '../../read/read-site';
import { lstatIfThere } from '../../system/paths/if-there';

/** Milliseconds to wait, so that an editor that saves in two steps (empty, then write) causes one read. */
const READ_DELAY_MS = 30;

/** Milliseconds between two reads of a half-written document. */
const RETRY_INTERVAL_MS = 3;

/**
 * Reads what has changed in a pages folder. After changes of known documents only these are read; after any other
 * change, of a picture or a name, the whole folder is.
 *
 * @param changed paths inside the folder, with forward slashes
 * @throws CommandProblem when the folder cannot be read
 */
export async function readChanges(
  sources: SiteSources,
  pagesDir: string,
  changed: Iterable<string>,
): Promise<SiteSources> {
  const known = new Map(allDocuments(sources).map((each) => [each.path, each]));
  const fresh = new Map<string, SourceFile>();
  for (const name of changed) {
    const kind = kindOf(path.join(pagesDir, name));
    const document = known.get(name);
    if (document && kind === 'file') fresh.set(name, await readWhole(pagesDir, document));
    else if (kind !== 'none' || isPartOf(sources, name)) {
      await pause(READ_DELAY_MS);
      return readSite(pagesDir);
    }
  }
  const newest = (source: SourceFile) => fresh.get(source.path) ?? source;
  const { pages, site, languages } = sources;
  const isOfLanguage = languages?.some(({ path: name }) => fresh.has(name));
  return {
    ...sources,
    pages: pages.map(newest),
    site: site && newest(site),
    ...(isOfLanguage && { languages: languages?.map(newest) }),
  };
}

function kindOf(place: string): 'file' | 'none' | 'other' {
  const found = lstatIfThere(place);
  if (!found) return 'none';
  return found.isFile() ? 'file' : 'other';
}

/** Text editors create files beside a document and remove them at once. */
function isPartOf({ pages, languages = [], strays = [] }: SiteSources, name: string): boolean {
  if (name === '' || name === SITE_PATH || name === LEDGER_PATH || name.split('/')[0] === MEDIA) return true;
  return [...pages, ...languages, ...strays].some(
    (each) => each.path === name || each.path.startsWith(`${name}/`),
  );
}

/** Reads a document once it is written completely, or after a while as it is. */
async function readWhole(pagesDir: string, known: SourceFile): Promise<SourceFile> {
  for (let waited = 0; ; waited += RETRY_INTERVAL_MS) {
    const content = readContent(path.join(pagesDir, known.path));
    if (waited >= READ_DELAY_MS || isWhole(content)) return { ...known, content };
    await pause(RETRY_INTERVAL_MS);
  }
}

function isWhole(content: SourceFile['content']): boolean {
  if (!('text' in content)) return false;
  try {
    JSON.parse(withoutByteOrderMark(content.text));
    return true;
  } catch {
    return false;
  }
}
