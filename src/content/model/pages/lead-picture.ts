/**
 * The picture that a visitor sees first: of those that blocks name, the first in the order of the page. An overlay
 * is none, since it lies over another picture.
 *
 * @returns the very object in the document, to be compared by identity: a page may show one file twice
 */
export function leadPicture(part: unknown): object | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if ('src' in part && 'alt' in part) return part;
  // Faster than by entries: a page without pictures is searched as a whole.
  if (Array.isArray(part)) return firstIn(part);
  for (const name in part) {
    const found = name === 'overlay' ? undefined : leadPicture((part as Record<string, unknown>)[name]);
    if (found) return found;
  }
  return undefined;
}

function firstIn(parts: readonly unknown[]): object | undefined {
  for (const part of parts) {
    const found = leadPicture(part);
    if (found) return found;
  }
  return undefined;
}
