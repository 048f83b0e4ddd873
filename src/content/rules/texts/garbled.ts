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

/** A part of a text that another program has garbled. */
export interface Garbled {
  /** Read in another encoding; become �; or become a question mark. Only of the first it is known what was meant. */
  kind: 'garbled' | 'lost' | 'asked';
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
  return asked === undefined ? undefined : { kind: 'asked', written: asked, meant: '' };
}

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
