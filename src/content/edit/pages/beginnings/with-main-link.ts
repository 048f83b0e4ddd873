import { LINK_PLACEHOLDER } from '../../../model/pages/placeholders';
import { isRecord } from '../../../util/is-record';

/**
 * A new page on which the first button of each block leads where the button in the header leads: that is what a site asks of its
 * visitors. Links that are chosen stay as they are.
 *
 * @param href of the button in the header; where there is none, nothing changes
 */
export function withMainLink<Page extends Readonly<Record<string, unknown>>>(
  page: Page,
  href: string | undefined,
): Page {
  const { blocks } = page;
  if (href === undefined || !Array.isArray(blocks)) return page;
  return { ...page, blocks: blocks.map((block) => withFirstLink(block, href)) };
}

function withFirstLink(block: unknown, href: string): unknown {
  if (!isRecord(block) || !Array.isArray(block.actions)) return block;
  const [first, ...others] = block.actions;
  const isLeft = isRecord(first) && String(first.href).startsWith(LINK_PLACEHOLDER);
  return isLeft ? { ...block, actions: [{ ...first, href }, ...others] } : block;
}
