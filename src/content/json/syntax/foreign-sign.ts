import { plainDigits } from '../../util/plain-digits';
import type { SyntaxContext, Detected } from './syntax-context';
import { isText } from './tokens';

/** Spaces that are not the plain one: copied from web pages and chats, and written by French keyboards. */
const ODD_SPACE = /(?! )[\p{Z}]/u;

/** Characters without a shape (Unicode Standard Annex 44), but for those that divide lines and words of JSON. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * A character that nobody sees, or that looks like a space and is none.
 *
 * @param noticedAt where the parser stopped
 */
export function unseen(noticedAt: number, { text, current }: SyntaxContext): Detected {
  if (current && isText(current) && noticedAt >= current.offset) return undefined;
  const inWord = current && !isText(current) ? INVISIBLE.exec(current.text) : null;
  const offset = inWord && current ? current.offset + inWord.index : noticedAt;
  const what = String.fromCodePoint(text.codePointAt(offset) ?? 0x20);
  const place = { offset, length: what.length, what };
  if (ODD_SPACE.test(what)) return { reason: 'odd-space', ...place };
  return INVISIBLE.test(what) ? { reason: 'invisible', ...place } : undefined;
}

/** By sign of JSON: what is written in its place, and what no normal form of Unicode makes that sign of. */
const LOOKALIKES: readonly (readonly [meant: string, signs: string])[] = [
  [':', '∶꞉׃։'],
  ['-', '−–—‐‑'],
  [',', '；؛\u037e।॥۔፤⁏'],
  ['"', '〝〞〟″ˮ״「」『』'],
  ['.', '٫'],
  ['', '٬'],
  ['[', '〔【'],
  [']', '〕】'],
];

const MEANT = new Map(LOOKALIKES.flatMap(([meant, signs]) => Array.from(signs, (sign) => [sign, meant])));

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const CONSTANT = /^(?:true|false|null)$/;

/** Whether a text is brackets, commas and colons, and at most one number or constant among them. */
function isWellWritten(text: string): boolean {
  const [word = '', ...others] = text.split(/[{}[\],:]+/).filter(Boolean);
  return others.length === 0 && (word === '' || NUMBER.test(word) || CONSTANT.test(word));
}

/** Signs and digits of another script or keyboard: those of wide letters, of Arabic, of the scripts of India. */
export function foreignSign({ current, at }: SyntaxContext): Detected {
  if (!current || isText(current)) return undefined;
  const letters = Array.from(current.text);
  const meant = letters.map(signFor);
  const first = letters.findIndex((letter, index) => letter !== meant[index]);
  const sign = letters[first];
  if (sign === undefined) return undefined;
  const plain = meant.join('');
  const offset = current.offset + letters.slice(0, first).join('').length;
  if (NUMBER.test(plain) && at > 0)
    return {
      reason: 'foreign-digits',
      offset: current.offset,
      length: current.text.length,
      what: current.text,
      meant: plain,
    };
  const beginsText = first === 0 && meant[0] === '"';
  if (!beginsText && !isWellWritten(plain)) return undefined;
  return { reason: 'foreign-sign', offset, length: sign.length, what: sign, meant: meant[first] };
}

/** The sign of JSON that was meant; any other character is itself. */
function signFor(letter: string): string {
  const known = MEANT.get(letter);
  if (known !== undefined) return known;
  const digit = plainDigits(letter);
  if (digit !== letter) return digit;
  const normal = letter.normalize('NFKC');
  return /^[{}[\],:"\-.]$/.test(normal) ? normal : letter;
}
