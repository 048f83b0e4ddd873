/**
 * The picture that a visitor sees first: of those that blocks name, the first in the order of the page. An overlay
 * is none, since it lies over another picture.
 *
 * @returns the very object in the document, to be compared by identity: a page may show one file twice
 */
export function leadPicture(part: unknown): object | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if ('src' in part && 'alt' in part) return part;
  for (const [name, inner] of Object.entries(part)) {
    const found = name === 'overlay' ? undefined : leadPicture(inner);
    if (found) return found;
  }
  return undefined;
}
