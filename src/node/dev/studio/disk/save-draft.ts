import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { fileOf } from '../../../../content/documents/site/with-texts';
import { withoutByteOrderMark } from '../../../../content/json/byte-order-mark';
import { parseJson } from '../../../../content/json/parse';
import { MAX_DOCUMENT_BYTES, SITE_PATH, type SourceProblem } from '../../../../content/model/source';
import type {
  DraftDocument,
  SaveAnswer,
  StudioConflict,
} from '../../../../content/model/protocols/studio-documents';
import { changeFiles } from '../../../change-files/change-files';
import { finishInterruptedChange } from '../../../change-files/finish-interrupted-change';
import { readContent } from '../../../read/read-sources';
import { CommandProblem } from '../../../system/command-problem';
import { reasonOf } from '../../../system/os-errors';
import { mapLimited } from '../../../system/async/map-limited';
import { sha256 } from '../../../system/sha256';
import { CallProblem } from '../request-checks/call-problem';
import { expectNewDocumentPath, placeOf } from './document-path';

/** The pages folder, and how the user knows it. */
interface SavePlace {
  pagesDir: string;
  dir: string;
}

/**
 * Writes the documents of a draft: all of them, or none where one is no longer what the draft began with, or the disk refuses. One that
 * is on the disk as it should be counts as saved: the answer to the first attempt may have been lost.
 *
 * @throws CallProblem for a document that must not be written
 */
export async function saveDraft(
  { pagesDir, dir }: SavePlace,
  documents: readonly DraftDocument[],
): Promise<SaveAnswer> {
  for (const document of documents) expectWritable(document, fileOf(dir, document.path));
  try {
    await finishInterruptedChange(pagesDir);
    const root = await realpath(pagesDir);
    const found = await mapLimited(documents, async (document) => {
      return { ...document, now: await stateOf(root, document.path) };
    });
    const conflicts = found.filter(({ base, text, now }) => now.hash !== base && now.hash !== hashOf(text));
    if (conflicts.length > 0) return { conflicts: conflicts.map(({ path, now }) => ({ path, ...now })) };
    const changes = found.map(({ path, text, now }) => {
      return { path, before: now.text ?? undefined, after: text ?? undefined };
    });
    await changeFiles(pagesDir, changes, 'Save in the studio');
    return { saved: documents.map(({ path, text }) => ({ path, hash: hashOf(text) })) };
  } catch (error) {
    if (error instanceof CommandProblem) return { problem: error.message };
    const reason = error instanceof CallProblem ? undefined : reasonOf(error);
    if (reason === undefined) throw error;
    return { problem: `${dir || '.'} cannot be changed: ${reason}. Nothing was saved.` };
  }
}

function expectWritable({ path, base, text }: DraftDocument, file: string): void {
  if (base === null) expectNewDocumentPath(path);
  if (text === null) {
    if (path === SITE_PATH) throw new CallProblem(`${file} cannot be deleted: every page needs it.`);
    return;
  }
  if (Buffer.byteLength(text) > MAX_DOCUMENT_BYTES)
    throw new CallProblem(`${file} would have more than ${MAX_DOCUMENT_BYTES / 1e6} MB. Nothing was saved.`);
  if ('problem' in parseJson(withoutByteOrderMark(text)))
    throw new CallProblem(`${file} would not be JSON any more. Nothing was saved.`);
}

/** A document as it is now. */
async function stateOf(root: string, path: string): Promise<Omit<StudioConflict, 'path'>> {
  const place = await placeOf(root, path);
  const content = readContent(place);
  if ('text' in content) return { text: content.text, hash: sha256(content.text) };
  const gone = { text: null, hash: null };
  return existsSync(place) ? { ...gone, reason: reasonFrom(content) } : gone;
}

/** As the end of a sentence, like those of the operating system. */
function reasonFrom({ problem, detail }: { problem: SourceProblem; detail: string }): string {
  if (problem === 'too-large') return `it has ${detail}`;
  return problem === 'unreadable' ? detail : 'it is no text in UTF-8';
}

const hashOf = (text: string | null) => (text === null ? null : sha256(text));
