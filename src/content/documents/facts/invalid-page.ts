import type { PageDocument } from '../../../generated/documents';
import type { OpenDocument } from '../document/open-document';
import { isRecord } from '../../util/is-record';
import { locate } from '../../json/locate';
import { extractOnce } from './document-fact';

/** The line at which each block of a page begins. */
export function blockLines({ tree, lines }: OpenDocument): number[] {
  const blocks = tree && locate(tree, '/blocks')?.value;
  return (blocks?.children ?? []).map((block) => lines.positionAt(block.offset).line);
}

/** Whether a part of a document can be shown: it is an object with a list of blocks. */
export const canBeShown = extractOnce(({ value }) => isRecord(value) && Array.isArray(value.blocks));

/**
 * The part of an invalid document that dev can show: its blocks that are objects. They may lack
 * properties; the error boundary around each block handles that.
 */
export function partToShow(open: OpenDocument): { document: PageDocument; blockLines: number[] } {
  const value = isRecord(open.value) ? open.value : {};
  const blocks: readonly unknown[] = Array.isArray(value.blocks) ? value.blocks : [];
  const lines = blockLines(open);
  const shownBlocks = blocks.flatMap((block, index) =>
    isRecord(block) ? [{ block, line: lines[index] ?? 1 }] : [],
  );
  const shown = {
    ...value,
    title: textOr(value.title, open.source.path),
    description: textOr(value.description, ''),
    name: typeof value.name === 'string' ? value.name : undefined,
    blocks: shownBlocks.map(({ block }) => block),
  };
  // Not valid against the schema, as the name says: only dev shows it.
  return { document: shown as unknown as PageDocument, blockLines: shownBlocks.map(({ line }) => line) };
}

const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
