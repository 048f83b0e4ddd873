import { locate } from '../../json/locate';
import type { OwnRule } from '../rule';

/** An id is used once on a page, in blocks inside blocks too; a link would always lead to the first. */
export const duplicateId: OwnRule = function* (document) {
  if (document.isSite) return;
  const seen = new Map<string, string>();
  for (const { pointer, value } of document.entries.named('id')) {
    if (typeof value !== 'string') continue;
    const first = seen.get(value);
    if (first === undefined) {
      seen.set(value, pointer);
      continue;
    }
    const node = document.tree && locate(document.tree, first)?.value;
    const firstLine = node ? document.lines.positionAt(node.offset).line : 0;
    yield { code: 'duplicate-id', pointer, args: { id: value, firstLine } };
  }
};
