import * as disk from 'node:fs/promises';
import path from 'node:path';
import { expectListable } from '../../system/paths/expect-listable';
import { CommandProblem } from '../../system/command-problem';
import { codeOf, reasonOf } from '../../system/os-errors';

/**
 * Refuses a folder in which there is something.
 *
 * @param dir the folder as the user knows it; it need not exist
 */
export async function expectEmpty(dir: string): Promise<void> {
  expectListable(path.resolve(dir), dir);
  const names = await disk.readdir(dir).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    if (codeOf(error) === 'ENOTDIR')
      throw new CommandProblem(`${dir} is a file. Name a folder that is new or empty.`);
    throw error;
  });
  const [first] = names;
  if (first === undefined) return;
  throw new CommandProblem(
    `The folder ${dir} is not empty: it holds ${first}${names.length > 1 ? ` and ${names.length - 1} more` : ''}. Name a folder that is new or empty.`,
  );
}

/**
 * Makes a folder with files and empty folders: all of it or nothing. Where it stands it has been put together already.
 *
 * @param texts by path inside the folder
 * @throws CommandProblem when the disk refuses
 */
export async function writeNewFolder(
  dir: string,
  texts: ReadonlyMap<string, string>,
  folders: readonly string[],
): Promise<void> {
  const target = path.resolve(dir);
  const parent = path.dirname(target);
  let madeParent: string | undefined;
  let staging: string | undefined;
  try {
    madeParent = await disk.mkdir(parent, { recursive: true });
    staging = await disk.mkdtemp(path.join(parent, `.${path.basename(target)}.new-`));
    for (const folder of folders) await disk.mkdir(path.join(staging, folder));
    for (const [file, text] of texts) await disk.writeFile(path.join(staging, file), text, { flush: true });
    await disk.chmod(staging, 0o777 & ~process.umask());
    // An empty folder in its place; one in which there is something by now stays.
    await disk.rmdir(target).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
    await disk.rename(staging, target);
  } catch (error) {
    if (staging !== undefined) await disk.rm(staging, { recursive: true, force: true }).catch(() => {});
    if (madeParent !== undefined) await disk.rm(madeParent, { recursive: true, force: true }).catch(() => {});
    const reason = reasonOf(error);
    if (!reason) throw error;
    throw new CommandProblem(`The folder ${dir} cannot be made: ${reason}. Nothing was made.`);
  }
}
