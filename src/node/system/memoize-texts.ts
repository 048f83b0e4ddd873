/** So many answers are kept. */
const MAX_REMEMBERED = 5000;

/**
 * Remembers what was made of a text, for texts of which many come again and some are there only once.
 *
 * @param make must give the same for the same text
 */
export function memoizeTexts<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(copyOf(text), made);
    return made;
  };
}

/** A part of a text holds all of it in memory, such as a page for the sake of one address; a copy does not. */
const copyOf = (part: string) => Buffer.from(part, 'utf16le').toString('utf16le');
