import { useEffect, useRef, useState } from 'react';
import { withUnchanged } from '../../../ui/behaviours/with-unchanged';
import { isLeft, useProblems } from '../../problems/use-problems';
import { useOpenDocument, useStudioState } from '../../store/use-studio';
import type { OutlineItem } from './outline-item';

/**
 * The rows for the open document, as it was at the last step, or when nobody types.
 *
 * @param itemsOf makes them of a document and of the pointers of what is wrong in it
 */
export function useItems(
  itemsOf: (document: unknown, problems: readonly string[]) => OutlineItem[],
): OutlineItem[] {
  const open = useOpenDocument();
  const step = useStudioState(({ session, page }) => `${page} ${session.past.length}`);
  const document = useSettled(open, step);
  const { here } = useProblems();
  return useUnchanged(
    itemsOf(
      document?.value,
      here.filter((issue) => !isLeft(issue)).map((issue) => issue.pointer),
    ),
  );
}

/** Milliseconds without a keystroke after which the outline shows what was typed. */
const SETTLED_MS = 200;

/** A value as it was at the last step, or when nobody types: the letters in the field come first. */
function useSettled<T>(value: T, step: string): T {
  const [settled, setSettled] = useState({ value, step });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value, step }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value, step]);
  if (settled.step === step) return settled.value;
  setSettled({ value, step });
  return value;
}

/** The same objects for what has not changed, so that the tree draws no row in vain. */
function useUnchanged<T>(next: T): T {
  const before = useRef<T>(undefined);
  before.current = withUnchanged(before.current, next);
  return before.current;
}
