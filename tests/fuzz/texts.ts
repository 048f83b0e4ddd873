import fc from 'fast-check';
import { garbledIn } from '../../src/content/rules/texts/garbled';

/** What somebody who means harm, or a program that means nothing, writes where a text is asked for. */
export const HOSTILE = [
  '</script><script>x()</script>',
  '"><img src=x onerror=x()>',
  "' onmouseover='x()",
  '<svg/onload=x()>',
  '<!--',
  ']]>',
  '--!><style>*{display:none}',
  '$\u007bx()',
  '$& $1 $` $$',
  '&lt;b&gt; &amp;amp; &#0;',
  'javascript:x()',
  '%00%0a%3Cscript%3E',
  '__proto__',
  'constructor',
  'a\r\nb\rc\td',
  '\u200fמימין\u200e لليسار',
  'e\u0301\u0323\u0489',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '𝕏𐍈',
  'a\u00a0b\u00ad\u200bc\ufeffd',
  'İıſK',
  '-',
  '#',
  '0',
];

/** Code points that are halves of a pair in UTF-16, and no characters. */
const HALVES = { first: 0xd800, count: 0x800 };

/** Any character. That of fast-check's own unit `binary` takes two seconds and 150 MB for a list of all characters. */
const CHARACTER = fc
  .integer({ min: 0, max: 0x10ffff - HALVES.count })
  .map((index) => String.fromCodePoint(index < HALVES.first ? index : index + HALVES.count));

/** Any text that a reader can see: of any characters, but not those that a document may not have. */
export function textOf({ min = 0, max = 80 }: { min?: number; max?: number }): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
    { weight: 1, arbitrary: fc.string({ unit: CHARACTER, maxLength: 12 }) },
    { weight: 2, arbitrary: fc.lorem({ maxCount: 4 }) },
  );
  return fc
    .array(piece, { minLength: 1, maxLength: 3 })
    .map((pieces) => cut(legal(pieces.join(' ')), max))
    .map((text) => (/[\p{L}\p{N}]/u.test(text) ? text : cut(`x${text}`, max)))
    .map((text) => text.padEnd(min, 'x'));
}

/** Simple Markdown, well formed and not. Its links lead to pages that every small site has. */
export function richTextOf(max: number): fc.Arbitrary<string> {
  const words = textOf({ max: 60 }).map((text) => text.replaceAll('](', '] ('));
  const piece = fc.oneof(
    words,
    words.map((text) => `**${text}**`),
    words.map((text) => `*${text}`),
    words.map((text) => `\n\n- ${text}\n  - ${text}\n`),
    words.map((text) => `\n\n3. ${text}\n`),
    words.map((text) => `[${text.replace(/[[\]\\]/g, '')}](/)`),
    words.map((text) => `\n\n${text}\n\n`),
    fc.constantFrom('\n# ', '\n> ', '`', '***', '\\', '- - - ', '[', ']', '<', '_', '~~~\n'),
  );
  return fc
    .array(piece, { minLength: 1, maxLength: 6 })
    .map((pieces) => cut(`x ${pieces.join(' ')}`, max).replace(/\]\([^)]*$/, ''));
}

/** Without what validation refuses, which is tested elsewhere: hidden characters, braces, notes to oneself, garbled letters. */
function legal(text: string): string {
  const plain = text
    .replace(/[\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufff9-\ufffc\ufffe\uffff{}]/gu, '')
    .replace(/[\u115f\u1160\u2028\u2029\u3164\uffa0]|[\u{e0001}\u{e0020}-\u{e007f}]/gu, '')
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/todo|fixme|tb[dc]|lorem ipsum/giu, 'x');
  return ungarbled(plain);
}

function ungarbled(text: string): string {
  const found = garbledIn(text);
  return found ? ungarbled(text.replace(found.written, 'x')) : text;
}

const cut = (text: string, max: number) => Array.from(text).slice(0, max).join('');
