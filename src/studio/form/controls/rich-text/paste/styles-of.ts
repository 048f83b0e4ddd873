/** What the style of an element says, by the names of its properties, in small letters. */
export function stylesOf(element: Element): ReadonlyMap<string, string> {
  const style = element.getAttribute('style')?.toLowerCase();
  if (!style) return NONE;
  return new Map(
    style.split(';').flatMap((part) => {
      const colon = part.indexOf(':');
      return colon < 0 ? [] : [[part.slice(0, colon).trim(), part.slice(colon + 1).trim()]];
    }),
  );
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Elements with nothing that a person reads as a text of the document. */
const UNREAD = new Set(
  'script style head title meta link template noscript xml o:p svg math object iframe select textarea del'.split(
    ' ',
  ),
);

/** Whether nothing of an element was seen where it was copied; a deletion that Word has kept is crossed out there. */
export const isUnread = (name: string, styles: ReadonlyMap<string, string>): boolean =>
  UNREAD.has(name) ||
  styles.get('display') === 'none' ||
  styles.get('mso-hide') === 'all' ||
  styles.get('mso-list') === 'ignore' ||
  (styles.get('mso-element') ?? '').startsWith('comment');

/** Whether an element makes its words bold, or no longer bold; undefined where it says nothing of that. */
export function strength(name: string, styles: ReadonlyMap<string, string>): boolean | undefined {
  const weight = styles.get('font-weight');
  if (weight?.startsWith('bold') || Number.parseInt(weight ?? '', 10) >= 600) return true;
  if (weight === 'normal' || weight === 'lighter' || Number.parseInt(weight ?? '', 10) < 600) return false;
  return name === 'b' || name === 'strong' ? true : undefined;
}

/** The same of words that are stressed. */
export function stress(name: string, styles: ReadonlyMap<string, string>): boolean | undefined {
  const style = styles.get('font-style');
  if (style === 'italic' || style === 'oblique') return true;
  if (style === 'normal') return false;
  return name === 'i' || name === 'em' ? true : undefined;
}

/** Whether line breaks and spaces count as they are written; undefined where an element says nothing of that. */
export function keepsSpaces(name: string, styles: ReadonlyMap<string, string>): boolean | undefined {
  const space = styles.get('white-space');
  return space === undefined ? name === 'pre' || undefined : /^(?:pre|break-spaces)/.test(space);
}
