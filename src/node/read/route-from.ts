import { realpathSync } from 'node:fs';
import path from 'node:path';
import { writtenAddress } from '../../content/model/addresses/written-address';
import { CommandProblem } from '../system/command-problem';
import { withSlashes } from '../system/paths/with-slashes';

/** The pages folder as the user knows it, and where the site is published, where that is known. */
interface Site {
  dir: string;
  url: string | undefined;
}

/**
 * The address that a person means on the command line: one function for all commands.
 *
 * @param written an address with or without slashes around it, a file in the pages folder, or a whole address of the preview
 * or of the site
 * @returns it begins with a slash; whether there is such a page is another question
 * @throws CommandProblem for an address on another site
 */
export function routeFrom(written: string, { dir, url }: Site): string {
  const absolute = path.resolve(dir);
  const folders = [dir, path.relative('', absolute), absolute, realpathOf(absolute)].map((folder) =>
    withSlashes(folder).replace(/\/$/, ''),
  );
  const route = writtenAddress(written, { folders, url });
  if (route !== undefined) return route;
  throw new CommandProblem(
    `${written} is an address on another site${url === undefined ? '' : `; this one is ${url}`}. Write the address of a page of this site, such as /products/new-one.`,
  );
}

function realpathOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    // A built site can be looked at where there is no pages folder.
    return folder;
  }
}
