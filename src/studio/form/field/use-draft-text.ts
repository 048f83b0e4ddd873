import { useLayoutEffect, useRef, useState } from 'react';

/** A text while somebody types. */
interface DraftText {
  text: string;
  /**
   * Notes a text that the document will have, and shows it at once.
   *
   * @param shown what is shown in its place until the writing has ended: the same number as somebody writes it
   */
  type(text: string, shown?: string): void;
  /** Shows a text that the document does not get, since it is not finished. */
  show(text: string): void;
  /** The writing has ended: the field shows what the document has. */
  end(): void;
}

/**
 * Keeps the text of a field while somebody types, so that letters appear without waiting for the document. What the document says later
 * is shown where it did not come from here, as after an undo.
 *
 * @param value what the document has
 */
export function useDraftText(value: string): DraftText {
  const [text, setText] = useState(value);
  const typed = useRef<string[]>([]);
  useLayoutEffect(() => {
    const place = typed.current.indexOf(value);
    if (place >= 0) typed.current.splice(0, place + 1);
    else {
      typed.current = [];
      setText(value);
    }
  }, [value]);
  return {
    text,
    type(next, shown = next) {
      typed.current.push(next);
      setText(shown);
    },
    show: setText,
    end() {
      if (typed.current.length === 0) setText(value);
      typed.current = [];
    },
  };
}
