/** What a keyboard types: visitors write that into forms, whatever the documents say. */
const KEYBOARD = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));

/** All else, as it stands in a document or as JSON escapes it, with the letter before it, whose mark it may be. */
const OTHER = /[A-Za-z]?(?:[^\0-\x7f]|\\u[\da-fA-F]{4})+/g;

/** Tells in a fifth of the time that a document has no other letter, as most have none in English. */
const HAS_OTHER = /[^\0-\x7f]|\\u/;

const LETTER_WITH_MARKS = /\P{M}\p{M}+/gu;

/**
 * The letters that a site writes, each once and in the order of their code points: those of its documents in capitals and small,
 * and those of a plain keyboard.
 *
 * @param documents the texts of JSON files; what is no letter of a text does no harm
 */
export function lettersOf(documents: Iterable<string>): string {
  const letters = new Set(KEYBOARD);
  const known = new Set<string>();
  for (const text of documents) {
    if (!HAS_OTHER.test(text)) continue;
    for (const [run] of text.matchAll(OTHER)) {
      if (known.has(run)) continue;
      known.add(run);
      addAll(unescaped(run), letters);
    }
  }
  return [...letters].sort().join('');
}

function addAll(text: string, letters: Set<string>): void {
  // A font may have a letter with its mark as one drawing.
  const joined = [...text.matchAll(LETTER_WITH_MARKS)].map(([letter]) => letter.normalize()).join('');
  const all = text + joined + partsOf(text);
  for (const letter of all + all.toUpperCase() + all.toLowerCase()) letters.add(letter);
}

/** A vowel sign that stands on both sides of a consonant, and the Thai am, are drawn from their parts. */
const partsOf = (text: string) => text.replace(IN_PARTS, (sign) => sign.normalize('NFKD'));
const IN_PARTS = /[^\p{Script=Inherited}\P{M}]|\u0e33/gu;

/** Half of a pair that stands alone is no letter. */
const unescaped = (run: string) => String(JSON.parse(`"${run}"`)).replace(/\p{Surrogate}/gu, '');
