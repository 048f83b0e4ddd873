import { useEffect, useState } from 'react';
import type { Selection } from '../../store/state';
import { useStudioState } from '../../store/hooks/use-studio';
import type { OutlineItem } from './outline-item';

/**
 * What is selected, as the rows show it: a block that was clicked in the page has its form painted first, and its row in the next
 * frame. Whoever is in the outline, or has changed its rows, sees it at once.
 */
export function useSelectedRow(items: readonly OutlineItem[]): Selection {
  const selection = useStudioState((state) => state.selection);
  const [shown, setShown] = useState({ selection, items });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown({ selection, items }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [selection, items]);
  return selection.isInOutline || items !== shown.items ? selection : shown.selection;
}
