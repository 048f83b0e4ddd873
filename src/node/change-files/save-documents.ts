import { realpath } from 'node:fs/promises';
import { changeFiles } from './change-files';
import { ChangeRefused } from './change-refused';
import { finishInterruptedChange } from './finish-interrupted-change';
import type { Change } from './journal';
import { reasonFor } from './file-error';
import { expectPossible } from './prepare-change';
import { mapLimited } from '../system/async/map-limited';

/** A document to be saved: its expected current text, and its new text. */
export interface Save extends Change {
  /** As the user knows it. */
  file: string;
}

/** A document that could not be saved, and why. */
export interface Refused {
  file: string;
  reason: string;
}

/**
 * Saves all documents that can be saved, in one change. One that was changed meanwhile is left alone: unlike
 * {@link changeFiles}, which changes all files or none, since what it changes belongs together.
 *
 * @param what the command, as a person would write it
 * @returns those that could not be saved
 */
export async function saveDocuments(
  pagesDir: string,
  saves: readonly Save[],
  what: string,
): Promise<Refused[]> {
  if (saves.length === 0) return [];
  await finishInterruptedChange(pagesDir);
  const root = await realpath(pagesDir);
  const refused: Refused[] = [];
  const possible = await mapLimited(saves, async (save): Promise<Save[]> => {
    try {
      await expectPossible(root, save);
      return [save];
    } catch (error) {
      refused.push({ file: save.file, reason: reasonOrThrow(error) });
      return [];
    }
  });
  const rest = possible.flat();
  try {
    await changeFiles(pagesDir, rest, what);
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error;
    refused.push(...rest.map(({ file }) => ({ file, reason: error.reason })));
  }
  return refused;
}

function reasonOrThrow(error: unknown): string {
  const reason = reasonFor(error);
  if (reason === undefined) throw error;
  return reason;
}
