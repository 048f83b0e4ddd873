import { type SyntaxContext, isNumberLike, range, restOfLine, type Detected } from './syntax-context';
import { endOf, isText, type JsonToken } from './tokens';

const COMMENT = /^(?:\/\/|\/\*|#|<!--)/;

/** Comments that end on their line: what stands behind them is none. */
const CLOSED_COMMENTS = /^(?:(?:\/\*.*?\*\/|<!--.*?-->)\s*)+/;

/** Signs before the lines of a list in other programs. */
const BULLET = /^[•●○▪▫■□◦‣⁃·∙*–—➢➤✓✔►]$/;

const CONSTANT = /^(?:true|false|null|none|nil|undefined|nan|infinity|yes|no)$/i;

/** Commas of Arabic, Chinese and Japanese, Ethiopic and others: keyboards for these languages write them. */
const FOREIGN_COMMA = /[\u060c\u3001\uff0c\u1363\u055d\u1802\u07f8\ua60d]/;

/** As in instructions, where something is left out. */
const LEFT_OUT = /^(?:\.{2,}|…)$/;

/** A comment, as in programming languages. */
export function comment({ text, current }: SyntaxContext): Detected {
  if (!current || !COMMENT.test(current.text)) return undefined;
  const rest = restOfLine(text, current.offset);
  const { length } = (CLOSED_COMMENTS.exec(rest)?.[0] ?? rest).trimEnd();
  return { reason: 'comment', offset: current.offset, length, what: current.text };
}

/** Another quotation mark, and as the next one that may end what it begins a straight one: only the first is wrong. */
const OTHER_BEGINNING = /^([“”„«»‘’'`＂″])(?:(?!["“”„«»‘’'`＂″]\s*(?:[,:}\]]|$)).)*"\s*(?:[,:}\]]|$)/;

/** A text or name that begins with another quotation mark than the one at its end. */
export function otherBeginning({ text, current }: SyntaxContext): Detected {
  if (!current) return undefined;
  const mark = OTHER_BEGINNING.exec(restOfLine(text, current.offset))?.[1];
  return mark === undefined
    ? undefined
    : { reason: 'other-beginning', offset: current.offset, length: mark.length, what: mark };
}

/** Signs of a document as it stands inside something else: a web page, a text of a program, a list of changes. */
export function copied({ text, tokens, at, current, previous, inside }: SyntaxContext): Detected {
  if (!current) return undefined;
  if (current.text === '+' && isText(previous) && isText(tokens[at + 1]))
    return { reason: 'plus', ...range(current), what: '+' };
  if (inside === '{' && isLineNumber(text, current) && isText(tokens[at + 1]) && tokens[at + 2]?.text === ':')
    return { reason: 'line-number', ...range(current), what: current.text };
  const whole = { ...range(current), what: current.text };
  if (current.text.startsWith('&quot;')) return { reason: 'html-quotes', ...whole };
  if (current.text === '\\') return { reason: 'escaped-quotes', ...whole };
  if (BULLET.test(current.text) && (isText(tokens[at + 1]) || tokens[at + 1]?.text === '{'))
    return { reason: 'bullet', ...whole };
  const isOfChanges = /^[-+]$/.test(current.text) && inside === '{' && isText(tokens[at + 1]);
  return isOfChanges ? { reason: 'diff-sign', ...whole } : undefined;
}

/** Whether a number is the first on its line, and some space is behind it. */
function isLineNumber(text: string, token: JsonToken): boolean {
  const before = text.slice(text.lastIndexOf('\n', token.offset) + 1, token.offset);
  return /^\d{1,5}[.:|)]?$/.test(token.text) && before.trim() === '' && /\s/.test(text[endOf(token)] ?? '');
}

/** Text without the quotation marks it needs, or with other ones. */
export function word({ text, tokens, at, current, previous, inside }: SyntaxContext): Detected {
  if (!current || isText(current) || '{}[],:'.includes(current.text)) return undefined;
  const whole = { offset: current.offset, length: current.text.length, what: current.text };
  if (current.text.startsWith("'"))
    return { reason: 'single-quotes', ...whole, length: quoted(text, current) };
  if (/^[“”„«»‘’]/.test(current.text)) return { reason: 'curly-quotes', ...whole };
  if (current.text.startsWith('`')) return { reason: 'backticks', ...whole };
  if (current.text.startsWith('(') && previous && ':[,'.includes(previous.text))
    return { reason: 'round-bracket', ...whole, length: 1, what: '(' };
  if (LEFT_OUT.test(current.text)) return { reason: 'left-out', ...whole };
  const foreign = current.text.search(FOREIGN_COMMA);
  if (foreign >= 0)
    return {
      reason: 'foreign-comma',
      offset: current.offset + foreign,
      length: 1,
      what: current.text[foreign] ?? '',
    };
  const semicolon = current.text.indexOf(';');
  if (semicolon >= 0)
    return { reason: 'semicolon', offset: current.offset + semicolon, length: 1, what: ';' };
  const expectsName = inside === '{' && (previous?.text === '{' || previous?.text === ',');
  if (expectsName) return { reason: 'unquoted-name', ...whole, what: current.text.replace(/"$/, '') };
  if (previous && isText(previous)) return afterText(text, previous, tokens[at - 2], current, inside);
  if (previous && ![':', '[', ','].includes(previous.text)) return undefined;
  if (CONSTANT.test(current.text)) return { reason: 'constant', ...whole };
  return { reason: isNumberLike(current.text) ? 'bad-number' : 'unquoted-text', ...whole };
}

/** A bare word after a text: usually quotation marks inside the text, or one missing after a name. */
function afterText(
  text: string,
  previous: JsonToken,
  beforeIt: JsonToken | undefined,
  current: JsonToken,
  inside: string | undefined,
): Detected {
  const isName = inside === '{' && beforeIt?.text !== ':';
  if (isName && /:\s*"$/.test(previous.text))
    return { reason: 'unclosed-name', ...range(previous), what: previous.text };
  if (isName) return undefined;
  const sameLine = !/[\r\n]/.test(text.slice(endOf(previous), current.offset));
  return sameLine
    ? { reason: 'inner-quote', offset: endOf(previous) - 1, length: 1, what: current.text }
    : undefined;
}

/** From an apostrophe to the next one on its line. */
function quoted(text: string, token: JsonToken): number {
  return /^'[^'\r\n]*'/.exec(text.slice(token.offset))?.[0].length ?? token.text.length;
}
