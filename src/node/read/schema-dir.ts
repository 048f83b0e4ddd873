import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../project';
import { withSlashes } from '../system/paths/with-slashes';

/**
 * The relative path from a folder to the schemas, with forward slashes, for the `$schema` of documents.
 *
 * @param root the real place of a pages folder
 * @returns undefined where there is none: on Windows, on another drive
 */
export async function schemaDirFrom(root: string): Promise<string | undefined> {
  const relative = path.relative(root, path.join(await realpath(PROJECT_ROOT), 'schema'));
  return path.isAbsolute(relative) ? undefined : withSlashes(relative);
}
