import { open as openFile, realpath } from 'node:fs/promises';
import { fileOf } from '../../../../content/documents/site/with-texts';
import { withoutByteOrderMark } from '../../../../content/json/byte-order-mark';
import { parseJson } from '../../../../content/json/parse';
import type { SourceFile } from '../../../../content/model/source';
import type { StudioDocument } from '../../../../content/model/protocols/studio-documents';
import { messageOf } from '../../../../content/report/words/words-for';
import type { Issue } from '../../../../content/rules/lists/issue';
import { readContent } from '../../../read/read-sources';
import { NO_REASON, reasonOf } from '../../../system/os-errors';
import { lstatIfThere } from '../../../system/paths/if-there';
import { sha256 } from '../../../system/sha256';
import { CallProblem } from '../request-checks/call-problem';
import { placeOf } from './document-path';

/** The texts that were JSON when they were last read, of so many documents. */
const MAX_REMEMBERED = 50;

interface DiskDocumentsOptions {
  pagesDir: string;
  /** The same as the user knows it. */
  dir: string;
  /** What is wrong with a document by itself. */
  issuesAlone(source: SourceFile): Issue[];
}

/** The documents on the disk, as the studio opens them. */
export function createDiskDocuments({ pagesDir, dir, issuesAlone }: DiskDocumentsOptions) {
  const lastGood = new Map<string, string>();

  function remember(path: string, text: string): void {
    lastGood.delete(path);
    lastGood.set(path, text);
    const [oldest] = lastGood.keys();
    if (lastGood.size > MAX_REMEMBERED && oldest !== undefined) lastGood.delete(oldest);
  }

  /**
   * Reads a document.
   *
   * @throws CallProblem when there is none, or the path is not that of one
   */
  async function open(path: string): Promise<StudioDocument> {
    const place = await placeOf(await realpath(pagesDir), path);
    const file = fileOf(dir, path);
    if (!lstatIfThere(place)) throw new CallProblem(`${file} does not exist any more.`, 404);
    const source: SourceFile = { file, path, content: readContent(place) };
    const why = () => issuesAlone(source).map(messageOf)[0] ?? `${file} cannot be read.`;
    if ('problem' in source.content) return { path, file, text: '', hash: '', readOnly: why() };
    const { text } = source.content;
    const document = { path, file, text, hash: sha256(text) };
    if ('problem' in parseJson(withoutByteOrderMark(text)))
      return { ...document, readOnly: HALF_WAY, problem: why(), lastGood: lastGood.get(path) };
    remember(path, text);
    const refused = await reasonNotToWrite(place);
    return refused === undefined
      ? document
      : { ...document, readOnly: `${file} cannot be changed: ${refused}.` };
  }

  return { open };
}

/** Opens a file for writing, and changes nothing: asking for the rights alone would not ask as whom the server runs. */
async function reasonNotToWrite(place: string): Promise<string | undefined> {
  try {
    const handle = await openFile(place, 'r+');
    await handle.close();
    return undefined;
  } catch (error) {
    return reasonOf(error) ?? NO_REASON;
  }
}

const HALF_WAY =
  'The document is not JSON at the moment; perhaps somebody is in the middle of changing it. It can be changed here again once it is.';
