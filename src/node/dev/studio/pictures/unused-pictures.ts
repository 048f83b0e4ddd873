import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { allDocuments } from '../../../../content/documents/site/all-documents';
import { textsIn } from '../../../../content/edit/uses/texts-in';
import { withoutByteOrderMark } from '../../../../content/json/byte-order-mark';
import { parseJson } from '../../../../content/json/parse';
import { FOLDERS } from '../../../../content/model/addresses/reserved';
import type { SiteSources } from '../../../../content/model/source';
import { changeFiles } from '../../../change-files/change-files';
import { CommandProblem } from '../../../system/command-problem';
import { CallProblem } from '../request-checks/call-problem';

/**
 * Those of some pictures that no document names. A document that cannot be read may name each of them.
 *
 * @param files inside the pages folder, such as `media/oven.webp`
 */
export function unusedPictures(sources: SiteSources, files: readonly string[]): string[] {
  const used = new Set<string>();
  for (const { content } of files.length === 0 ? [] : allDocuments(sources)) {
    const parsed = 'text' in content ? parseJson(withoutByteOrderMark(content.text)) : undefined;
    if (!parsed || !('value' in parsed)) return [];
    for (const [, text] of textsIn(parsed.value)) used.add(text);
  }
  return files.filter((file) => !used.has(file.slice(FOLDERS.media.length + 1)));
}

/**
 * Deletes a picture that is new and that no document names.
 *
 * @param added the new pictures
 * @throws CallProblem where it is another one, or the disk refuses; then nothing has changed
 */
export async function removeUnusedPicture(
  pagesDir: string,
  file: string,
  { sources, added }: { sources: SiteSources; added: readonly string[] },
): Promise<void> {
  if (!added.includes(file) || unusedPictures(sources, [file]).length === 0)
    throw new CallProblem(
      `${file} stays: only a picture that is new, and that no page shows, is deleted here.`,
      409,
    );
  try {
    const before = await readFile(path.join(pagesDir, file));
    await changeFiles(pagesDir, [{ path: file, before, after: undefined }], `Delete ${file} in the studio`);
  } catch (error) {
    throw error instanceof CommandProblem ? new CallProblem(error.message, 409) : error;
  }
}
