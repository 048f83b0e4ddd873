import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { FOLDERS, reservedFolder } from '../../../../content/model/addresses/reserved';
import { isHiddenPath, routeOf } from '../../../../content/model/addresses/route';
import { documentKind, SITE_PATH } from '../../../../content/model/source';
import { CallProblem } from '../request-checks/call-problem';

/**
 * Makes sure that a path names a document of the site: inside the pages folder, no picture, nothing hidden.
 *
 * @param inside as the browser sends it; it may be anything
 * @throws CallProblem
 */
export function expectDocumentPath(inside: string): void {
  const parts = inside.split('/');
  const isPlain = parts.every((part) => /^[^.\\\0:][^\\\0:]*$/.test(part));
  const isDocument = /\.json$/i.test(inside) && parts[0] !== FOLDERS.media;
  if (isPlain && isDocument && (documentKind(inside) !== 'page' || !isHiddenPath(inside))) return;
  throw new CallProblem(`${inside} is no document of this site.`);
}

/** The same for a document that does not exist yet: its path has to give an address. */
export function expectNewDocumentPath(inside: string): void {
  expectDocumentPath(inside);
  const route = routeOf(inside);
  if (inside === SITE_PATH || (route !== undefined && !reservedFolder(route))) return;
  throw new CallProblem(
    `A page cannot be at ${inside}: the names of files and folders have small letters, digits and single hyphens only.`,
  );
}

/**
 * Where a document is on the disk. What lies behind a symbolic link is outside of the folder, or may be tomorrow.
 *
 * @param root the pages folder
 * @throws CallProblem where something on the way is a link, or not a folder
 */
export async function placeOf(root: string, inside: string): Promise<string> {
  expectDocumentPath(inside);
  const parts = inside.split('/');
  for (const [index] of parts.entries()) {
    const found = await lstat(path.join(root, ...parts.slice(0, index + 1))).catch(() => undefined);
    if (!found) break;
    const shown = parts.slice(0, index + 1).join('/');
    if (found.isSymbolicLink())
      throw new CallProblem(
        `${shown} is a link to another place. The studio changes files of the pages folder only.`,
      );
    const isLast = index === parts.length - 1;
    if (!(isLast ? found.isFile() : found.isDirectory()))
      throw new CallProblem(`${shown} is no ${isLast ? 'file' : 'folder'}.`);
  }
  return path.join(root, ...parts);
}
