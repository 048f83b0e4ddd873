import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FOLDERS } from '../../../content/model/addresses/reserved';
import { PROJECT_ROOT } from '../../project';

/**
 * Puts the schemas into a built site at `/schema/…`, so that a document elsewhere can name them after `$schema`. Synchronously: for so
 * few small files the thread pool costs more than the copying.
 */
export function copySchemas(dir: string): void {
  copyFolder(path.join(PROJECT_ROOT, 'schema'), path.join(dir, FOLDERS.schema));
}

function copyFolder(source: string, target: string): void {
  mkdirSync(target);
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const { name } = entry;
    if (isAboutSchemas(name)) continue;
    const copy = entry.isDirectory() ? copyFolder : copyFileSync;
    copy(path.join(source, name), path.join(target, name));
  }
}

/** Examples and migrations are the project's own. */
const isAboutSchemas = (name: string) => name.endsWith('.examples.json') || name === 'migrations';
