import type { SiteSources } from '../content/source';
import { readSources } from './read-sources';
import { CommandProblem } from './command-problem';
import { reasonOf } from './refusals';

/**
 * Reads the documents of a pages folder.
 *
 * @throws CommandProblem when the folder itself cannot be read
 */
export async function readSite(pagesDir: string): Promise<SiteSources> {
  try {
    return await readSources(pagesDir);
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    throw new CommandProblem(`The pages folder ${pagesDir} cannot be read: ${reason}.`);
  }
}
