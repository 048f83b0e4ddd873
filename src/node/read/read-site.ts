import { stat } from 'node:fs/promises';
import type { SiteSources } from '../../content/model/source';
import { finishInterruptedChange } from '../change-files/finish-interrupted-change';
import { readSources } from './read-sources';
import { CommandProblem } from '../system/command-problem';
import { reasonOf } from '../system/os-errors';

/** How often the folder is read again while other commands change it. */
const MAX_READS = 5;

/**
 * Reads the documents of a pages folder: as they are before a change of several files or after it, never in between.
 *
 * @throws CommandProblem when the folder itself cannot be read
 */
export async function readSite(pagesDir: string): Promise<SiteSources> {
  try {
    for (let turn = 1; ; turn++) {
      await finishInterruptedChange(pagesDir);
      const before = await lastChange(pagesDir);
      const sources = await readSources(pagesDir);
      if (turn === MAX_READS || before === (await lastChange(pagesDir))) return sources;
    }
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    throw new CommandProblem(`The pages folder ${pagesDir} cannot be read: ${reason}.`);
  }
}

/** In milliseconds. A change of several files creates a folder there first and removes it last. */
const lastChange = async (pagesDir: string) => (await stat(pagesDir)).mtimeMs;
