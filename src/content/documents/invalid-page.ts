import type { PageDocument } from '../../generated/documents';
import type { OpenDocument } from './open-document';
import { isRecord } from '../util/is-record';
import { locate } from '../json/locate';
import { extractOnce } from './document-fact';

/** The line at which each block of a page begins. */
export function blockLines({ tree, lines }: OpenDocument): number[] {
  const blocks = tree && locate(tree, '/blocks')?.value;
  return (blocks?.children ?? []).map((block) => lines.positionAt(block.offset).line);
}

/** Whether anything of a document can be tried: it is an object with a list of blocks. */
export const isInvalidPage = extractOnce(({ value }) => isRecord(value) && Array.isArray(value.blocks));

/**
 * What of a faulty document can be tried in dev: its blocks that are objects at all. They may lack
 * anything else; the boundary around each block catches what then goes wrong.
 */
export function invalidPageOf(open: OpenDocument): { document: PageDocument; blockLines: number[] } {
  const value = isRecord(open.value) ? open.value : {};
  const blocks: readonly unknown[] = Array.isArray(value.blocks) ? value.blocks : [];
  const lines = blockLines(open);
  const kept = blocks.flatMap((block, index) =>
    isRecord(block) ? [{ block, line: lines[index] ?? 1 }] : [],
  );
  const shown = {
    ...value,
    title: textOr(value.title, open.source.path),
    description: textOr(value.description, ''),
    name: typeof value.name === 'string' ? value.name : undefined,
    blocks: kept.map(({ block }) => block),
  };
  // A draft is not what the schemas ask for, and says so by being called one: only dev shows it.
  return { document: shown as unknown as PageDocument, blockLines: kept.map(({ line }) => line) };
}

const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
