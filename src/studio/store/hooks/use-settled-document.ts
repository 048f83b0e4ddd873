import { useEffect, useState } from 'react';
import type { OpenDocument } from '../documents/open-document';
import { useOpenDocument, useStudioState } from './use-studio';

/** The open document as it was at the last step, when the selected part moved last, or when nobody types. */
export const useSettledDocument = (): OpenDocument | undefined => useSettled(useOpenDocument());

/** Milliseconds without a keystroke after which lists of what is in the document show what was typed. */
const SETTLED_MS = 200;

/**
 * A value that comes from the draft as it was at the last step, when the selected part moved last, or when nobody types: the letters
 * in the field come first.
 */
export function useSettled<T>(value: T): T {
  const step = useStudioState(
    ({ session, page, selection }) => `${page} ${session.past.length} ${selection.pointer}`,
  );
  const [settled, setSettled] = useState({ value, step });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value, step }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value, step]);
  if (settled.step === step) return settled.value;
  setSettled({ value, step });
  return value;
}
