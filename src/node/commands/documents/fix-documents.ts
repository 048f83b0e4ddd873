import { realpath } from 'node:fs/promises';
import { type FixedDocument, fixSite, textsOf } from '../../../content/edit/fix/fix';
import type { ValidatorConfig, SiteSources, SourceFile } from '../../../content/model/source';
import type { Validator } from '../../../content/check/validate';
import { withTexts } from '../../../content/documents/site/with-texts';
import { schemaDirFrom } from '../../read/schema-dir';
import { type Refused, saveDocuments } from '../../change-files/save-documents';

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
