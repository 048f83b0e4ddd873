import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { SITE_PATH } from '../../../src/content/model/source';
import type { PageDocument } from '../../../src/generated/documents';
import type { Generator } from './generators';

/**
 * Writes the documents of a pages folder as sources of another generator: the same words, with its templates.
 *
 * @param dir a folder that is not there yet
 */
export async function writeSources(generator: Generator, pagesDir: string, dir: string): Promise<void> {
  await cp(path.join(import.meta.dirname, generator.folder), dir, { recursive: true });
  await mkdir(path.dirname(path.join(dir, generator.siteFile)), { recursive: true });
  await cp(path.join(pagesDir, SITE_PATH), path.join(dir, generator.siteFile));
  for (const file of await glob('**/*.json', { cwd: pagesDir, ignore: SITE_PATH }))
    await writePage(generator, { pagesDir, dir }, file);
}

const nameOf = ({ homeFile }: Generator, file: string) =>
  file === 'index.json' ? homeFile : file.replace(/json$/, 'md');

/**
 * Writes one document as the source of another generator.
 *
 * @param document its path in the pages folder
 */
export async function writePage(
  generator: Generator,
  { pagesDir, dir }: { pagesDir: string; dir: string },
  document: string,
): Promise<void> {
  const page: PageDocument = JSON.parse(await readFile(path.join(pagesDir, document), 'utf8'));
  const text = page.blocks.flatMap((block) =>
    block.type === 'prose'
      ? block.sections.map(({ heading, richText }) => `## ${heading}\n\n${richText}\n`)
      : [],
  );
  const file = path.join(dir, generator.contentDir, nameOf(generator, document));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, generator.sourceOf({ ...page, ...withoutText(page) }, text.join('\n')));
}

/** The text stands in Markdown. */
function withoutText({ blocks }: PageDocument): object {
  return {
    blocks: blocks.map((block) =>
      block.type === 'prose'
        ? { ...block, sections: block.sections.map(({ id, heading }) => ({ id, heading })) }
        : block,
    ),
  };
}
