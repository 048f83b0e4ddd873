/** Signs that stand alone in the place of a text: dots, lines, question marks and rows of X. */
const SIGNS = /^\s*(?:[.…\-–—_]+|\?{2,}|x{3,})\s*$/i;

/** Whether a text is nothing but a sign that it is still to be written. */
export const isSignAlone = (text: string): boolean => SIGNS.test(text);

/** Notes to oneself, in capitals as they are written: in Spanish and Portuguese `Todo` is a word. */
const NOTE = /\b(?:TODO|FIXME|TBD|TBC)\b/;

/** The filler text of printers. */
const FILLER = /\blorem ipsum\b|\bdolor sit amet\b/i;

/** Rows of X in a text. Behind them a size of clothes has its letter. */
const ROW_OF_X = /\bX{4,}\b|\bX{2,}[ -]X{3,}\b/;

/** What models of letters and pages have in brackets. A link of a rich text is `[words](/address)`. */
const IN_BRACKETS =
  /[[<](?:(?:add|enter|fill|insert|name of|put|replace|type|write|your)\s[^\][<>]+|date|description|heading|headline|image|link|photo|picture|price|text|title)[\]>](?!\()/i;

/** What models of letters ask for, with one to three words before it: `[Parent name]`. */
const ASKED_FOR =
  /\[(?:[\p{L}'’]{1,30} ){1,3}(?:address|amount|city|country|date|e-?mail|name|number|phone|price|town|village)\](?!\()/iu;

/** Braces around words in capitals, and a name as programs for letters to many people write it. */
const IN_BRACES = /\{ ?[A-Z]{2,}(?: [A-Z]+)+ ?\}|<<(?! )[^<>\n]{1,60}(?<! )>>/;

/** Nothing but what square brackets have between them. */
const ALL_IN_BRACKETS = /^\s*\[([^\][]+)\]\s*$/;

/** In two steps: one pattern for all would take minutes for a long text. */
function areAllInBrackets(text: string): boolean {
  const inside = ALL_IN_BRACKETS.exec(text)?.[1]?.trim() ?? '';
  return /\p{L}/u.test(inside) && /\s/.test(inside);
}

/** What stands in the place of a whole text. */
const WHOLE =
  /^\s*(?:lorem|ipsum|placeholder|untitled|sub-?heading|asdf\w{0,20}|qwerty|test test|your company(?: name)?(?: here)?|(?:add|enter|insert|type|write|your|sample|dummy) (?:text|heading|headline|title|subtitle|description|caption)|à (?:compléter|remplir|rédiger))[.!…]*\s*$/i;

const THING = '(?:caption|content|description|headline|heading|image|logo|picture|text|title)';

/** What models say in the place of a text: `Your text here`, `Title goes here`. */
const HERE = new RegExp(
  `^\\s*(?:(?:add|insert|put|write)\\s(?:\\p{L}+\\s){0,2})?(?:your\\s)?${THING}\\s(?:goes\\s|comes\\s)?here[.!…]*\\s*$`,
  'iu',
);

/** The part of a text that says that it is still to be written; undefined where there is none. */
export function leftToWrite(text: string): string | undefined {
  const note = NOTE.exec(text) ?? FILLER.exec(text);
  if (note) return note[0];
  if (areAllInBrackets(text)) return text.trim();
  const part = [ROW_OF_X, IN_BRACKETS, ASKED_FOR, IN_BRACES, WHOLE, HERE].find((signs) => signs.test(text));
  return part?.exec(text)?.[0].trim();
}

/** Three X, which are a number of Rome too; a line to write on, which tests for pupils have; and a date of no day. */
const PERHAPS =
  /\bXXX\b|_{4,}|\b(?:xx|dd|jj)([/.-])(?:xx|mm)\1(?:xx(?:xx)?|yy(?:yy)?|aa(?:aa)?|\d{4})(?!\w)/i;

/** The part of a text that may say so, or be meant. */
export const perhapsLeftToWrite = (text: string): string | undefined => PERHAPS.exec(text)?.[0];
