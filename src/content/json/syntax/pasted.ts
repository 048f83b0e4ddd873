import type { OtherFormat } from '../../model/source';
import { lineRest, restOfLine, type Detected, type SyntaxContext } from './syntax-context';

/** Files that are packed without being made smaller may be text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: with these the format begins
const ZIP = /^PK\x03\x04/;

/** What stands before the first statement of a program. */
const REMARKS = '^\\s*(?:\\/\\/[^\\n]*\\n\\s*|\\/\\*(?:(?!\\*\\/)[\\s\\S])*\\*\\/\\s*)*';

/** How a statement of JavaScript or PHP begins, and what prose does not have there. */
const STATEMENT = [
  '<\\?php\\b',
  'export\\s+(?:default|const|function)\\b',
  'import\\s+(?:[\'"]|[\\w*{][^\\n]*\\sfrom\\s)',
  '(?:const|let|var)\\s+[\\w$]+[^=\\n]*=',
  '(?:async\\s+)?function\\b[\\s\\w$]*\\(',
  '[\\w$.]+\\s*=\\s*[{[(]',
].join('|');

/** The first line of a message, and of one more header behind it. */
const HEADER = '(?:from|to|cc|sent|date|subject|von|an|gesendet|betreff|de|à|objet|para|assunto) ?:';

/** How files of other programs begin that are text, the more certain ones first. */
const OTHER_FORMATS: readonly (readonly [what: OtherFormat, start: RegExp])[] = [
  ['rtf', /^\s*\{\\rtf/],
  ['pdf', /^\s*%PDF-/],
  ['html', /^\s*<(?:!doctype|html|head|body|div|p|\?xml)\b/i],
  ['archive', ZIP],
  ['program', new RegExp(`${REMARKS}(?:${STATEMENT})`)],
  ['css', /^\s*(?:@(?:charset|import|media|font-face)\b|[.#]?[\w-]+[\w\s,>.#:-]*\{\s*[\w-]+\s*:[^"{}\n]*;)/],
  ['mail', new RegExp(`^\\s*${HEADER}[^\\n]*\\n\\s*${HEADER}`, 'i')],
  ['markdown', /^\s*#{1,6} \S(?![\s\S]*^\s*\{)/m],
  ['yaml', /^\s*(?:---\s*\n|[a-z]\w*:(?:[ \t].*)?\r?\n[ \t]*(?:- |[a-z]\w*:))/i],
];

/** In characters: what a format is known by. Some of the patterns would take minutes for a long file. */
const BEGINNING = 2000;

/** The first lines of a document with the numbers that an editor or a web page shows before them. */
const NUMBERED = /^\s{0,20}(1[.:|)]?)[ \t]{1,20}\{\s{1,20}2[.:|)]?[ \t]{1,20}"/;

/** A document that was copied with the numbers of its lines. */
export function numberedLines(text: string): Detected {
  const what = NUMBERED.exec(text)?.[1];
  return what === undefined
    ? undefined
    : { reason: 'line-number', offset: text.indexOf(what), length: what.length, what };
}

/** Whether a file is that of another program. */
export function otherFormat(text: string): Detected {
  const beginning = text.slice(0, BEGINNING);
  const what =
    OTHER_FORMATS.find(([, start]) => start.test(beginning))?.[0] ?? (isTable(beginning) ? 'csv' : undefined);
  return what && { reason: 'other-format', offset: 0, length: lineRest(text, 0), what };
}

const IN_QUOTES = /"(?:[^"]|"")*"/g;

/** Whether the first rows of a text have equally many cells. Behind a comma of prose stands a space. */
function isTable(beginning: string): boolean {
  const rows = beginning.split(/\r?\n/).filter((row) => row.trim() !== '');
  const [first = '', ...others] = rows.slice(0, 3).map((row) => row.replace(IN_QUOTES, 'x'));
  if (others.length === 0 || [first, ...others].some((row) => /[{}]|^\s*x\s*:|, /.test(row))) return false;
  const cells = (row: string, sign: string) => row.split(sign).length;
  return [',', ';', '\t'].some(
    (sign) => cells(first, sign) > 1 && others.every((row) => cells(row, sign) === cells(first, sign)),
  );
}

const DATE = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const STAMP = `(?:${DATE},?\\s+)?${TIME}(?:,\\s+${DATE})?`;

/** When a message of a chat was sent and by whom, as WhatsApp and others copy it: `[25/11/2026, 14:03] Ama:`. */
const SENT = new RegExp(`^\\s*\\u200e?((?:\\[${STAMP}\\]|${STAMP}\\s[-–])\\s[^:"{}]{1,60}:)`, 'i');

/** How a text that was copied out of a chat begins; undefined for any other. */
export const chatBeginning = (text: string): string | undefined => SENT.exec(text.slice(0, BEGINNING))?.[1];

/** A message of a chat, or a line that was copied out of one. */
export function chatLine({ text, current }: SyntaxContext): Detected {
  if (!current) return undefined;
  const start = text.lastIndexOf('\n', current.offset - 1) + 1;
  const what = SENT.exec(restOfLine(text, start))?.[1];
  return what === undefined
    ? undefined
    : { reason: 'chat-line', offset: text.indexOf(what, start), length: what.length, what };
}
