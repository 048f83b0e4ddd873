import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { type FixedDocument, fixSite, textsOf } from '../../content/edit/fix/fix';
import type { ValidatorConfig, SiteSources, SourceFile } from '../../content/model/source';
import type { Validator } from '../../content/check/validate';
import { withTexts } from '../../content/documents/with-texts';
import { PROJECT_ROOT } from '../project';
import { type Refused, saveDocuments } from '../change-files/save-documents';

interface FixDocumentsOptions {
  pagesDir: string;
  validator: Validator;
  config: ValidatorConfig;
  only: ReadonlySet<string> | undefined;
}

/** The result of fixing a pages folder. */
export interface FixResult {
  /** The documents as they are on the disk now. */
  sources: SiteSources;
  saved: FixedDocument[];
  unreadable: SourceFile[];
  refused: Refused[];
}

/** Fixes, on the disk, what has one right answer. */
export async function fixDocuments(sources: SiteSources, options: FixDocumentsOptions): Promise<FixResult> {
  const root = await realpath(options.pagesDir);
  const { fixed, unreadable } = fixSite(sources, { ...options, schemaDir: await schemaDirFrom(root) });
  const saves = fixed.flatMap(({ source, text }) => {
    const { file, content } = source;
    return 'text' in content ? [{ file, path: source.path, before: content.text, after: text }] : [];
  });
  const refused = await saveDocuments(options.pagesDir, saves, 'validate --fix');
  const left = new Set(refused.map(({ file }) => file));
  const saved = fixed.filter(({ source }) => !left.has(source.file));
  return { sources: withTexts(sources, textsOf(saved)), saved, unreadable, refused };
}

/** The relative path from the pages folder to the schemas; for a folder outside this project it would not last. */
async function schemaDirFrom(root: string): Promise<string | undefined> {
  const project = await realpath(PROJECT_ROOT);
  const inside = path.relative(project, root);
  if (inside.startsWith('..') || path.isAbsolute(inside)) return undefined;
  return path.relative(root, path.join(project, 'schema')).split(path.sep).join('/');
}
