/** Signs that stand alone in the place of a text: dots, lines, question marks and rows of X. */
const SIGNS = /^\s*(?:[.…\-–—_]+|\?{2,}|x{3,})\s*$/i;

/** Whether a text is nothing but a sign that it is still to be written. */
export const isSignAlone = (text: string): boolean => SIGNS.test(text);

/** Notes to oneself, in capitals as they are written, and the filler text of printers. */
const NOTE = /\b(?:TODO|FIXME|TBD|TBC)\b|\blorem ipsum\b|\bdolor sit amet\b/i;
const NOTE_IN_SMALL_LETTERS = /^(?:todo|fixme|tbd|tbc)$/;

/** Rows of X in a text. Behind them a size of clothes has its letter. */
const ROW_OF_X = /\bX{3,}\b/;

/** What models of letters and pages have in brackets. A link of a rich text is `[words](/address)`. */
const IN_BRACKETS =
  /[[<](?:(?:add|enter|fill|insert|name of|put|replace|type|write|your)\s[^\][<>]+|date|description|heading|headline|image|link|photo|picture|price|text|title)[\]>](?!\()/i;

/** Nothing but what square brackets have between them. */
const ALL_IN_BRACKETS = /^\s*\[([^\][]+)\]\s*$/;

/** In two steps: one pattern for all would take minutes for a long text. */
function areAllInBrackets(text: string): boolean {
  const inside = ALL_IN_BRACKETS.exec(text)?.[1]?.trim() ?? '';
  return /\p{L}/u.test(inside) && /\s/.test(inside);
}

const THING = '(?:caption|content|description|headline|heading|image|logo|picture|text|title)';

/** What models say in the place of a text: `Your text here`, `Title goes here`. */
const HERE = new RegExp(
  `^\\s*(?:(?:add|insert|put|write)\\s(?:\\p{L}+\\s){0,2})?(?:your\\s)?${THING}\\s(?:goes\\s|comes\\s)?here[.!…]*\\s*$`,
  'iu',
);

/** The part of a text that says that it is still to be written; undefined where there is none. */
export function leftToWrite(text: string): string | undefined {
  const note = NOTE.exec(text)?.[0];
  if (note !== undefined && !NOTE_IN_SMALL_LETTERS.test(note)) return note;
  if (areAllInBrackets(text)) return text.trim();
  const part = ROW_OF_X.exec(text) ?? IN_BRACKETS.exec(text) ?? HERE.exec(text);
  return part?.[0].trim();
}
