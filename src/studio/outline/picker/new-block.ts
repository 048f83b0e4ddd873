import { ofAnySite } from '../../../content/edit/pages/beginnings/compositions';
import type { FillWithPlaceholders } from '../../../content/edit/pages/beginnings/placeholders';
import type { CatalogueEntry } from '../../../content/model/protocols/catalogue-entry';
import { isRecord } from '../../../content/util/is-record';

/**
 * A block to begin with: what its schema requires of the kind's first example, where each text says what is to be written. So
 * validate finds what is left to write, and no page shows the words of the example.
 */
export function newBlock({ type, examples: [first] }: CatalogueEntry, fill: FillWithPlaceholders): unknown {
  const { id: _, ...block } = { id: '', type, ...(first && ofAnySite(first.block)) };
  const { blocks } = fill({ blocks: [block] }, 'least');
  return Array.isArray(blocks) && isRecord(blocks[0]) ? blocks[0] : block;
}
