/** What Windows-1252 has in the place of the bytes 80 to 9F; five of them stand for nothing. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** What can follow the first byte of a letter; of these, what hardly ever follows a letter in a text. */
const NEXT = `[\u00a0-\u00bf${HIGH}]`;
const ODD_NEXT = `[\u0080-\u009f\u00a0-\u00ba\u00bc-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™šœžŸ]`;

/** Letters of UTF-8 that were read as Windows-1252: "é" became "Ã©", a quotation mark "â€œ". */
const GARBLED = new RegExp(
  `[ÂÃ]${ODD_NEXT}|â[€‚„]${NEXT}|[àáãäåæçèéêëìíîï]${ODD_NEXT}${NEXT}|ðŸ${NEXT}{2}`,
  'g',
);

/** `soci?t?`: what cannot be written in an encoding becomes a question mark. Behind that of an address stands a name and =. */
const LOST_ACCENT = /(?<!\p{L})\p{L}+\?(?=\p{Ll})(?![\w-]+=)\p{Ll}+/u;

/**
 * Cyrillic and Greek letters that no reader tells from those of Latin (Unicode Technical Standard 39, confusables), and the
 * Latin letters that they look like, in the same order.
 */
const LOOKALIKES = [
  ['асԁеһіјӏорԛѕԝхуАВЕЅІЈКМНОРСТХУ', 'acdehijlopqswxyABESIJKMHOPCTXY'],
  ['οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'oABEZHIKMNOPTYX'],
] as const;
const LATIN = new Map(
  LOOKALIKES.flatMap(([others, latin]) => Array.from(others, (letter, index) => [letter, latin[index]])),
);
const LOOKALIKE = `[${LOOKALIKES.map(([others]) => others).join('')}]`;

/** A word of Latin letters with such a letter among them. */
const MIXED = new RegExp(
  `(?<!\\p{L})(?=\\p{L}*\\p{Script=Latin})(?=\\p{L}*${LOOKALIKE})(?:\\p{Script=Latin}|${LOOKALIKE})+(?!\\p{L})`,
  'u',
);

/** A part of a text that another program has garbled. */
export interface Garbled {
  /** Read in another encoding; become �; become a question mark; or with letters of another script. What was meant is known of the first and the last. */
  kind: 'garbled' | 'lost' | 'asked' | 'mixed';
  written: string;
  meant: string;
  [arg: string]: string;
}

/** The first garbled part of a text. */
export function garbledIn(text: string): Garbled | undefined {
  for (const [written] of text.matchAll(GARBLED)) {
    const meant = decoded(written);
    if (meant !== undefined) return { kind: 'garbled', written, meant };
  }
  const lost = /\ufffd+/.exec(text)?.[0];
  if (lost !== undefined) return { kind: 'lost', written: lost, meant: '' };
  const asked = LOST_ACCENT.exec(text)?.[0];
  if (asked !== undefined) return { kind: 'asked', written: asked, meant: '' };
  const mixed = MIXED.exec(text)?.[0];
  return mixed === undefined ? undefined : { kind: 'mixed', written: mixed, meant: inLatin(mixed) };
}

const inLatin = (word: string) => Array.from(word, (letter) => LATIN.get(letter) ?? letter).join('');

/** Undefined where the bytes are no letter of UTF-8. */
function decoded(written: string): string | undefined {
  const bytes = Array.from(written, (letter) => {
    const high = HIGH.indexOf(letter);
    const byte = high < 0 ? letter.charCodeAt(0) : 0x80 + high;
    return `%${byte.toString(16)}`;
  });
  try {
    return decodeURIComponent(bytes.join(''));
  } catch {
    return undefined;
  }
}
