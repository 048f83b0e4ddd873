import { locate } from '../../json/locate';
import type { DocumentRule } from '../rule';

/** An id is used once on a page, in blocks inside blocks too; a link would always lead to the first. */
export const duplicateId: DocumentRule = function* (document, { entriesOf }) {
  if (document.isSite) return;
  const seen = new Map<string, string>();
  for (const { pointer, name, value } of entriesOf(document)) {
    if (name !== 'id' || typeof value !== 'string') continue;
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
