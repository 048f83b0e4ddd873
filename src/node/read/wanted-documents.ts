import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { SiteSources } from '../../content/model/source';
import { CommandProblem } from '../system/command-problem';

/**
 * The documents that a person named on the command line.
 *
 * @param named files or folders inside the pages folder, absolute or relative to the current folder
 * @returns their paths inside the pages folder; undefined when none was named, which means all
 * @throws CommandProblem when one does not exist, is outside the pages folder or is no document
 */
export async function wantedDocuments(
  named: readonly string[],
  pagesDir: string,
  { pages, site, strays = [] }: SiteSources,
): Promise<ReadonlySet<string> | undefined> {
  if (named.length === 0) return undefined;
  const root = await realpath(pagesDir);
  const known = [...pages, ...(site ? [site] : []), ...strays].map((source) => source.path);
  const wanted = await Promise.all(named.map((name) => documentsAt(name, root, pagesDir, known)));
  return new Set(wanted.flat());
}

async function documentsAt(
  name: string,
  root: string,
  pagesDir: string,
  known: readonly string[],
): Promise<string[]> {
  const place = await realpath(name).catch(() => {
    throw new CommandProblem(`There is no file or folder ${name}.`);
  });
  const inside = path.relative(root, place).split(path.sep).join('/');
  if (inside.startsWith('..') || path.isAbsolute(inside)) {
    throw new CommandProblem(
      `${name} is outside the pages folder, ${pagesDir}. Another folder is named with --pages.`,
    );
  }
  const found = known.filter((file) => inside === '' || file === inside || file.startsWith(`${inside}/`));
  if (found.length > 0) return found;
  throw new CommandProblem(
    `${name} is no page document and holds none. Documents end in .json, stand outside media and do not begin with "_".`,
  );
}
