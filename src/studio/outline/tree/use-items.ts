import { useEffect, useState } from 'react';
import { isLeft } from '../../form/field/is-left';
import { useProblems } from '../../problems/use-problems';
import { useTokens } from '../../store/hooks/use-tokens';
import { useSettledDocument } from '../../store/hooks/use-settled-document';
import { useUnchanged } from '../../store/hooks/use-unchanged';
import { asVisitorsSee, hasSameRows, type OutlineItem, type Problem } from './outline-item';

/**
 * The rows for the open document, as it was at the last step, or when nobody types.
 *
 * @param itemsOf makes them of a document and of what is wrong in it
 */
export function useItems(
  itemsOf: (document: unknown, problems: readonly Problem[]) => OutlineItem[],
): OutlineItem[] {
  const document = useSettledDocument();
  const { here } = useProblems();
  const tokens = useTokens(document?.path ?? '');
  const items = itemsOf(
    document?.value,
    here.filter((issue) => !isLeft(issue)),
  );
  return useWordsDeferred(useUnchanged(asVisitorsSee(items, tokens)));
}

/** Milliseconds in which the page in the frame is painted: the words of the outline come after it. */
const PAINT_MS = 100;

/** Rows whose words alone have changed are shown after the page in the frame is painted; moved, new and deleted ones at once. */
function useWordsDeferred(items: OutlineItem[]): OutlineItem[] {
  const [shown, setShown] = useState(items);
  useEffect(() => {
    const timer = setTimeout(() => setShown(items), PAINT_MS);
    return () => clearTimeout(timer);
  }, [items]);
  return hasSameRows(items, shown) ? shown : items;
}
