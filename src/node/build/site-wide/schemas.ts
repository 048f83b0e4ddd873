import { cp } from 'node:fs/promises';
import path from 'node:path';
import { FOLDERS } from '../../../content/model/reserved';
import { PROJECT_ROOT } from '../../project';

/** Puts the schemas into a built site at `/schema/…`, so that a document elsewhere can name them after `$schema`. */
export async function copySchemas(dir: string): Promise<void> {
  await cp(path.join(PROJECT_ROOT, 'schema'), path.join(dir, FOLDERS.schema), {
    recursive: true,
    filter: (source) => !isAboutSchemas(source),
  });
}

/** Examples and migrations are the project's own. */
const isAboutSchemas = (source: string) =>
  source.endsWith('.examples.json') || path.basename(source) === 'migrations';
