/** A link of Markdown, and of a web page. */
const LINKED = [/^!?\[[^[\]]*\]\(\s*([^\s()]+)\s*\)$/, /^<a\s[^<>]*href\s*=\s*["']?([^\s"'<>]+)/i];

/** A name with its mail address, as mail programs write it. */
const NAMED = /^[^<>@]*<([^\s<>@]+@[^\s<>@]+)>$/;

const PAIRS = ['""', "''", '“”', '‘’', '«»', '<>', '()', '[]', '``'];

/**
 * What stands inside the quotation marks, the brackets or the Markdown that were copied with a link.
 *
 * @returns undefined where there are none
 */
export function withoutMarks(link: string): string | undefined {
  for (const pattern of [...LINKED, NAMED]) {
    const inside = pattern.exec(link)?.[1];
    if (inside !== undefined) return inside;
  }
  const inPair = PAIRS.some(
    (pair) => link.length > 2 && link.startsWith(pair[0] ?? '') && link.endsWith(pair[1] ?? ''),
  );
  return inPair ? link.slice(1, -1).trim() : undefined;
}

/** What stands between two links: a comma, a word, or nothing but spaces. */
const BETWEEN = /\s*[,;|]\s*|\s+(?:\/|or|ou|and|et|&)\s+|\s+(?=https?:|www\.|\+\d)/i;

/** Each of several links has a beginning that a single one has only once. */
const BEGINNING =
  /^(?:https?:\/\/[^\s/]|www\.|tel:[+\d]|\+\d[\d\s().-]{6,}$|0\d[\d\s().-]{6,}$|[^\s@]+@[^\s@]+\.)/i;

/**
 * Whether several links stand in the place of one. A message may go to several addresses.
 *
 * @param link of some hundred characters at most
 */
export function areSeveral(link: string): boolean {
  const parts = link.split(BETWEEN);
  return parts.length > 1 && !/^mail/i.test(link) && parts.every((part) => BEGINNING.test(part));
}
